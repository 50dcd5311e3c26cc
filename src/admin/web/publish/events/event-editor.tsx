import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { version } from '../../../../kernel/publishing.ts'
import { eventState } from '../../../../marketplace/publish.ts'
import {
  eventShape,
  listWrittenEvents,
  saveEvent,
  type WrittenEvent,
} from '../../../../marketplace/publish-events.endpoints.ts'
import { type GoodsChoices, MOST_PICTURES } from '../../../../marketplace/publish-products.endpoints.ts'
import { call } from '../../../../web/call.ts'
import { keyOf } from '../../../../web/query.ts'
import { Note } from '../../../../web/ui/note.tsx'
import { toast } from '../../../../web/ui/toast-queue.ts'
import { useLanguage } from '../../../../web/words.ts'
import { AsOwner } from '../as-owner.tsx'
import { Editor } from '../editor.tsx'
import { GalleryChoice } from '../gallery-choice.tsx'
import { Meanwhile } from '../meanwhile.tsx'
import { PictureChoice } from '../picture-choice.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { useEditing } from '../use-editing.ts'
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
  const client = useQueryClient()
  const navigate = useNavigate()
  const editing = useEditing({
    draft: `event-${event?.id ?? 'new'}`,
    initial: event ? eventValue(event) : newEvent(),
    shape: SHAPE,
    send: async (value, deed, idempotencyKey) => {
      const body = { ...value, id: event?.id ?? null, publish: deed === 'publish' }
      const result = await call(saveEvent, { body, idempotencyKey })
      if (!result.ok && result.status === 409)
        await client.invalidateQueries({ queryKey: keyOf(listWrittenEvents) })
      return result
    },
    done: ({ data }, deed) => {
      toast(deed === 'publish' ? t`Published` : data.active ? t`Changes saved` : t`Draft saved`)
      void client.invalidateQueries({ queryKey: keyOf(listWrittenEvents) })
      void navigate({ to: '/desk/publish', search: { show: 'events' } })
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
      actions={
        <>
          {event && (
            <Meanwhile
              mine={value.version}
              newest={event.changed}
              onTheirs={editing.discard}
              onMine={(newest) => change({ version: newest })}
            />
          )}
          <SaveButtons isPublished={event?.active ?? false} busy={busy} />
        </>
      }
    >
      {event && eventState(event) === 'ended' && (
        <Note title={<Trans>This event is over</Trans>}>
          <Trans>It stays as it was held. To hold it again, write a new event.</Trans>
        </Note>
      )}
      <EventWords value={value} change={change} error={error} slug={event?.onceOnSale ? event.slug : null} />
      <EventWhen value={value} change={change} error={error} choices={choices} event={event} />
      <EventSeats value={value} change={change} error={error} event={event} />
      <section className="editor-part">
        <h2 className="title">
          <Trans>Pictures</Trans>
        </h2>
        <PictureChoice
          value={value.picture}
          error={error('picture')}
          onChange={(picture) => change({ picture, gallery: value.gallery.filter((one) => one !== picture) })}
        />
        <GalleryChoice
          value={value.gallery}
          own={value.picture}
          most={MOST_PICTURES}
          error={error('gallery')}
          onChange={(gallery) => change({ gallery })}
        />
      </section>
    </Editor>
  )
}
