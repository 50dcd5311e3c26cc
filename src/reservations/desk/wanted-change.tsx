import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay } from '../../kernel/day.ts'
import { useLanguage } from '../../web/words.ts'
import type { WaitingBooking } from '../desk.endpoints.ts'
import { benefitAmount } from '../web/benefits/benefit-amount.ts'
import { PartyWords } from '../web/party/party-words.tsx'

type Wish = NonNullable<WaitingBooking['wish']>
type Stay = Pick<WaitingBooking, Exclude<keyof Wish, 'from'>>

/** The stay that stands beside the one that is wished, line by line; what differs is marked. */
export function WantedChange({ booking, wish }: { booking: WaitingBooking; wish: Wish }) {
  const lines = useLines(booking)
  const [stands, wanted] = [lines(booking, 'stay'), lines(wish, 'wish')]
  return (
    <div className="desk-change">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>Stands now</Trans>
            </th>
            <th scope="col">
              <Trans>Asked for</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {stands.map(({ name, label, text, value }, index) => {
            const differs = wanted[index]?.text !== text
            return (
              <tr key={name}>
                <th scope="row" className="small muted">
                  {label}
                </th>
                <td>{value}</td>
                <td>
                  {differs ? (
                    <mark>{wanted[index]?.value}</mark>
                  ) : (
                    <span className="muted">
                      <Trans>the same</Trans>
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface Line {
  name: string
  label: ReactNode
  /** What tells two values apart. */
  text: string
  value: ReactNode
}

function useLines(booking: WaitingBooking): (stay: Stay, part: 'stay' | 'wish') => Line[] {
  const { t } = useLingui()
  const language = useLanguage()
  const line = (name: string, label: ReactNode, text: string, value: ReactNode = text) => {
    return { name, label, text, value }
  }
  return (stay, part) => {
    const [from, to] = [formatDay(stay.checkIn, language), formatDay(stay.checkOut, language)]
    const { adults, children, occupant } = stay
    const names = stay.guests.flatMap(({ name, age }) =>
      name === null ? [] : [age === null ? name : `${name} (${age})`],
    )
    const benefits = booking.benefits
      .filter((one) => one.part === 'both' || one.part === part)
      .map((one) => `${one.name[language]}: ${benefitAmount(one, one.quantity)}`)
    return [
      line('dates', <Trans>Dates</Trans>, t`${from} to ${to}`),
      line(
        'party',
        <Trans>Party</Trans>,
        `${adults} ${children}`,
        <PartyWords adults={adults} childCount={children} />,
      ),
      line('guests', <Trans>Guests</Trans>, names.join(', ') || t`Names to come`),
      line(
        'occupant',
        <Trans>Who stays</Trans>,
        occupant,
        occupant === 'guest' ? <Trans>A guest of the owner</Trans> : <Trans>The owner</Trans>,
      ),
      line('nights', <Trans>Nights it uses</Trans>, String(stay.nightsCost)),
      line('benefits', <Trans>Benefits</Trans>, benefits.join(', ') || t`None`),
      line('note', <Trans>Note</Trans>, stay.note ?? t`None`),
    ]
  }
}
