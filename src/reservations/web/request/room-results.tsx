import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { boot } from '../../../web/boot.ts'
import { CallError } from '../../../web/calls/query.ts'
import { Note } from '../../../web/ui/note.tsx'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import { sayAloud } from '../../../web/ui/toast/toast-queue.ts'
import { benefitYearName } from '../../benefit/benefit-year.ts'
import { type Room, searchRooms } from '../../reservations.endpoints.ts'
import { RoomCard } from './room-card.tsx'
import { RoomsSkeleton } from './rooms-skeleton.tsx'
import type { FoundRooms } from './use-rooms.ts'

interface RoomResultsProps {
  rooms: UseQueryResult<FoundRooms>
  /** The category to show first, if it is open. */
  preferred: number | null
  onChoose: (idCategory: number) => void
  /** What of a category would fit, where it costs more than the balance. */
  fitting: (idCategory: number) => ReactNode
  /** What stands where nothing was found. */
  none: ReactNode
  /** What stands below the word that the nights are closed. */
  closed: ReactNode
}

/** What a search found, or why it found nothing; the count is said aloud when it comes. */
export function RoomResults({ rooms, preferred, onChoose, fitting, none, closed }: RoomResultsProps) {
  const found = rooms.isFetching || rooms.error ? undefined : rooms.data
  const said = useOpenCount(found?.rooms.length)
  // The heading says it for good: what is said aloud does not stay beside it.
  useEffect(() => {
    if (said) sayAloud(said)
  }, [said])
  return (
    <>
      {found ? (
        <Found found={found} preferred={preferred} onChoose={onChoose} fitting={fitting} none={none} />
      ) : rooms.error && !rooms.isFetching ? (
        <SearchFailed error={rooms.error} closed={closed} onRetry={() => void rooms.refetch()} />
      ) : (
        <RoomsSkeleton />
      )}
    </>
  )
}

/** How many kinds of residence are free; nothing while that is not known. */
function useOpenCount(count: number | undefined): string | undefined {
  const { t } = useLingui()
  if (count === undefined) return
  return t`${plural(count, {
    0: 'No residence is free on these nights',
    one: 'One kind of residence is free',
    other: '# kinds of residence are free',
  })}`
}

function Found({
  found,
  preferred,
  onChoose,
  fitting,
  none,
}: Omit<RoomResultsProps, 'rooms' | 'closed'> & { found: FoundRooms }) {
  const { accounts, balance } = found
  const count = useOpenCount(found.rooms.length)
  // The year that pays first; without an account the number that the search was answered with.
  const benefitYear = accounts[0] ? benefitYearName(accounts[0]) : String(found.benefitYear)
  const isFirst = (room: Room) => (preferred === null ? room.own : room.idCategory === preferred)
  const rooms = found.rooms.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  return (
    <section className="results" aria-labelledby="results-title">
      <header className="section-head">
        <div>
          <h2 className="title" id="results-title" tabIndex={-1} data-found>
            {count}
          </h2>
          <p className="small muted">
            <Trans>
              Nights come from your {benefitYear} balance.{' '}
              <Plural
                value={balance}
                _0="No nights are left in it."
                one="One night is left in it."
                other="# nights are left in it."
              />
            </Trans>
          </p>
        </div>
      </header>
      {rooms.length === 0 ? (
        none
      ) : (
        <ul className="rooms">
          {rooms.map((room) => (
            <li key={room.idCategory}>
              <RoomCard
                nights={found.nights}
                room={room}
                balance={balance}
                first={isFirst(room)}
                onChoose={() => onChoose(room.idCategory)}
                fitting={fitting(room.idCategory)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A refusal is a rule, in the server's words; anything else is a failure, to be tried again. */
function SearchFailed({ error, closed, onRetry }: { error: Error; closed: ReactNode; onRetry: () => void }) {
  if (error instanceof CallError && error.code in searchRooms.refusals) {
    return (
      <div className="results" tabIndex={-1} data-found>
        <Note tone="gold" spoken>
          {error.message}
        </Note>
        {error.code === 'BLACKOUT' && closed}
      </div>
    )
  }
  return (
    <div className="results card" tabIndex={-1} data-found>
      <ErrorBox
        title={<Trans>We couldn’t search the residences</Trans>}
        onRetry={onRetry}
        phone={boot.phone}
        beside
      >
        {error.message}
      </ErrorBox>
    </div>
  )
}
