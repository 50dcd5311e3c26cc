import { Trans } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { useLanguage } from '../../../web/words.ts'

interface PurchaseTermsProps {
  accepted: boolean
  error: string | undefined
  onChange: (accepted: boolean) => void
}

/** The terms have to be accepted (spec, section 5); they open beside the checkout, which stays as it is. */
export function PurchaseTerms({ accepted, error, onChange }: PurchaseTermsProps) {
  const language = useLanguage()
  const id = useId()
  return (
    <div className="field">
      <Checkbox
        checked={accepted}
        onChange={(event) => onChange(event.target.checked)}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        <Trans>
          I accept the{' '}
          <a
            className="link"
            href={`/terms-conditions/marketplace/${language}`}
            target="_blank"
            rel="noopener"
          >
            purchase terms
          </a>
          .
        </Trans>{' '}
        <span className="field-required" aria-hidden>
          *
        </span>
      </Checkbox>
      {error && (
        <p className="field-error" id={id}>
          <CircleAlert className="icon-small" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
