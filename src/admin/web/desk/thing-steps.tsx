import { Trans, useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Button } from '../../../web/ui/button.tsx'
import type { InboxSteps } from './use-steps.ts'

/** Above a thing that takes the place of the list: back to it, where the thing stands there, and the ones beside it. */
export default function ThingSteps({ steps, onBack }: { steps: InboxSteps; onBack: () => void }) {
  const { t } = useLingui()
  const { place, found } = steps
  const step = (by: 1 | -1) => {
    steps.step(by)
    scrollTo({ top: 0 })
  }
  return (
    <nav className="inbox-steps" aria-label={t`In the list`}>
      <Button kind="ghost" size="small" onClick={onBack}>
        <ArrowLeft className="icon-small" aria-hidden /> <Trans>Back to the list</Trans>
      </Button>
      <span className="small muted numeric" role="status">
        {place !== null && (
          <Trans>
            {place} of {found}
          </Trans>
        )}
      </span>
      {/* At an end the button stays, and keeps the focus. */}
      <button
        type="button"
        className="icon-button"
        aria-label={t`The one before`}
        aria-disabled={place === 1}
        onClick={() => step(-1)}
      >
        <ChevronUp aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t`The next one`}
        aria-disabled={place === found}
        onClick={() => step(1)}
      >
        <ChevronDown aria-hidden />
      </button>
    </nav>
  )
}
