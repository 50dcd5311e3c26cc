import { Trans, useLingui } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { INVOICE_STATUS_WORDS } from '../../../web/ui/invoice-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import { CASH_BACKS, type CashBack } from '../../report.ts'
import type { Report } from '../../reports.endpoints.ts'

interface CashBackWordsProps {
  choice: CashBack
  report: Pick<Report, 'resultStatus' | 'payoutDay'>
}

/** What became of a profit, in a word or two: a payout by its day until it goes out, then by the word that the statement has for it. */
export function CashBackWords({ choice, report: { resultStatus, payoutDay } }: CashBackWordsProps) {
  const { i18n } = useLingui()
  const { zone } = useContract()
  const language = useLanguage()
  if (choice !== 'pay-out') return <Trans>Towards the condo fee</Trans>
  if (payoutDay !== null && payoutDay > todayIn(zone, new Date())) {
    const day = dayInWords(payoutDay, language)
    return <Trans>To be paid out on {day}</Trans>
  }
  const stands = i18n._(INVOICE_STATUS_WORDS[resultStatus])
  return <Trans>Payout: {stands}</Trans>
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
    <FieldGroup legend={<Trans>What should we do with the profit?</Trans>} required error={error}>
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
