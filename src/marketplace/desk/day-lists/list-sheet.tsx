import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { formatDay, formatTime } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Presence } from '../../day-lists/day-list.ts'
import type { DayListQuery, OneDayList } from '../../day-lists/day-lists.endpoints.ts'
import { noteCame, readDayList } from '../../day-lists/day-lists.endpoints.ts'
import { CloseSlot } from './close-slot.tsx'
import { ListParty, Notes, Passes } from './list-row.tsx'

type Slot = OneDayList['slots'][number]
type Row = Slot['rows'][number]

interface ListSheetProps {
  name: DayListQuery
  list: OneDayList
  onDay: (step: number) => void
}

/** The list itself, an hour after the other. */
export function ListSheet({ name, list, onDay }: ListSheetProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys only repeat what its buttons do */}
      <div className="card list-sheet" onKeyDown={(event) => pressKey(event, onDay)}>
        {list.slots.map((slot, index) => (
          <OneSlot key={slot.time} name={name} slot={slot} begun={list.begun} first={index === 0} />
        ))}
      </div>
      <Noting list={list} />
      <p className="keys-help" aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <Trans>row</Trans>
        </span>
        {list.begun && (
          <>
            <span>
              <kbd>P</kbd> <Trans>present</Trans>
            </span>
            <span>
              <kbd>N</kbd> <Trans>no-show</Trans>
            </span>
          </>
        )}
        <span>
          <kbd>←</kbd> <kbd>→</kbd> <Trans>day</Trans>
        </span>
      </p>
    </>
  )
}

/** Why nothing can be noted, where nothing can. */
function Noting({ list: { begun, over, slots } }: { list: OneDayList }) {
  if (!begun)
    return (
      <p className="small muted list-noting">
        <Trans>Who came is noted on the day itself, from each hour on, by the resort’s clock.</Trans>
      </p>
    )
  if (!over || slots.some(({ noting }) => noting === 'open')) return null
  return (
    <p className="small muted list-noting">
      <Trans>This day is over at the resort: what was noted stays as it is.</Trans>
    </p>
  )
}

/** Arrows go to the next row or day, P and N press the row's buttons: only while the focus is within the list. */
function pressKey(event: KeyboardEvent<HTMLElement>, onDay: (step: number) => void) {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const to = (step: number) => rows[row ? rows.indexOf(row) + step : 0]?.focus()
  const press = (came: Presence) => row?.querySelector<HTMLButtonElement>(`[data-came=${came}]`)?.click()
  const deeds: Record<string, () => void> = {
    ArrowDown: () => to(1),
    ArrowUp: () => to(-1),
    ArrowLeft: () => onDay(-1),
    ArrowRight: () => onDay(1),
    p: () => press('present'),
    n: () => press('no-show'),
  }
  const deed = deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!deed) return
  event.preventDefault()
  deed()
}

interface OneSlotProps {
  name: DayListQuery
  slot: Slot
  begun: boolean
  first: boolean
}

function OneSlot({ name, slot, begun, first }: OneSlotProps) {
  const language = useLanguage()
  const { t } = useLingui()
  const { time, hour, until, places, closed, over, noting, people, rows } = slot
  const reason = closed?.[language]
  const from = hour ? formatTime(time) : t`Through the day`
  const to = until && formatTime(until)
  return (
    <section>
      <div className="list-slot numeric">
        <h2>{from}</h2>
        {to && (
          <p>
            <Trans>until {to}</Trans>
          </p>
        )}
        <p>
          <Plural value={people} one="# person" other="# people" />
          {places && (
            <>
              {' · '}
              <Places {...places} />
            </>
          )}
        </p>
        {places && !over && (
          <span className="list-slot-deed">
            <CloseSlot name={name} slot={slot} />
          </span>
        )}
      </div>
      {reason && (
        <p className="list-closed">
          <Trans>Closed: {reason}</Trans>
        </p>
      )}
      <table hidden={rows.length === 0}>
        <caption className="hidden-text">{from}</caption>
        <colgroup>
          <col className="list-col-name" />
          <col className="list-col-party" />
          <col />
          <col className="list-col-order" />
          {begun && <col className="list-col-came" />}
        </colgroup>
        <thead className={clsx(!first && 'hidden-text')}>
          <tr>
            <th scope="col">
              <Trans>Name and residence</Trans>
            </th>
            <th scope="col">
              <Trans>Party</Trans>
            </th>
            <th scope="col">
              <Trans>Notes and allergies</Trans>
            </th>
            <th scope="col">
              <Trans>Order</Trans>
            </th>
            {begun && (
              <th scope="col">
                <Trans>Came</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OneRow
              key={row.lines.join()}
              row={row}
              begun={begun}
              noting={noting}
              from={formatTime(hour ? time : '00:00')}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Places({ of, taken }: { of: number; taken: number }) {
  return taken >= of ? (
    <Trans>
      {taken} of {of} places, full
    </Trans>
  ) : (
    <Trans>
      {taken} of {of} places
    </Trans>
  )
}

interface OneRowProps {
  row: Row
  begun: boolean
  noting: Slot['noting']
  /** The moment from which on it is noted who came. */
  from: string
}

function OneRow({ row, begun, noting, from }: OneRowProps) {
  const language = useLanguage()
  const { residence, room, others } = row
  return (
    <tr data-row tabIndex={noting === 'open' ? -1 : 0}>
      <td className="list-name">
        <b>{row.name}</b>
        {others.length > 0 && <small>{others.join(', ')}</small>}
        <Passes passes={row.passes} />
        {residence ? (
          <small>
            <Trans>Residence {residence}</Trans>
          </small>
        ) : (
          room && <small>{room[language]}</small>
        )}
      </td>
      <td className="list-party">
        <ListParty row={row} />
      </td>
      <td className="list-notes">
        <Notes notes={row.notes} />
      </td>
      <td className="list-order numeric">{row.order}</td>
      {begun && (
        <td className="list-came">
          {noting === 'open' ? <CameOrNot row={row} /> : <CameThen row={row} noting={noting} from={from} />}
        </td>
      )}
    </tr>
  )
}

/** What was noted, of what can be noted no more; or from when on it can. */
function CameThen({ row: { came }, noting, from }: Omit<OneRowProps, 'begun'>) {
  if (noting === 'early')
    return (
      <span className="small muted numeric">
        <Trans>From {from}</Trans>
      </span>
    )
  if (came === null)
    return (
      <span className="small muted">
        <Trans>Not noted</Trans>
      </span>
    )
  return came === 'present' ? <Trans>Present</Trans> : <Trans>No-show</Trans>
}

/** Present or not; what is pressed again is taken back. */
function CameOrNot({ row }: { row: Row }) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useQueryClient()
  const { name, lines, noted } = row
  const sending = useSend({
    send: (came: Presence | null, idempotencyKey) =>
      call(noteCame, { body: { lines, came }, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(readDayList) }),
    refused: ({ message }) => toast(t`Nothing was noted`, { text: message, tone: 'bad' }),
  })
  // What is under way is shown as noted: whoever reads names out at a gate does not wait for each.
  const came = sending.busy ? sending.underWay : row.came
  const press = (one: Presence) => void sending.send(came === one ? null : one)
  const [day = '', time = ''] = noted?.at.split(' ') ?? []
  const by = noted?.by
  const at = `${formatDay(day || '2026-01-01', language)}, ${formatTime(time)}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: pressed buttons, not the fields of a form
    <div className="came-it" role="group" aria-label={t`Came: ${name}`} title={by && t`${by}, ${at}`}>
      <button
        type="button"
        data-came="present"
        aria-pressed={came === 'present'}
        onClick={() => press('present')}
      >
        <Trans>Present</Trans>
      </button>
      <button
        type="button"
        data-came="no-show"
        aria-pressed={came === 'no-show'}
        onClick={() => press('no-show')}
      >
        <Trans>No-show</Trans>
      </button>
    </div>
  )
}
