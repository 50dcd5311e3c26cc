import { Trans } from '@lingui/react/macro'
import { type DayRange, formatDay } from '../../kernel/day.ts'
import { useLanguage } from '../../web/words.ts'
import type { Room } from '../reservations.endpoints.ts'
import { PartyWords } from './party-words.tsx'
import { RoomArt } from './room-art.tsx'
import type { Stay } from './stay-search.ts'
import type { FoundRooms } from './use-rooms.ts'

interface StaySummaryProps {
  stay: Stay & { dates: DayRange }
  room: Room
  found: FoundRooms
  resort: string
}

/** What is about to be requested, and what it takes from which year's balance. */
export function StaySummary({ stay, room, found, resort }: StaySummaryProps) {
  const language = useLanguage()
  const year = found.benefitYear
  return (
    <div className="stay-summary">
      <div className="stay-summary-art">
        <RoomArt scene={room.scene} eager />
      </div>
      <div>
        <p className="sub">{room.name[language]}</p>
        <p className="small muted">{resort}</p>
        <p className="small muted numeric">
          {formatDay(stay.dates.checkIn, language)} – {formatDay(stay.dates.checkOut, language)}
        </p>
        <p className="small muted">
          <PartyWords nights={found.nights} adults={stay.adults} childCount={stay.children} />
        </p>
      </div>
      <dl className="facts">
        <dt>
          <Trans>Nights from your {year} balance</Trans>
        </dt>
        <dd>
          <b>{room.nightsCost}</b>
        </dd>
        <dt>
          <Trans>Left in {year} after this stay</Trans>
        </dt>
        <dd>{found.balance - room.nightsCost}</dd>
      </dl>
    </div>
  )
}
