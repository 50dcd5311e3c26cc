import '../goods.css'
import { useQuery } from '@tanstack/react-query'
import { listWrittenEvents } from '../../../../marketplace/publish-events.endpoints.ts'
import { queryOf } from '../../../../web/query.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { GoodsEditing } from '../goods-editing.tsx'
import { type Edited, publishSearch } from '../publish-search.ts'
import { EventEditor } from './event-editor.tsx'
import { EventShelf } from './event-shelf.tsx'

/** The club's events: to come, being prepared, over; and the editing of one. */
export default function Events() {
  const { edit } = useSearchOf(publishSearch)
  return edit === undefined ? <EventShelf /> : <EventEditing key={edit} edit={edit} />
}

function EventEditing({ edit }: { edit: Edited }) {
  const query = useQuery({
    ...queryOf(listWrittenEvents, { query: { id: edit === 'new' ? 0 : edit } }),
    enabled: edit !== 'new',
  })
  return (
    <GoodsEditing kind="events" edit={edit} query={query}>
      {(event, choices) => <EventEditor event={event} choices={choices} />}
    </GoodsEditing>
  )
}
