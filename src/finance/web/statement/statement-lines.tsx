import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { StatementRow } from '../../statement.endpoints.ts'

/** What a transaction is made of: concept, how many at which price, and the amount. They add up to its own. */
export function StatementLines({ row }: { row: StatementRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currency, lines } = row
  const concept = row.concept[language]
  return (
    <ul className="statement-lines" aria-label={t`Details of ${concept}`}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <li key={at}>
          <span>{line.concept[language]}</span>
          {line.quantity !== 1 && (
            <span className="faint numeric">
              {line.quantity} × {formatMoney({ cents: line.unitCents, currency })}
            </span>
          )}
          <span className="numeric">{formatMoney({ cents: line.cents, currency })}</span>
        </li>
      ))}
    </ul>
  )
}
