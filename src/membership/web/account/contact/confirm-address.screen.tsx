import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../../web/boot.ts'
import { call } from '../../../../web/calls/call.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { confirmAddress, readAddressLink } from '../../../owner.endpoints.ts'
import { CheckingLink, LinkEnd, LinkUnchecked } from '../../mailed-link.tsx'
import { type Unopened, useMailedLink } from '../../use-mailed-link.ts'
import { confirmAddressSearch } from './confirm-address-search.ts'
import '../../account-forms.css'

type AddressLink = { at: 'open'; token: string; email: string } | { at: 'confirmed'; email: string }

/** Where the mail to a new address leads. Nothing happens before the button. */
export default function ConfirmAddressScreen() {
  const { token } = useSearchOf(confirmAddressSearch)
  const { link, setLink, retry } = useMailedLink<AddressLink>(token, askAbout)
  if (link.at === 'confirmed') return <Confirmed email={link.email} />
  if (link.at === 'used-up') return <UsedUp />
  if (link.at === 'open')
    return <Asked {...link} onConfirmed={() => setLink({ at: 'confirmed', email: link.email })} />
  if (link.at === 'failed') return <LinkUnchecked failure={link.failure} onRetry={retry} />
  return <CheckingLink />
}

async function askAbout(token: string, signal: AbortSignal): Promise<AddressLink | Unopened> {
  const result = await call(readAddressLink, { body: { token }, signal })
  if (result.ok) return { at: 'open', token, email: result.value.data.email }
  return result.code === 'LINK_USED_UP' ? { at: 'used-up' } : { at: 'failed', failure: result }
}

function Asked({ token, email, onConfirmed }: { token: string; email: string; onConfirmed: () => void }) {
  const { send, busy, failure } = useSend({
    send: () => call(confirmAddress, { body: { token } }),
    done: onConfirmed,
  })
  return (
    <>
      <div className="stack">
        <h1 className="display">
          <Trans>Is this your new email?</Trans>
        </h1>
        <p className="lead email-shown">{email}</p>
      </div>
      <p className="muted">
        <Trans>
          From then on you sign in with it, and the club’s emails go there. Your password stays as it is.
        </Trans>
      </p>
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
      <div className="form-actions">
        <Button busy={busy} onClick={() => void send()}>
          <Trans>Confirm the email</Trans>
        </Button>
        <Link to="/login" className={buttonClass('secondary')}>
          <Trans>Not now</Trans>
        </Link>
      </div>
    </>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <LinkEnd
      title={<Trans>Your new email is confirmed</Trans>}
      lead={
        <span className="email-shown">
          <Trans>From now on you sign in with {email}.</Trans>
        </span>
      }
      more={<Trans>We told your old email too; for 30 days it can undo the change.</Trans>}
    >
      <a href="/my-account" className={buttonClass()}>
        <Trans>Go to my account</Trans>
      </a>
    </LinkEnd>
  )
}

function UsedUp() {
  const { phone } = boot
  return (
    <LinkEnd
      title={<Trans>This link no longer works</Trans>}
      lead={
        <Trans>
          It opens once, within an hour, and only the newest one. Nothing was changed: ask for another under
          My account, or call the concierge at {phone}.
        </Trans>
      }
    >
      <a href="/my-account" className={buttonClass()}>
        <Trans>Go to my account</Trans>
      </a>
    </LinkEnd>
  )
}
