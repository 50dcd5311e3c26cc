import '../goods.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listWrittenEvents } from '../../../../marketplace/publish-events.endpoints.ts'
import { readGoodsChoices } from '../../../../marketplace/publish-products.endpoints.ts'
import { queryOf } from '../../../../web/query.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { Opening } from '../opening.tsx'
import { type Edited, publishSearch } from '../publish-search.ts'
import { EventEditor } from './event-editor.tsx'
import { EventShelf } from './event-shelf.tsx'

/** The club's events: to come, being prepared, over; and the editing of one. */
export default function Events() {
  const { edit } = useSearchOf(publishSearch)
  return edit === undefined ? <EventShelf /> : <EventEditing key={edit} edit={edit} />
}

function EventEditing({ edit }: { edit: Edited }) {
  const choices = useQuery(queryOf(readGoodsChoices))
  const event = useQuery({
    ...queryOf(listWrittenEvents, { query: { id: edit === 'new' ? 0 : edit } }),
    enabled: edit !== 'new',
  })
  const [found] = event.data?.data ?? []
  if (choices.data && (edit === 'new' || found))
    return <EventEditor event={edit === 'new' ? null : (found ?? null)} choices={choices.data.data} />
  const asked = edit === 'new' ? [choices] : [choices, event]
  return (
    <Opening kind="events" asked={asked} isGone={event.data?.data.length === 0}>
      <Trans>This event isn’t there any more</Trans>
    </Opening>
  )
}
