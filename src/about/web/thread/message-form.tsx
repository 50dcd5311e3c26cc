import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { sendFiles } from '../../../web/calls/send-files.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { FileField } from '../../../web/ui/files/file-field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import {
  LARGEST_PICTURE,
  listMessages,
  MOST_MESSAGE_PICTURES,
  sendMessage,
  type WireMessage,
} from '../../messages.endpoints.ts'
import type { StaffContact } from '../../staff.endpoints.ts'
import { SubjectField } from '../subject-field.tsx'

interface MessageFormProps {
  team: readonly StaffContact[]
  idStaff: number | undefined
  /** What a new message is about, where nothing else was begun. */
  about: string | undefined
  onDone: (message: WireMessage) => void
}

/** The call's shape, save that the concierge is an empty choice. */
const formShape = z.object({ ...sendMessage.body!.shape, idStaff: z.string() })

/** To whom, about what, and the text. What is typed outlives the end of the session. */
export function MessageForm(props: MessageFormProps) {
  const { t } = useLingui()
  const { form, draft, setDraft, pictures, setPictures } = useMessageForm(props)
  // A browser hands a file over only once: after a reload their names alone are left.
  const lost = pictures.length === 0 ? draft.names : ''
  return (
    <form {...form.props} className="about-form">
      <MessageFields
        team={props.team}
        to={props.idStaff ? String(props.idStaff) : draft.to}
        draft={draft}
        error={form.error}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      {lost && (
        <Note tone="gold" title={<Trans>Choose your pictures again</Trans>}>
          <Trans>Your words were kept, but a browser hands a file over only once: {lost}.</Trans>
        </Note>
      )}
      <FileField
        kind="image"
        label={t`Pictures (optional)`}
        limits={{ most: MOST_MESSAGE_PICTURES, bytes: LARGEST_PICTURE }}
        files={pictures}
        onChange={(next) => {
          setPictures(next)
          setDraft({ ...draft, names: next.map(({ name }) => name).join(', ') })
        }}
        disabled={form.busy}
      />
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <KeptHere files={pictures.length} />
      <div>
        <Button type="submit" busy={form.busy}>
          <Trans>Send the message</Trans>
        </Button>
      </div>
    </form>
  )
}

/** What is typed and which pictures were chosen; sent together, once. */
function useMessageForm({ about, onDone }: MessageFormProps) {
  const queries = useQueryClient()
  const contract = useContract()
  const [draft, setDraft, clearDraft] = useDraft(about ? `message about ${about}` : 'message', {
    to: '',
    subject: about ?? '',
    body: '',
    names: '',
  })
  const [pictures, setPictures] = useState<File[]>([])
  const form = useForm({
    shape: formShape,
    wishOf: (value) => [value, pictures],
    send: ({ idStaff: reader, subject: title, body: text }, idempotencyKey) => {
      const body = {
        ...(reader && { idStaff: Number(reader) }),
        idContract: contract.id,
        subject: title,
        body: text,
      }
      return sendFiles(sendMessage, { body, idempotencyKey, files: { pictures } })
    },
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listMessages) }),
    done: ({ data }) => {
      clearDraft()
      onDone(data)
    },
  })
  return { form, draft, setDraft, pictures, setPictures }
}

interface MessageFieldsProps extends Pick<MessageFormProps, 'team'> {
  to: string
  draft: { to: string; subject: string; body: string }
  error: (field: string) => string | undefined
  onChange: (part: Partial<MessageFieldsProps['draft']>) => void
}

function MessageFields({ team, to, draft, error, onChange }: MessageFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <>
      <Field label={t`To`} required error={error('idStaff')}>
        {(control) => (
          <Select
            {...control}
            // Once the team is there, its choice is chosen again.
            key={team.length}
            name="idStaff"
            defaultValue={to}
            onChange={(event) => onChange({ to: event.target.value })}
          >
            <option value="">{t`The concierge`}</option>
            {team.map((one) => (
              <option key={one.idStaff} value={one.idStaff}>
                {one.name} {one.lastname}, {one.title[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SubjectField
        label={t`Subject`}
        value={draft.subject}
        error={error('subject')}
        onChange={(subject) => onChange({ subject })}
      />
      <Field
        label={t`Message`}
        required
        hint={t`The answer stands here, and comes to your email address.`}
        error={error('body')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="body"
            rows={6}
            maxLength={4000}
            value={draft.body}
            onChange={(event) => onChange({ body: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
