import { Plural, Trans } from '@lingui/react/macro'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { nextToUse } from '../../request/places.ts'

import { beginningIn, begunBy, type Year } from './year-months.ts'

/** Where a calendar year begins among the months: its number, and what becomes of one's nights in it. */
export function YearRow({ of, year }: { of: number; year: Year }) {
  return (
    <tr className="year-row">
      <th scope="rowgroup" colSpan={32}>
        <span className="title">{of}</span>
        <span className="small muted">
          <NightsOf of={of} year={year} />
        </span>
      </th>
    </tr>
  )
}

function NightsOf({ of, year: { accounts, today } }: { of: number; year: Year }) {
  const language = useLanguage()
  if (of === Number(today.slice(0, 4))) {
    const next = nextToUse(begunBy(accounts, today), today)
    if (!next) return <Trans>No nights left to use</Trans>
    const until = dayInWords(next.expires, language)
    return (
      <Plural value={next.balance} one={`# night to use by ${until}`} other={`# nights to use by ${until}`} />
    )
  }
  const granted = beginningIn(accounts, of, today)
  if (!granted) return null
  const from = dayInWords(granted.starts, language)
  return (
    <Plural value={granted.balance} one={`# more night from ${from}`} other={`# more nights from ${from}`} />
  )
}
