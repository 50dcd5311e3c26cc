import { Trans, useLingui } from '@lingui/react/macro'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { INVOICE_STATUS_WORDS } from '../../../web/ui/invoice-chip.tsx'
import { CASH_BACKS, type CashBack } from '../../report.ts'
import type { Report } from '../../reports.endpoints.ts'

/** What became of a balance, in a word or two: a payout by the word that the statement has for it. */
export function CashBackWords({ choice, status }: { choice: CashBack; status: Report['resultStatus'] }) {
  const { i18n } = useLingui()
  const stands = i18n._(INVOICE_STATUS_WORDS[status])
  return choice === 'pay-out' ? <Trans>Payout: {stands}</Trans> : <Trans>Towards the condo fee</Trans>
}

interface CashBackChoiceProps {
  value: CashBack | ''
  error: string | undefined
  onChange: (choice: CashBack) => void
}

/** The cash-back option (spec, section 1): one of two, and none is chosen for the owner. */
export function CashBackChoice({ value, error, onChange }: CashBackChoiceProps) {
  const { t } = useLingui()
  const words = {
    'pay-out': { title: t`Pay it to me`, text: t`The club transfers it to you.` },
    'set-against-condo-fee': {
      title: t`Put it towards the condo fee`,
      text: t`Your next condo fee is lower; what it does not use goes to the one after.`,
    },
  }
  return (
    <FieldGroup legend={<Trans>What should we do with the balance?</Trans>} required error={error}>
      <div className="stack">
        {CASH_BACKS.map((choice) => (
          <Option
            key={choice}
            name="cashBack"
            value={choice}
            required
            title={words[choice].title}
            checked={value === choice}
            onChange={() => onChange(choice)}
          >
            {words[choice].text}
          </Option>
        ))}
      </div>
    </FieldGroup>
  )
}
