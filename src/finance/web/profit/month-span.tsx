import { Trans } from '@lingui/react/macro'
import { formatMonth } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'

/** Which months a year's figure stands for: "All twelve months", "January to October", "March". */
export function MonthSpan({ months }: { months: readonly number[] }) {
  const language = useLanguage()
  const first = formatMonth(months[0] ?? 1, language, 'long')
  const end = formatMonth(months.at(-1) ?? 12, language, 'long')
  // Spanish writes its months small within a sentence.
  const last = language === 'es' ? end.toLowerCase() : end
  if (months.length === 12) return <Trans>All twelve months</Trans>
  if (months.length === 1) return first
  return (
    <Trans>
      {first} to {last}
    </Trans>
  )
}
