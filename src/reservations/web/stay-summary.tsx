import type { Ref } from 'react'
import type { DayRange } from '../../kernel/day.ts'
import { spanInWords } from '../../kernel/span-words.ts'
import { useLanguage } from '../../web/words.ts'
import type { Room } from '../reservations.endpoints.ts'
import { PartyWords } from './party/party-words.tsx'
import { RoomArt } from './request/room-art.tsx'
import type { SearchedStay } from './request/stay-search.ts'

interface StaySummaryProps {
  ref?: Ref<HTMLDivElement>
  stay: SearchedStay & { dates: DayRange }
  room: Room
  nights: number
  resort: string
}

/** What is about to be requested: which room, where, when, for whom. */
export function StaySummary({ ref, stay, room, nights, resort }: StaySummaryProps) {
  const language = useLanguage()
  return (
    <div ref={ref} tabIndex={-1} className="stay-summary">
      <div className="stay-summary-art">
        <RoomArt scene={room.scene} eager />
      </div>
      <div>
        <p className="sub">{room.name[language]}</p>
        <p className="small muted">{resort}</p>
        <p className="small muted numeric">{spanInWords(stay.dates, language)}</p>
        <p className="small muted">
          <PartyWords nights={nights} adults={stay.adults} childCount={stay.children} />
        </p>
      </div>
    </div>
  )
}
