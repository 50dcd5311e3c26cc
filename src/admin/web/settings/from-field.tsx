import { useLingui } from '@lingui/react/macro'
import { addDays, type Day } from '../../../kernel/day.ts'
import { DayField } from '../../../web/desk/day-field.tsx'

interface FromProps {
  today: Day
  value: Day
  onChange: (day: Day) => void
  error: string | undefined
  hint: string
}

/** The day from which a rule holds: tomorrow at the earliest, so that nothing asked for today changes its rule. */
export function FromField({ today, ...rest }: FromProps) {
  const { t } = useLingui()
  return <DayField name="from" label={t`It holds from`} min={addDays(today, 1)} {...rest} />
}
