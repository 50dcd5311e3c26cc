import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatTime } from '../../../../kernel/day.ts'
import { filterOf } from '../../../../marketplace/catalogue.ts'
import { eventState, mayRemove } from '../../../../marketplace/publish.ts'
import {
  listWrittenEvents,
  type WrittenEvent,
  withdrawEvent,
} from '../../../../marketplace/publish-events.endpoints.ts'
import { useSettled } from '../../../../marketplace/web/use-settled.ts'
import { call } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { GoodsTools } from '../goods-tools.tsx'
import { NamedArt } from '../picture-choice.tsx'
import { Shelf } from '../shelf.tsx'
import { ShelfItem } from '../shelf-item.tsx'
import { ShelfStateChip } from '../state-chip.tsx'
import { TakeBack } from '../take-back.tsx'

/** Letters that follow each other faster than this are one search (milliseconds). */
const SETTLE_MS = 250

/** The events, the latest day first. */
export function EventShelf() {
  const [typed, setTyped] = useState('')
  const q = useSettled(filterOf(typed), SETTLE_MS)
  const query = useQuery({
    ...queryOf(listWrittenEvents, { query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  })
  return (
    <Shelf
      query={query}
      tools={
        <>
          <Link
            to="/desk/publish"
            search={{ show: 'events', edit: 'new' }}
            className={buttonClass('primary')}
          >
            <Plus className="icon" aria-hidden /> <Trans>New event</Trans>
          </Link>
          <GoodsTools
            query={typed}
            onQuery={setTyped}
            total={query.data?.total}
            shown={query.data?.data.length ?? 0}
          />
        </>
      }
      empty={
        q ? (
          <Trans>No event has this in its name.</Trans>
        ) : (
          <Trans>Evenings and outings with a day of their own are written here.</Trans>
        )
      }
    >
      {(event) => <ShelvedEvent key={event.id} event={event} />}
    </Shelf>
  )
}

function ShelvedEvent({ event }: { event: WrittenEvent }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { id, taken, capacity } = event
  const name = event.name[language]
  const state = eventState(event)
  return (
    <ShelfItem
      picture={<NamedArt name={event.picture} />}
      title={name}
      chip={<ShelfStateChip state={state} />}
      facts={
        <>
          {formatDay(event.startDate, language)}, {formatTime(event.startTime)} – {formatTime(event.endTime)}
          {' · '}
          {event.hotel.name}
          {' · '}
          <Trans>
            {taken} of {capacity} seats taken
          </Trans>
        </>
      }
      changed={event.changed}
      actions={
        <>
          {state === 'published' && <Withdraw event={event} name={name} />}
          {state === 'draft' && mayRemove(event) && <Remove event={event} name={name} />}
          <Link
            to="/desk/publish"
            search={{ show: 'events', edit: id }}
            className={buttonClass('secondary', 'small')}
            aria-label={t`Edit: ${name}`}
          >
            <Trans>Edit</Trans>
          </Link>
        </>
      }
    />
  )
}

interface TakenAway {
  event: WrittenEvent
  name: string
}

function Withdraw({ event: { id, changed, taken }, name }: TakenAway) {
  const { t } = useLingui()
  return (
    <TakeBack
      label={<Trans>Withdraw</Trans>}
      name={t`Withdraw: ${name}`}
      title={<Trans>Withdraw “{name}”?</Trans>}
      lead={
        taken > 0 ? (
          <Trans>
            Owners no longer find it or buy it. The {taken} seats that are taken stand: if it isn’t held,
            cancel those orders too.
          </Trans>
        ) : (
          <Trans>Owners no longer find it or buy it. You can publish it again.</Trans>
        )
      }
      act={(idempotencyKey) =>
        call(withdrawEvent, { body: { id, version: changed.version, deed: 'withdraw' }, idempotencyKey })
      }
      list={keyOf(listWrittenEvents)}
      said={t`Withdrawn`}
    />
  )
}

function Remove({ event: { id, changed }, name }: TakenAway) {
  const { t } = useLingui()
  return (
    <TakeBack
      label={<Trans>Remove</Trans>}
      name={t`Remove: ${name}`}
      title={<Trans>Remove “{name}”?</Trans>}
      lead={<Trans>The draft is gone for good. Nobody but the desk has seen it.</Trans>}
      act={(idempotencyKey) =>
        call(withdrawEvent, { body: { id, version: changed.version, deed: 'remove' }, idempotencyKey })
      }
      list={keyOf(listWrittenEvents)}
      said={t`Removed`}
    />
  )
}
