import { Trans } from '@lingui/react/macro'
import MapPin from 'lucide-react/icons/map-pin'
import Route from 'lucide-react/icons/route'
import type { ReactNode } from 'react'
import { formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { Art } from '../../web/ui/art.tsx'
import { buttonClass } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Itinerary } from '../itinerary.endpoints.ts'
import { UnitWords } from './unit-words.tsx'

interface ArrivalCardProps {
  booking: BookingDetails
  /** Not there until it is read, or where it could not be. */
  arrival: Itinerary['arrival'] | undefined
}

/** When and where one arrives: hour, address, door, the way there. What the club has not said is left out. */
export function ArrivalCard({ booking, arrival }: ArrivalCardProps) {
  const language = useLanguage()
  const by = formatTime(booking.checkOutTime)
  const arriving = dayInWords(booking.datein, language)
  const leaving = dayInWords(booking.dateout, language)
  return (
    <section className="stay-arrival" aria-labelledby="arrival">
      <div className="stay-arrival-art">
        <Art name={booking.scene} hour="dawn" night eager />
      </div>
      <div className="stay-arrival-body">
        <h2 id="arrival">
          <Trans>Your arrival</Trans>
        </h2>
        <p className="stay-arrival-time">
          <b className="numeric">{formatTime(booking.checkInTime)}</b>
          <span className="small muted">
            <Trans>{arriving}: your residence is ready from this hour</Trans>
          </span>
        </p>
        <dl>
          <Fact name={<Trans>Where</Trans>}>
            {booking.resort}
            <br />
            {arrival?.address ?? booking.place[language]}
          </Fact>
          {(arrival?.door || arrival?.residence) && (
            <Fact name={<Trans>Which door</Trans>}>
              {arrival.door?.[language]}
              {arrival.residence && (
                <>
                  {arrival.door && <br />}
                  <UnitWords residence={arrival.residence} floor={arrival.floor} />
                </>
              )}
            </Fact>
          )}
          <Fact name={<Trans>Leaving</Trans>}>
            <Trans>
              {leaving}, by {by}
            </Trans>
          </Fact>
        </dl>
        {arrival && arrival.latitude !== null && arrival.longitude !== null && (
          <Ways latitude={arrival.latitude} longitude={arrival.longitude} />
        )}
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Links out of the portal: a map of the place, and the way there from where one is. */
function Ways({ latitude, longitude }: { latitude: number; longitude: number }) {
  const place = `${latitude},${longitude}`
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  const way = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
  return (
    <p className="stay-ways">
      <a className={buttonClass('secondary')} href={map} target="_blank" rel="noreferrer">
        <MapPin className="icon" aria-hidden />
        <Trans>Map</Trans>
      </a>
      <a className={buttonClass('secondary')} href={way} target="_blank" rel="noreferrer">
        <Route className="icon" aria-hidden />
        <Trans>Directions</Trans>
      </a>
    </p>
  )
}
