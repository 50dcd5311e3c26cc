import { Trans } from '@lingui/react/macro'
import { RequiredCheckbox } from '../../web/ui/fields/required-checkbox.tsx'
import { useLanguage } from '../../web/words.ts'

interface TermsFieldProps {
  accepted: boolean
  error: string | undefined
  onChange: (accepted: boolean) => void
}

/** The terms have to be accepted (spec, section 5); they open beside the request, which stays as it is. */
export function TermsField({ accepted, error, onChange }: TermsFieldProps) {
  const language = useLanguage()
  return (
    <RequiredCheckbox checked={accepted} error={error} onChange={onChange}>
      <Trans>
        I accept the{' '}
        <a
          className="link"
          href={`/terms-conditions/reservations/${language}`}
          target="_blank"
          rel="noopener"
        >
          reservation terms
        </a>
        .
      </Trans>
    </RequiredCheckbox>
  )
}
