import { Trans } from '@lingui/react/macro'
import { RequiredCheckbox } from '../../../web/ui/fields/required-checkbox.tsx'
import { useLanguage } from '../../../web/words.ts'

interface PurchaseTermsProps {
  accepted: boolean
  error: string | undefined
  onChange: (accepted: boolean) => void
}

/** The terms have to be accepted (spec, section 5); they open beside the checkout, which stays as it is. */
export function PurchaseTerms({ accepted, error, onChange }: PurchaseTermsProps) {
  const language = useLanguage()
  return (
    <RequiredCheckbox checked={accepted} error={error} onChange={onChange}>
      <Trans>
        I accept the{' '}
        <a className="link" href={`/terms-conditions/marketplace/${language}`} target="_blank" rel="noopener">
          purchase terms
        </a>
        .
      </Trans>
    </RequiredCheckbox>
  )
}
