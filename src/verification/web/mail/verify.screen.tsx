import './verify.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStored } from '../../../membership/web/session/store.ts'
import { boot } from '../../../web/boot.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { LanguageSwitch } from '../../../web/ui/language-switch.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { type VerifiedMail, verifyMail } from '../../verification.endpoints.ts'
import { NeverAsked } from '../never-asked.tsx'
import { MailIsNotOurs, MailIsOurs } from './mail-answer.tsx'
import { verifySearch } from './verify-search.ts'

/** Where anybody finds out whether a mail is the club's, by the code at its foot. */
export default function VerifyScreen() {
  const { t } = useLingui()
  return (
    <div className="verify">
      <header>
        <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
        <div className="row">
          <LanguageSwitch />
          <SkinToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="verify-main">
          <h1 className="display">
            <Trans>Is this really the club?</Trans>
          </h1>
          <p className="lead">
            <Trans>
              Every email of ours ends with a code. Enter it, and we say whether we sent it. You don’t need to
              sign in.
            </Trans>
          </p>
          <CheckMail />
        </div>
        <aside className="verify-aside">
          <NeverAsked title={t`What we never ask for`} />
          <OnThePhone />
        </aside>
      </main>
    </div>
  )
}

function CheckMail() {
  const { t } = useLingui()
  const { code } = useSearchOf(verifySearch)
  const [answer, setAnswer] = useState<{ code: string; mail: VerifiedMail | null } | null>(null)
  const form = useForm({
    shape: verifyMail.body!,
    send: (body) => call(verifyMail, { body }),
    done: ({ data }, { code }) => setAnswer({ code, mail: data }),
    refused: () => setAnswer(null),
  })
  return (
    <>
      <form {...form.props} className="verify-form">
        <Field label={t`Code in the email`} required error={form.error('code')}>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              className="verify-code"
              defaultValue={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy}>
          <Trans>Check</Trans>
        </Button>
      </form>
      {form.failure && !form.failure.fields && (
        <Note tone="bad" spoken>
          {form.failure.message}
        </Note>
      )}
      <div role="status">
        {answer?.mail && <MailIsOurs key={answer.code} mail={answer.mail} code={answer.code} />}
        {answer && !answer.mail && <MailIsNotOurs key={answer.code} code={answer.code} />}
      </div>
    </>
  )
}

/** A call is another matter: there the owner sees a number, and listens. */
function OnThePhone() {
  const isOwner = useStored(({ session }) => session !== null && !session.user.isAdmin)
  return (
    <section className="card pad stack">
      <h2 className="sub">
        <Trans>Somebody is on the phone?</Trans>
      </h2>
      <p className="small muted">
        <Trans>
          Open “Verify a caller” in your account. Our people can read you the number that you see there.
        </Trans>
      </p>
      <p>
        <Link to="/my-account/caller" className={buttonClass('secondary')}>
          {isOwner ? <Trans>Verify a caller</Trans> : <Trans>Sign in</Trans>}
        </Link>
      </p>
    </section>
  )
}
