import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { version } from '../../../../kernel/publishing.ts'
import { eventState } from '../../../../marketplace/publish.ts'
import {
  eventShape,
  listWrittenEvents,
  saveEvent,
  type WrittenEvent,
} from '../../../../marketplace/publish-events.endpoints.ts'
import type { GoodsChoices } from '../../../../marketplace/publish-products.endpoints.ts'
import { call } from '../../../../web/call.ts'
import { Note } from '../../../../web/ui/note.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { AsOwner } from '../as-owner.tsx'
import { Editor } from '../editor.tsx'
import { GoodsPictures } from '../goods-pictures.tsx'
import { Meanwhile } from '../meanwhile.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { useEditing } from '../use-editing.ts'
import { useSavedToast } from '../use-saved-toast.ts'
import { useShelfOf } from '../use-shelf-of.ts'
import { EventPreview } from './event-preview.tsx'
import { EventSeats } from './event-seats.tsx'
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
  const { t } = useLingui()
  const language = useLanguage()
  const { answered, leave } = useShelfOf('events', listWrittenEvents)
  const said = useSavedToast()
  const isOut = event?.active ?? false
  const editing = useEditing({
    draft: `event-${event?.id ?? 'new'}`,
    initial: event ? eventValue(event) : newEvent(),
    shape: SHAPE,
    send: async (value, deed, idempotencyKey) => {
      const body = { ...value, id: event?.id ?? null, publish: deed === 'publish' }
      return answered(await call(saveEvent, { body, idempotencyKey }))
    },
    done: (_, deed) => {
      said({ deed, isOut, published: t`Published` })
      leave()
    },
  })
  const { value, change, error, busy } = editing
  const name = event?.name[language]
  return (
    <Editor
      kind="events"
      title={name === undefined ? <Trans>New event</Trans> : name}
      editing={editing}
      preview={
        <AsOwner where={<Trans>In the catalogue, and on a page of its own.</Trans>}>
          {() => <EventPreview value={value} choices={choices} taken={event?.taken ?? 0} />}
        </AsOwner>
      }
      meanwhile={<Meanwhile editing={editing} newest={event?.changed} />}
      actions={<SaveButtons isPublished={isOut} busy={busy} />}
    >
      {event && eventState(event) === 'ended' && (
        <Note title={<Trans>This event is over</Trans>}>
          <Trans>It stays as it was held. To hold it again, write a new event.</Trans>
        </Note>
      )}
      <EventWords value={value} change={change} error={error} slug={event?.onceOnSale ? event.slug : null} />
      <EventWhen value={value} change={change} error={error} choices={choices} event={event} />
      <EventSeats value={value} change={change} error={error} event={event} />
      <GoodsPictures value={value} change={change} error={error} />
    </Editor>
  )
}
