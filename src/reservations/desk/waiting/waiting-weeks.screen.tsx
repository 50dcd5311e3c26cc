import './waiting-weeks.css'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { readWaitingWeeks } from '../../waiting-desk.endpoints.ts'
import { monthWords } from '../../web/stays/stay-words.ts'
import { heatOf, monthsOfWeeks, type WeekHeat, weekDay } from './heat.ts'
import { type AskedWeek, WaitsOfWeek } from './waits-of-week.tsx'

type Resort = AnswerOf<typeof readWaitingWeeks>['data'][number]

/** For which weeks owners wait: a heat map for each resort, darker where more do. */
export default function WaitingWeeksScreen() {
  const { t } = useLingui()
  const query = useQuery({ ...queryOf(readWaitingWeeks), refetchInterval: 60_000 })
  const waited = query.data?.data.filter(({ waiting }) => waiting > 0)
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Waiting list</Trans>}
        lead={
          <Trans>
            For which weeks owners wait, by residence; a week begins on its Monday. Who waits for several
            weeks counts in each. A golden frame: nights are held for somebody now. Press a number to see who
            waits.
          </Trans>
        }
      />
      {query.isError ? (
        <LoadError query={query} />
      ) : !waited ? (
        <Loading label={t`Loading who waits`}>
          <Skeleton height={320} radius={16} />
        </Loading>
      ) : waited.length === 0 ? (
        <div className="card">
          <StateBox art="hammock" title={<Trans>Nobody waits</Trans>}>
            <Trans>As soon as an owner waits for nights, their weeks appear here.</Trans>
          </StateBox>
        </div>
      ) : (
        waited.map((resort) => <ResortHeat key={resort.idHotel} resort={resort} />)
      )}
    </div>
  )
}

function ResortHeat({ resort }: { resort: Resort }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { resort: name } = resort
  const { weeks, rows, most } = heatOf(resort.categories)
  const title = `heat-${resort.idHotel}`
  const [asked, setAsked] = useState<AskedWeek | null>(null)
  return (
    <section className="section" aria-labelledby={title}>
      <div className="section-head">
        <h2 className="title" id={title}>
          {resort.resort}
        </h2>
        <p className="small muted">
          <Plural value={resort.waiting} one="# wish" other="# wishes" />
          {', '}
          <Plural value={resort.offered} _0="none held now" one="# held now" other="# held now" />
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className="heat" tabIndex={0} aria-label={t`The weeks of ${name}`}>
        <table>
          <thead>
            <tr>
              <td />
              {monthsOfWeeks(weeks).map(({ month, count }) => (
                <th key={month} colSpan={count} scope="colgroup">
                  {monthWords(month, language)}
                </th>
              ))}
            </tr>
            <tr>
              <td />
              {weeks.map((week) => (
                <th key={week} scope="col">
                  {weekDay(week)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row">{name[language]}</th>
                {cells.map((cell) => (
                  <Heat
                    key={cell.week}
                    cell={cell}
                    most={most}
                    category={name[language]}
                    onAsk={() => setAsked({ idCategory: id, category: name[language], week: cell.week })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <WaitsOfWeek asked={asked} resort={name} onClose={() => setAsked(null)} />
    </section>
  )
}

interface HeatProps {
  cell: WeekHeat
  most: number
  category: string
  onAsk: () => void
}

/** A week: how many wait, the darker the more; a ring where something is held for one of them. A press shows who. */
function Heat({ cell: { week, waiting, offered }, most, category, onAsk }: HeatProps) {
  const { t } = useLingui()
  const monday = useDayInWords()(week)
  if (waiting === 0) return <td />
  const level = Math.max(1, Math.ceil((4 * waiting) / most))
  return (
    <td data-heat={level} data-held={offered > 0 || undefined}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`${plural(waiting, { one: '# waits', other: '# wait' })}, ${plural(offered, { 0: 'none held now', one: '# held now', other: '# held now' })}: ${category}, week of ${monday}`}
        onClick={onAsk}
      >
        {waiting}
      </button>
    </td>
  )
}
