import { Plural, Trans } from '@lingui/react/macro'
import BedDouble from 'lucide-react/icons/bed-double'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Room } from '../../reservations.endpoints.ts'
import { NightSum } from '../night-sum.tsx'
import { RoomArt } from './room-art.tsx'
import { SeasonWords } from './season-words.tsx'

const SEASON_TONE: Record<Room['season'], Tone> = { high: 'pending', mid: 'accent', quiet: 'plain' }

interface RoomCardProps {
  room: Room
  /** Nights that would be slept. */
  nights: number
  /** Nights left in the benefit year that would pay. */
  balance: number
  /** The one to choose before the others. */
  first: boolean
  onChoose: () => void
  /** What of this residence would fit the balance: shown where it costs more than that. */
  fitting: ReactNode
}

/** A residence that is open: what it is, and what it takes from the balance. */
export function RoomCard({ room, nights, balance, first, onChoose, fitting }: RoomCardProps) {
  const language = useLanguage()
  const id = useId()
  const after = balance - room.nightsCost
  const [isFitting, setFitting] = useState(false)
  return (
    <article className="card room fade" aria-labelledby={`${id}-name`}>
      <div className="room-art">
        <RoomArt scene={room.scene} />
      </div>
      <div className="room-body">
        <div className="row wrap room-chips">
          <Chip tone={SEASON_TONE[room.season]}>
            <SeasonWords season={room.season} />
          </Chip>
          {room.own && (
            <Chip>
              <Trans>Your own category</Trans>
            </Chip>
          )}
          <span className="small faint">
            <Plural value={room.left} one="The last residence" other="# residences left" />
          </span>
        </div>
        <h3 id={`${id}-name`}>{room.name[language]}</h3>
        <p className="muted">{room.description[language]}</p>
        <RoomFacts room={room} />
      </div>
      <div className="room-cost">
        <p>
          <span className="figure">{room.nightsCost}</span>
          <span className="small muted">
            <Plural value={room.nightsCost} one="night from your balance" other="nights from your balance" />
          </span>
          <span className="small faint">
            <NightSum nights={nights} percent={room.nightPercent} cost={room.nightsCost} />
          </span>
          <span className={after < 0 ? 'small room-short' : 'small faint'} id={`${id}-after`}>
            {after < 0 ? (
              <Plural value={-after} one="# night more than you have" other="# nights more than you have" />
            ) : (
              <Plural
                value={after}
                _0="No nights left after it"
                one="# night left after it"
                other="# nights left after it"
              />
            )}
          </span>
        </p>
        {after < 0 ? (
          <Button
            kind="secondary"
            aria-expanded={isFitting}
            aria-describedby={`${id}-name ${id}-after`}
            onClick={() => setFitting(!isFitting)}
          >
            <Trans>See what fits</Trans>
          </Button>
        ) : (
          <Button
            kind={first ? 'primary' : 'secondary'}
            aria-describedby={`${id}-name ${id}-after`}
            onClick={onChoose}
          >
            <Trans>Choose</Trans>
          </Button>
        )}
      </div>
      {after < 0 && isFitting && <div className="room-fitting">{fitting}</div>}
    </article>
  )
}

function RoomFacts({ room }: { room: Room }) {
  const language = useLanguage()
  return (
    <ul className="room-facts">
      <li>
        <Maximize2 className="icon-small" aria-hidden />
        {room.squareMeters} m²
      </li>
      <li>
        <Users className="icon-small" aria-hidden />
        <Trans>Sleeps {room.sleeps}</Trans>
      </li>
      <li>
        <BedDouble className="icon-small" aria-hidden />
        {room.beds[language]}
      </li>
    </ul>
  )
}
