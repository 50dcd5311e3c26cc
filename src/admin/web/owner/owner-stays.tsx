import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../kernel/day.ts'
import { TradedChip } from '../../../reservations/web/traded-chip.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { OwnerAtDesk, OwnerStay } from '../../owner/owner.endpoints.ts'
import { useFold } from './fold.tsx'

/** As many as are shown before the rest is asked for. */
const FIRST = 5

/** The stays of the owner’s contracts: what comes or runs first, then what is over. */
export function StaysOfOwner({ stays: { data, total } }: { stays: NonNullable<OwnerAtDesk['stays']> }) {
  const more = total - data.length
  const fold = useFold(data, FIRST, 'owner-stays-list')
  return (
    <section id="stays" aria-labelledby="owner-stays">
      <SectionHead
        title={
          <span id="owner-stays">
            <Trans>Stays</Trans>
          </span>
        }
      />
      {data.length === 0 ? (
        <p className="muted">
          <Trans>No stay has been asked for yet.</Trans>
        </p>
      ) : (
        <table className="table table-stacked owner-stays" aria-labelledby="owner-stays">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Dates</Trans>
              </th>
              <th scope="col">
                <Trans>Where</Trans>
              </th>
              <th scope="col">
                <Trans>Party</Trans>
              </th>
              <th scope="col">
                <Trans>Status</Trans>
              </th>
            </tr>
          </thead>
          <tbody id="owner-stays-list">
            {fold.shown.map((stay) => (
              <StayRow key={stay.id} stay={stay} />
            ))}
          </tbody>
        </table>
      )}
      {fold.button}
      {fold.isOpen && more > 0 && (
        <p className="small muted">
          <Plural value={more} one="# older stay is not shown." other="# older stays are not shown." />
        </p>
      )}
    </section>
  )
}

function StayRow({ stay }: { stay: OwnerStay }) {
  const language = useLanguage()
  const {
    code,
    idHotel,
    hotel,
    room,
    residence,
    checkIn,
    checkOut,
    adults,
    children,
    occupant,
    status,
    over,
    traded,
  } = stay
  const [from, to] = [formatDay(checkIn, language), formatDay(checkOut, language)]
  const isOnChart = !over || (status !== 'cancelled' && status !== 'rejected')
  return (
    <tr className={over ? 'owner-over' : undefined}>
      <th scope="row">
        <span className="numeric">
          <Trans>
            {from} to {to}
          </Trans>
        </span>
        <span className="small muted owner-code">{code}</span>
        {traded && (
          <span className="small muted owner-code">
            {traded.way === 'given' ? (
              <Trans>given in a trade, now {traded.code}</Trans>
            ) : (
              <Trans>received in a trade, was {traded.code}</Trans>
            )}
          </span>
        )}
      </th>
      <td>
        {isOnChart ? (
          <Link to="/desk/house" search={{ hotel: idHotel, start: checkIn, day: checkIn }} className="link">
            {hotel} {residence}
          </Link>
        ) : (
          hotel
        )}
        <span className="small muted owner-code">{room[language]}</span>
      </td>
      <td className="cell-date">
        <Plural value={adults} one="# adult" other="# adults" />
        {children > 0 && (
          <>
            {', '}
            <Plural value={children} one="# child" other="# children" />
          </>
        )}
        {occupant === 'guest' && (
          <span className="owner-code">
            <Trans>the owner’s guests</Trans>
          </span>
        )}
      </td>
      <td className="cell-chip">
        {traded?.way === 'given' ? (
          <TradedChip />
        ) : (
          <StatusChip status={over && status === 'confirmed' ? 'completed' : status} />
        )}
      </td>
    </tr>
  )
}
