import './choices.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../web/words.ts'
import { BenefitsPicker } from '../benefits/benefits-picker.tsx'
import { amountWithName } from './wait-benefits.tsx'
import type { WaitDraft } from './wait-draft.ts'
import type { BenefitToWish, ChosenForWishDraft } from './wished.ts'

interface WaitBenefitsProps {
  draft: WaitDraft
  /** What a stay on these days could use; null until it is known. */
  open: readonly BenefitToWish[] | null
  chosen: ChosenForWishDraft
  /** Somebody has tried to send. */
  tried: boolean
  onChange: (part: Partial<WaitDraft>) => void
}

/** Which benefits a wish is to use once its nights are taken, as of a request; what no longer fits then is left out. */
export function BenefitsToWish({ draft, open, chosen, tried, onChange }: WaitBenefitsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!open) return null
  const left = new Intl.ListFormat(language).format(chosen.beyond.map((one) => amountWithName(one, language)))
  return (
    <div className="stack wait-benefits">
      <BenefitsPicker
        occupant="owner"
        // The picker tells them apart by a number: here the benefit’s, whose year is known when the nights are.
        open={open.map((one) => ({ ...one, idBenefitYear: one.idBenefit }))}
        value={draft.benefits}
        errorOf={(id) => (tried && chosen.faults.has(id) ? t`Enter an amount, like 125.50.` : undefined)}
        onChange={(benefits) => onChange({ benefits })}
      />
      <p className="small muted" role="status">
        {left && (
          <b>
            <Trans>More than these days have left, and left out: {left}.</Trans>{' '}
          </b>
        )}
        {chosen.chosen.length > 0 &&
          (draft.takes === 'ask' ? (
            <Trans>
              They are chosen for you when you take the nights. Nothing is held of your balance until then.
            </Trans>
          ) : (
            <Trans>
              They are booked with the stay, with your word from now on. Nothing is held of your balance until
              then; what no longer fits is left out, and you are told.
            </Trans>
          ))}
      </p>
    </div>
  )
}
