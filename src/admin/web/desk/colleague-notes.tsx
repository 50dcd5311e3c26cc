import { Trans, useLingui } from '@lingui/react/macro'
import Lock from 'lucide-react/icons/lock'
import type { Ref } from 'react'
import * as z from 'zod/mini'
import { text } from '../../../kernel/check.ts'
import { call } from '../../../web/calls/call.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { useSentByCtrlEnter } from '../../../web/desk/use-sent-by-ctrl-enter.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { type InboxNote, MOST_NOTE, noteThing } from '../../inbox/inbox.endpoints.ts'
import type { InboxKind } from '../../inbox/kinds.ts'

const shape = z.object({ words: text(MOST_NOTE) })

interface NotesProps {
  kind: InboxKind
  id: number
  notes: readonly InboxNote[]
  changed: () => unknown
  box: Ref<HTMLTextAreaElement>
}

/** What colleagues say to each other about a thing, and a place to say more. Owners never see it. */
export function ColleagueNotes({ kind, id, notes, changed, box }: NotesProps) {
  const clock = useClubZone()
  const { t } = useLingui()
  const [words, setWords, clear] = useDraft(`desk-note-${kind}-${id}`, '')
  const form = useForm({
    shape,
    send: (value, idempotencyKey) =>
      call(noteThing, { body: { kind, id, words: value.words }, idempotencyKey }),
    done: () => {
      clear()
      return changed()
    },
  })
  const sent = useSentByCtrlEnter()
  return (
    <section className="inbox-notes" aria-labelledby="inbox-notes">
      <h3 id="inbox-notes">
        <Lock className="icon-small" aria-hidden /> <Trans>For colleagues</Trans>
      </h3>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.words}</p>
              <span className="small muted">
                {note.self ? <Trans>You</Trans> : note.by}, <Moment at={note.at} zone={clock} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <form ref={sent} {...form.props} className="stack">
        <Field label={t`Note`} hint={t`Owners never see this.`} error={form.error('words')}>
          {(control) => (
            <TextArea
              {...control}
              ref={box}
              name="words"
              rows={2}
              maxLength={MOST_NOTE}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        {form.failure && <FormError>{form.failure.message}</FormError>}
        <Button kind="secondary" size="small" type="submit" busy={form.busy}>
          <Trans>Keep the note</Trans>
        </Button>
      </form>
    </section>
  )
}
