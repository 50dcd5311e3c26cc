import { Trans } from '@lingui/react/macro'
import { formatDay, formatTime } from '../../../kernel/day.ts'
import { NamedArt } from '../../../photos/desk/picture-choice.tsx'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { EditLink } from '../../../web/desk/edit-link.tsx'
import { ShelfItem } from '../../../web/desk/shelf-item.tsx'
import { ShelfStateChip, useStateWord } from '../../../web/desk/state-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import { eventState, mayRemove } from '../../publish/publish.ts'
import {
  listWrittenEvents,
  type WrittenEvent,
  withdrawEvent,
} from '../../publish/publish-events.endpoints.ts'
import { GoodsAway } from '../goods-away.tsx'
import type { ReadGoods } from '../goods-editing.tsx'
import { GoodsShelf } from '../goods-shelf.tsx'

/** The events, the latest day first. */
export function EventShelf({ read }: { read: ReadGoods<WrittenEvent> }) {
  const language = useLanguage()
  const said = useStateWord()
  return (
    <GoodsShelf
      kind="events"
      draft="event"
      rowOf={(one) => ({ title: one.name[language], state: said(eventState(one)), at: one.changed.at })}
      read={read}
      fresh={<Trans>New event</Trans>}
      notFound={<Trans>No events match. Try a shorter search.</Trans>}
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
          <EventAway event={event} name={name} />
          <EditLink kind="events" edit={id} name={name} />
        </>
      }
    />
  )
}

/** An event that is over stays as it was held. */
function EventAway({ event, name }: { event: WrittenEvent; name: string }) {
  const { taken } = event
  if (eventState(event) === 'ended') return null
  return (
    <GoodsAway
      goods={event}
      name={name}
      mayGo={mayRemove(event)}
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
      act={(body, idempotencyKey) => call(withdrawEvent, { body, idempotencyKey })}
      list={keyOf(listWrittenEvents)}
    />
  )
}
