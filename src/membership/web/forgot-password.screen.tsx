import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { boot } from '../../web/boot.ts'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { useForm } from '../../web/forms/use-form.ts'
import { Button } from '../../web/ui/button.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { Note } from '../../web/ui/note.tsx'
import { sendResetLink } from '../passwords.endpoints.ts'
import './account-forms.css'

/** Asks for a reset link. The answer never tells whether the account exists. */
export default function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      {sentTo ? (
        <LinkSent email={sentTo} onOther={() => setSentTo(null)} />
      ) : (
        <AskForLink onSent={setSentTo} />
      )}
      <p className="small">
        <Link to="/login" className="link">
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const form = useForm({
    shape: sendResetLink.body!,
    send: (body) => call(sendResetLink, { body }),
    done: (_, { email }) => onSent(email),
  })
  return (
    <>
      <div className="stack">
        <h1 className="display">
          <Trans>Forgot your password?</Trans>
        </h1>
        <p className="lead">
          <Trans>Enter the email of your account and we send you a link to choose a new one.</Trans>
        </p>
      </div>
      {form.failure && !form.failure.fields && (
        <Note tone="bad" spoken>
          {form.failure.message}
        </Note>
      )}
      <form {...form.props}>
        <Field label={t`Email`} required error={form.error('email')}>
          {(control) => (
            <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="username" />
          )}
        </Field>
        <Button type="submit" block busy={form.busy}>
          <Trans>Send the link</Trans>
        </Button>
      </form>
    </>
  )
}

function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const { phone } = boot
  const [sentAgain, setSentAgain] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  // The form went with its focus: it goes on to what came in its place.
  useEffect(() => head.current?.focus(), [])
  const { send, busy, failure } = useSend({
    send: () => call(sendResetLink, { body: { email, resendemail: '1' } }),
    done: () => setSentAgain(true),
    refused: () => setSentAgain(false),
  })
  return (
    <>
      <div className="stack">
        <h1 className="display" ref={head} tabIndex={-1}>
          <Trans>Check your email</Trans>
        </h1>
        <p className="lead">
          <Trans>
            If {email} belongs to an account, a link is on its way. It works once, for an hour. Nothing there?
            Look in the junk folder, or call the concierge at {phone}.
          </Trans>
        </p>
      </div>
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
      {sentAgain && (
        <Note spoken>
          <Trans>The link is on its way again.</Trans>
        </Note>
      )}
      <div className="form-actions">
        <Button kind="secondary" busy={busy} onClick={() => void send()}>
          <Trans>Send it again</Trans>
        </Button>
        <Button kind="ghost" onClick={onOther}>
          <Trans>Use another email</Trans>
        </Button>
      </div>
    </>
  )
}
