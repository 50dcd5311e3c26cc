import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { addDays, formatDay, formatTime } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { mayNotePresence, type PresenceKind } from '../../house/house.ts'
import {
  type HouseDay as DayOfHouse,
  type DayStay,
  notePresence,
  readHouse,
  readHouseDay,
} from '../../house.endpoints.ts'
import { DayPaper } from './day-paper.tsx'
import { DayStayWords, StayTitle } from './day-stay-words.tsx'

interface HouseDayProps {
  hotel: number
  day: string
  onDay: (day: string) => void
}

/** Who arrives, is in the house and leaves on a day, with what must not be forgotten; on the screen and on paper. */
export function HouseDayList({ hotel, day, onDay }: HouseDayProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery({
    ...queryOf(readHouseDay, { query: { hotel, day } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  const list = query.data?.data
  return (
    <aside className="house-day" aria-label={t`The day`}>
      <header>
        <div>
          <p className="muted">{list && day === list.today ? <Trans>Today</Trans> : ' '}</p>
          <h2 className="numeric">{formatDay(day, language)}</h2>
        </div>
        <span className="house-day-tools">
          <IconButton label={t`Day before`} onClick={() => onDay(addDays(day, -1))}>
            <ChevronLeft className="icon" />
          </IconButton>
          <IconButton label={t`Next day`} onClick={() => onDay(addDays(day, 1))}>
            <ChevronRight className="icon" />
          </IconButton>
          <IconButton label={t`Print`} onClick={() => window.print()}>
            <Printer className="icon" />
          </IconButton>
        </span>
      </header>
      {list ? (
        <>
          <Lists list={list} day={day} />
          <DayPaper list={list} day={day} />
        </>
      ) : query.error ? (
        <LoadError query={{ ...query, error: query.error }} />
      ) : (
        <Loading label={t`Loading the day`}>
          <Skeleton height={320} radius={16} />
        </Loading>
      )}
    </aside>
  )
}

function Lists({ list, day }: { list: DayOfHouse; day: string }) {
  const { arrivals, inHouse, departures, residences } = list
  const here = arrivals.filter(({ arrived }) => arrived).length
  const gone = departures.filter(({ left }) => left).length
  const [coming, leaving, staying] = [arrivals.length, departures.length, inHouse.length]
  return (
    <>
      <section>
        <h3>
          <Trans>Arrivals</Trans>
          {coming > 0 && (
            <span className="numeric">
              <Trans>
                {here} of {coming} here
              </Trans>
            </span>
          )}
        </h3>
        {coming === 0 && (
          <p className="muted">
            <Trans>Nobody arrives on this day.</Trans>
          </p>
        )}
        <Rows stays={arrivals} list={list} day={day} kind="arrived" />
      </section>
      <section>
        <h3>
          <Trans>Staying</Trans>
          <span className="numeric">
            <Trans>
              {staying} of {residences}
            </Trans>
          </span>
        </h3>
        <Rows stays={inHouse} list={list} day={day} kind={null} />
      </section>
      <section>
        <h3>
          <Trans>Departures</Trans>
          {leaving > 0 && (
            <span className="numeric">
              <Trans>
                {gone} of {leaving} gone
              </Trans>
            </span>
          )}
        </h3>
        {leaving === 0 && (
          <p className="muted">
            <Trans>Nobody leaves on this day.</Trans>
          </p>
        )}
        <Rows stays={departures} list={list} day={day} kind="left" />
      </section>
    </>
  )
}

interface RowsProps {
  stays: readonly DayStay[]
  list: DayOfHouse
  day: string
  kind: PresenceKind | null
}

function Rows({ stays, list, day, kind }: RowsProps) {
  if (stays.length === 0) return null
  return (
    <ul>
      {stays.map((stay) => (
        <li key={stay.id}>
          <b className="house-number numeric">{stay.residence ?? '–'}</b>
          <div>
            <StayTitle stay={stay} />
            <DayStayWords stay={stay} list={list} day={day} kind={kind} />
          </div>
          {kind && <Noting stay={stay} list={list} kind={kind} />}
        </li>
      ))}
    </ul>
  )
}

/** Notes that somebody arrived or left; what is noted is taken back with one press more. */
function Noting({ stay, list, kind }: { stay: DayStay; list: DayOfHouse; kind: PresenceKind }) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useQueryClient()
  const noted = kind === 'arrived' ? stay.arrived : stay.left
  const noting = useSend({
    send: (happened: boolean, idempotencyKey) =>
      call(notePresence, { idempotencyKey, body: { idBooking: stay.id, kind, happened } }),
    changed: () =>
      Promise.all(
        [readHouse, readHouseDay].map((read) => client.invalidateQueries({ queryKey: keyOf(read) })),
      ),
    refused: ({ message }) => toast(t`Nothing was noted`, { text: message, tone: 'bad' }),
  })
  const may = mayNotePresence(stay, list.today).ok
  const { name } = stay
  if (noted) {
    const time = formatTime(noted.time)
    const other =
      noted.day === (kind === 'arrived' ? stay.checkIn : stay.checkOut)
        ? null
        : formatDay(noted.day, language)
    return (
      <span className="house-noted">
        <span className="house-noted-at">
          <Check aria-hidden />
          <span className="hidden-text">
            {kind === 'arrived' ? <Trans>Arrived</Trans> : <Trans>Left</Trans>}
          </span>
          <span className="numeric">{[other, time].filter(Boolean).join(', ')}</span>
        </span>
        {may && (
          <button
            type="button"
            className="link"
            aria-label={t`Take back what is noted of ${name}`}
            onClick={() => void noting.send(false)}
          >
            <Trans>Take back</Trans>
          </button>
        )}
      </span>
    )
  }
  if (!may) return null
  return (
    <Button kind="secondary" size="small" busy={noting.busy} onClick={() => void noting.send(true)}>
      {kind === 'arrived' ? <Trans>Arrived</Trans> : <Trans>Left</Trans>}
      <span className="hidden-text"> {name}</span>
    </Button>
  )
}
