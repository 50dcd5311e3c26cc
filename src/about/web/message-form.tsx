import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useContract } from '../../membership/web/session/use-session.ts'
import { call } from '../../web/call.ts'
import { keyOf } from '../../web/query.ts'
import { Button } from '../../web/ui/button.tsx'
import { KeptHere } from '../../web/ui/connection/kept-here.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextArea, TextInput } from '../../web/ui/fields/text-input.tsx'
import { useDraft } from '../../web/use-draft.ts'
import { useForm } from '../../web/use-form.ts'
import { useLanguage } from '../../web/words.ts'
import { listMessages, sendMessage, type WireMessage } from '../messages.endpoints.ts'
import type { StaffContact } from '../staff.endpoints.ts'
import { useKeyOf } from './use-key-of.ts'

interface MessageFormProps {
  team: readonly StaffContact[]
  idStaff: number | undefined
  onDone: (message: WireMessage) => void
}

/** The call's shape, save that the concierge is an empty choice. */
const formShape = z.object({ ...sendMessage.body!.shape, idStaff: z.string() })

/** To whom, about what, and the text. What is typed outlives the end of the session. */
export function MessageForm({ team, idStaff, onDone }: MessageFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const language = useLanguage()
  const contract = useContract()
  const keyFor = useKeyOf()
  const [draft, setDraft, clearDraft] = useDraft('message', { to: '', subject: '', body: '' })
  const to = idStaff ? String(idStaff) : draft.to
  const form = useForm({
    shape: formShape,
    send: async ({ idStaff: reader, subject, body: text }) => {
      const body = {
        ...(reader && { idStaff: Number(reader) }),
        idContract: contract.id,
        subject,
        body: text,
      }
      return call(sendMessage, { body, idempotencyKey: keyFor(body) })
    },
    done: ({ data }) => {
      clearDraft()
      void queries.invalidateQueries({ queryKey: keyOf(listMessages) })
      onDone(data)
    },
  })
  return (
    <form {...form.props} className="about-form">
      <Field label={t`To`} required error={form.error('idStaff')}>
        {(control) => (
          <Select
            {...control}
            name="idStaff"
            defaultValue={to}
            onChange={(event) => setDraft({ ...draft, to: event.target.value })}
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
      <Field label={t`Subject`} required error={form.error('subject')}>
        {(control) => (
          <TextInput
            {...control}
            name="subject"
            maxLength={200}
            autoComplete="off"
            value={draft.subject}
            onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t`Message`}
        required
        hint={t`The answer comes to your email address, or stands here below your message.`}
        error={form.error('body')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="body"
            rows={8}
            maxLength={4000}
            value={draft.body}
            onChange={(event) => setDraft({ ...draft, body: event.target.value })}
          />
        )}
      </Field>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <KeptHere />
      <div>
        <Button type="submit" busy={form.busy}>
          <Trans>Send the message</Trans>
        </Button>
      </div>
    </form>
  )
}
