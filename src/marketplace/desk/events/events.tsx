import '../goods.css'
import { queryOf } from '../../../web/calls/query.ts'
import { listWrittenEvents } from '../../publish/publish-events.endpoints.ts'
import { GoodsDesk, type GoodsListAsked } from '../goods-editing.tsx'
import { EventEditor } from './event-editor.tsx'
import { EventShelf } from './event-shelf.tsx'

const read = (query: GoodsListAsked) => queryOf(listWrittenEvents, { query })

/** The club's events: to come, being prepared, over; and the editing of one. */
export default function Events() {
  return (
    <GoodsDesk kind="events" read={read} shelf={<EventShelf read={read} />}>
      {(event, choices) => <EventEditor event={event} choices={choices} />}
    </GoodsDesk>
  )
}
