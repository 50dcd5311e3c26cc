import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { StatementMonth } from '../../statement.endpoints.ts'
import { signedMoney } from '../profit/amounts.ts'
import { monthName } from '../reports/month-name.ts'

interface MonthHeadProps {
  /** `yyyy-mm`. */
  month: string
  /** One for each currency; none where a filter leaves rows out. */
  sums: readonly StatementMonth[]
}

/** The line above a month of the statement: its name, and what came in and went out in it. */
export function MonthHead({ month, sums }: MonthHeadProps) {
  const language = useLanguage()
  return (
    <tr className="statement-month">
      <th colSpan={5} scope="rowgroup">
        <span className="row between wrap">
          <span className="sub">{monthName(`${month}-01`, language, 'start')}</span>
          {sums.map((sum) => (
            <MonthSum key={sum.currency} sum={sum} />
          ))}
        </span>
      </th>
    </tr>
  )
}

function MonthSum({ sum: { currency, inCents, outCents, draftCents } }: { sum: StatementMonth }) {
  const received = formatMoney({ cents: inCents, currency })
  const charged = formatMoney({ cents: outCents, currency })
  const drafts = signedMoney({ cents: draftCents, currency })
  return (
    <span className="small muted numeric">
      {draftCents === 0 ? (
        <Trans>
          In {received}, out {charged}
        </Trans>
      ) : (
        <Trans>
          In {received}, out {charged}; drafts, not charged yet: {drafts}
        </Trans>
      )}
    </span>
  )
}
