import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '../../../kernel/day.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { PrintSheet } from '../../../web/ui/dialog/print-sheet.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { PresenceKind } from '../../house/house.ts'
import type { DayStay, HouseDay } from '../../house.endpoints.ts'
import { DayStayWords, StayTitle } from './day-stay-words.tsx'

/** The day of the house on paper: boxes to tick, no price, no way to reach anybody. */
export function DayPaper({ list, day }: { list: HouseDay; day: string }) {
  const language = useLanguage()
  const { user } = useSession()
  const who = [user.name, user.lastname].filter(Boolean).join(' ')
  const when = formatMoment(new Date(), list.zone, language)
  const part = (title: ReactNode, stays: readonly DayStay[], kind: PresenceKind | null) =>
    stays.length > 0 && (
      <section className="house-paper">
        <h2>{title}</h2>
        <table>
          <tbody>
            {stays.map((stay) => (
              <tr key={stay.id}>
                <td>{kind && <span className="house-box" />}</td>
                <td>
                  <b className="numeric">{stay.residence ?? '–'}</b>
                </td>
                <td>
                  <StayTitle stay={stay} />
                  <DayStayWords stay={stay} list={list} day={day} kind={kind} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )
  return (
    <PrintSheet
      corner={
        <>
          {list.hotel}
          <br />
          <b>{formatDay(day, language)}</b>
        </>
      }
      title={<Trans>The day in the house</Trans>}
      foot={
        <>
          <Trans>For those who serve only. Shred after the day.</Trans>{' '}
          <Trans>
            Printed by {who}, {when}.
          </Trans>
        </>
      }
    >
      {part(<Trans>Arrivals</Trans>, list.arrivals, 'arrived')}
      {part(<Trans>Staying</Trans>, list.inHouse, null)}
      {part(<Trans>Departures</Trans>, list.departures, 'left')}
    </PrintSheet>
  )
}
