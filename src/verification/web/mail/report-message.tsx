import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { text } from '../../../kernel/check.ts'
import { useStored } from '../../../membership/web/session/store.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea, TextInput } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { reportSuspicion } from '../../verification.endpoints.ts'

type Step = 'asked' | 'writing' | 'sent'

/** Reports a message to the desk. Who is signed in needs no address. */
export function ReportMessage({ code }: { code: string }) {
  const [step, setStep] = useState<Step>('asked')
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone: the focus goes to what took its place.
  useEffect(() => {
    if (step === 'writing') place.current?.querySelector('textarea')?.focus()
    if (step === 'sent') place.current?.focus()
  }, [step])
  return (
    <div ref={place} tabIndex={-1} className="verify-report">
      {step === 'asked' && (
        <Button kind="secondary" onClick={() => setStep('writing')}>
          <Trans>Report the message</Trans>
        </Button>
      )}
      {step === 'writing' && (
        <ReportForm code={code} onSent={() => setStep('sent')} onBack={() => setStep('asked')} />
      )}
      {step === 'sent' && (
        <Note title={<Trans>Thank you. The desk has it.</Trans>}>
          <Trans>Keep the message; somebody may ask you for it.</Trans>
        </Note>
      )}
    </div>
  )
}

/** An address that was left empty is none. */
const shape = z.object({
  words: text(2000),
  contact: z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    reportSuspicion.body!.shape.contact,
  ),
})

interface ReportFormProps {
  code: string
  onSent: () => void
  onBack: () => void
}

function ReportForm({ code, onSent, onBack }: ReportFormProps) {
  const { t } = useLingui()
  const isOwner = useStored(({ session }) => session !== null && !session.user.isAdmin)
  const form = useForm({
    shape,
    send: ({ words, contact }) =>
      call(reportSuspicion, { body: { code, words, ...(contact !== undefined && { contact }) } }),
    done: onSent,
  })
  return (
    <form {...form.props} className="stack stack-wide">
      <Field
        label={t`What seems wrong?`}
        required
        hint={t`Who it says it is from, what it asks for. No password and no number of a card.`}
        error={form.error('words')}
      >
        {(control) => <TextArea {...control} name="words" rows={4} maxLength={2000} />}
      </Field>
      {!isOwner && (
        <Field
          label={t`Where we may answer`}
          hint={t`An email address, if you want an answer. We use it for nothing else.`}
          error={form.error('contact')}
        >
          {(control) => (
            <TextInput {...control} name="contact" type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
      )}
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <div className="row wrap">
        <Button type="submit" busy={form.busy}>
          <Trans>Send to the desk</Trans>
        </Button>
        <Button kind="ghost" onClick={onBack}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  )
}
