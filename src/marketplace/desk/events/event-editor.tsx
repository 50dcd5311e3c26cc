import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { version } from '../../../kernel/publishing.ts'
import { call } from '../../../web/calls/call.ts'
import { Note } from '../../../web/ui/note.tsx'
import { eventState } from '../../publish/publish.ts'
import {
  eventShape,
  listWrittenEvents,
  saveEvent,
  type WrittenEvent,
} from '../../publish/publish-events.endpoints.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { GoodsEditor } from '../goods-editor.tsx'
import { GoodsPictures } from '../goods-pictures.tsx'
import { EventPreview } from './event-preview.tsx'
import { EventSeatsFields } from './event-seats.tsx'
import { eventValue, newEvent } from './event-value.ts'
import { EventWhen } from './event-when.tsx'
import { EventWords } from './event-words.tsx'

const SHAPE = z.object({ ...eventShape.shape, version: version() })

interface EventEditorProps {
  /** Null for a new one. */
  event: WrittenEvent | null
  choices: GoodsChoices
}

/** Writes an event beside its card and its page as owners will see them. */
export function EventEditor({ event, choices }: EventEditorProps) {
  return (
    <GoodsEditor
      kind="events"
      goods={event}
      fresh={<Trans>New event</Trans>}
      draft="event"
      initial={event ? eventValue(event) : newEvent()}
      shape={SHAPE}
      list={listWrittenEvents}
      send={(value, which, idempotencyKey) =>
        call(saveEvent, { body: { ...value, ...which }, idempotencyKey })
      }
      where={<Trans>In the catalog, and on a page of its own.</Trans>}
      preview={(value) => <EventPreview value={value} choices={choices} taken={event?.taken ?? 0} />}
    >
      {(part) => (
        <>
          {event && eventState(event) === 'ended' && (
            <Note title={<Trans>This event is over</Trans>}>
              <Trans>It stays as it was held. To hold it again, write a new event.</Trans>
            </Note>
          )}
          <EventWords {...part} slug={event?.onceOnSale ? event.slug : null} />
          <EventWhen {...part} choices={choices} event={event} />
          <EventSeatsFields {...part} event={event} />
          <GoodsPictures {...part} />
        </>
      )}
    </GoodsEditor>
  )
}
