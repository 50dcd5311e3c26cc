import { Plural, Trans } from '@lingui/react/macro'
import { formatDay, formatMoment, formatTime } from '../../../kernel/day.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { PrintSheet } from '../../../web/ui/dialog/print-sheet.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { OneDayList } from '../../day-lists/day-lists.endpoints.ts'
import { ListParty, Notes, Passes } from './list-row.tsx'

/** The list on paper: boxes to tick, no order, no price, no way to reach anybody. */
export function ListPaper({ list, day }: { list: OneDayList; day: string }) {
  const language = useLanguage()
  const { people } = list
  const { user } = useSession()
  const who = [user.name, user.lastname].filter(Boolean).join(' ')
  const when = formatMoment(new Date(), list.zone, language)
  return (
    <PrintSheet
      corner={
        <>
          {[list.hotel, list.contact].filter(Boolean).join(', ')}
          <br />
          <b>
            {formatDay(day, language)} · <Plural value={people} one="# person" other="# people" />
          </b>
        </>
      }
      title={list.name[language]}
      foot={
        <>
          <Trans>For those who serve only. Shred after the day.</Trans>{' '}
          <Trans>
            Printed by {who}, {when}.
          </Trans>
        </>
      }
    >
      {list.slots.map(({ time, hour, until, rows }) => {
        if (rows.length === 0) return null
        const to = until && formatTime(until)
        return (
          <section key={time} className="list-paper">
            <h2>
              {hour ? formatTime(time) : <Trans>Through the day</Trans>}
              {to && (
                <small>
                  <Trans>until {to}</Trans>
                </small>
              )}
            </h2>
            <table>
              <thead>
                <tr>
                  <th>
                    <Trans>Came</Trans>
                  </th>
                  <th>
                    <Trans>Name and residence</Trans>
                  </th>
                  <th>
                    <Trans>Party</Trans>
                  </th>
                  <th>
                    <Trans>Notes and allergies</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.lines.join()}>
                    <td>
                      <span className="list-box" />
                    </td>
                    <td>
                      <b>{[row.name, ...row.others].join(', ')}</b>
                      {(row.residence ?? row.room?.[language]) &&
                        `, ${row.residence ?? row.room?.[language]}`}
                      <Passes passes={row.passes} />
                    </td>
                    <td>
                      <ListParty row={row} />
                    </td>
                    <td>
                      <Notes notes={row.notes} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      })}
    </PrintSheet>
  )
}
