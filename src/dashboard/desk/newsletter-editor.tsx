import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { type Day, formatDay, isDay } from '../../kernel/day.ts'
import { version } from '../../kernel/publishing.ts'
import { OnePicture } from '../../photos/desk/one-picture.tsx'
import { call } from '../../web/calls/call.ts'
import { AsOwner } from '../../web/desk/as-owner.tsx'
import { EditedWords } from '../../web/desk/both-languages.tsx'
import { DayField } from '../../web/desk/day-field.tsx'
import { Editor } from '../../web/desk/editor.tsx'
import { Meanwhile } from '../../web/desk/meanwhile.tsx'
import { SaveButtons } from '../../web/desk/save-buttons.tsx'
import { useEditing } from '../../web/desk/use-editing.ts'
import { useSavedToast } from '../../web/desk/use-saved-toast.ts'
import { useShelfOf } from '../../web/desk/use-shelf-of.ts'
import { Button } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'
import { newsletterState } from '../newsletter.ts'
import {
  type Edition,
  letterDraftShape,
  letterShape,
  listEditions,
  saveEdition,
} from '../publish.endpoints.ts'
import { DayHint } from './by-mail.tsx'
import { type DrawnLetter, NewsletterPreview } from './newsletter-preview.tsx'

const draftShape = z.object({ ...letterDraftShape.shape, version: version() })
const wholeShape = z.object({ ...letterShape.shape, version: version() })
const empty = { en: '', es: '' }

interface NewsletterEditorProps {
  /** Null for a new one. */
  edition: Edition | null
  /** The club's day. */
  today: Day
  /** How many owners get newsletters by mail. */
  byMail: number
}

/** Writes a newsletter in both languages, beside what owners will see of it. */
export function NewsletterEditor({ edition, today, byMail }: NewsletterEditorProps) {
  const language = useLanguage()
  const { readAnew, leave } = useShelfOf('newsletters', listEditions)
  const said = useSavedToast()
  const isOut = edition?.status ?? false
  const editing = useEditing({
    draft: `newsletter-${edition?.edition ?? 'new'}`,
    initial: typedOf(edition, today),
    shape: isOut ? wholeShape : draftShape,
    send: (value, _, idempotencyKey) => {
      const body = { ...value, edition: edition?.edition, publish: false }
      return call(saveEdition, { body, idempotencyKey })
    },
    changed: readAnew,
    done: ({ data }, deed) => {
      // The question is about the words as they are saved: the list is read first.
      if (deed === 'ask') return void readAnew().then(() => leave(data.edition))
      said({ deed, isOut, published: '' })
      leave()
    },
  })
  const { value, change, error } = editing
  const isComing = isDay(value.day) && newsletterState({ status: true, day: value.day }, today) === 'coming'
  const on = isDay(value.day) ? formatDay(value.day, language) : ''
  return (
    <Editor
      kind="newsletters"
      title={edition ? <Trans>Edit newsletter</Trans> : <Trans>New newsletter</Trans>}
      editing={editing}
      preview={
        <AsOwner
          where={
            isComing ? (
              <Trans>For every owner, from {on} on</Trans>
            ) : (
              <Trans>For every owner, on the dashboard; a press opens it</Trans>
            )
          }
        >
          {(spoken) => (
            <NewsletterPreview
              letter={{ ...value, day: isDay(value.day) ? value.day : today }}
              language={spoken}
            />
          )}
        </AsOwner>
      }
      meanwhile={<Meanwhile editing={editing} newest={edition?.changed} />}
      actions={isOut ? <SaveButtons isPublished busy={editing.busy} /> : <DraftButtons busy={editing.busy} />}
    >
      <EditedWords part={editing} name="title" label={<Trans>Title</Trans>} most={160} />
      <EditedWords
        part={editing}
        name="summary"
        label={<Trans>Summary</Trans>}
        hint={<Trans>What it is about, in a sentence.</Trans>}
        most={400}
        rows={3}
      />
      <EditedWords
        part={editing}
        name="body"
        label={<Trans>Letter</Trans>}
        hint={<Trans>An empty line begins a paragraph.</Trans>}
        most={20_000}
        rows={12}
      />
      <DayField
        name="day"
        label={<Trans>Day of publication</Trans>}
        hint={<DayHint mails={edition && edition.mailed !== null ? 0 : byMail} />}
        value={value.day}
        error={error('day')}
        onChange={(day) => change({ day })}
      />
      <OnePicture value={value} change={change} error={error} />
    </Editor>
  )
}

/** "Save draft", and "Publish…", which saves it and asks. */
function DraftButtons({ busy }: { busy: string | null }) {
  return (
    <>
      <Button type="submit" kind="secondary" value="save" busy={busy === 'save'}>
        <Trans>Save draft</Trans>
      </Button>
      <Button type="submit" value="ask" aria-haspopup="dialog" busy={busy === 'ask'}>
        <Trans>Publish…</Trans>
      </Button>
    </>
  )
}

function typedOf(edition: Edition | null, today: Day): DrawnLetter & { version: number } {
  if (!edition)
    return {
      title: empty,
      summary: empty,
      body: empty,
      picture: 'bay-dawn',
      photos: [],
      day: today,
      version: 0,
    }
  const { title, summary, body, picture, photos, day, changed } = edition
  return { title, summary, body, picture, photos, day, version: changed.version }
}
