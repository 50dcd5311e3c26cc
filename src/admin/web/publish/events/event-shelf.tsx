import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '../../../../kernel/day.ts'
import { eventState, mayRemove } from '../../../../marketplace/publish.ts'
import {
  listWrittenEvents,
  type WrittenEvent,
  withdrawEvent,
} from '../../../../marketplace/publish-events.endpoints.ts'
import { call } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { useLanguage } from '../../../../web/words.ts'
import { EditLink } from '../edit-link.tsx'
import { GoodsShelf, useGoodsSearch } from '../goods-shelf.tsx'
import { NamedArt } from '../picture-choice.tsx'
import { ShelfItem } from '../shelf-item.tsx'
import { ShelfStateChip } from '../state-chip.tsx'
import { Remove, Withdraw } from '../withdraw.tsx'

/** The events, the latest day first. */
export function EventShelf() {
  const search = useGoodsSearch()
  const query = useQuery({
    ...queryOf(listWrittenEvents, { query: search.q ? { q: search.q } : {} }),
    placeholderData: keepPreviousData,
  })
  return (
    <GoodsShelf
      kind="events"
      search={search}
      query={query}
      fresh={<Trans>New event</Trans>}
      notFound={<Trans>No event has this in its name.</Trans>}
      empty={<Trans>Evenings and outings with a day of their own are written here.</Trans>}
    >
      {(event) => <ShelvedEvent key={event.id} event={event} />}
    </GoodsShelf>
  )
}

function ShelvedEvent({ event }: { event: WrittenEvent }) {
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
          {state === 'published' && <WithdrawEvent event={event} name={name} />}
          {state === 'draft' && mayRemove(event) && <RemoveEvent event={event} name={name} />}
          <EditLink kind="events" edit={id} name={name} />
        </>
      }
    />
  )
}

interface TakenAway {
  event: WrittenEvent
  name: string
}

function WithdrawEvent({ event: { id, changed, taken }, name }: TakenAway) {
  const { t } = useLingui()
  return (
    <Withdraw
      heading={name}
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

function RemoveEvent({ event: { id, changed }, name }: TakenAway) {
  const { t } = useLingui()
  return (
    <Remove
      heading={name}
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
