import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../../web/boot.ts'
import { call } from '../../../../web/calls/call.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { type Alarm, raiseAlarm, readAlarm } from '../../../access.endpoints.ts'
import { CheckingLink, LinkEnd, LinkUnchecked } from '../../mailed-link.tsx'
import { type Unopened, useMailedLink } from '../../use-mailed-link.ts'
import { AlarmUsedUp, IfSomethingIsMissing } from './alarm-link.tsx'
import { DeviceName, Whereabouts } from './device-name.tsx'
import { FactorLost } from './factor-lost.tsx'
import { notMeSearch } from './not-me-search.ts'
import '../../account-forms.css'

type AlarmLink = { at: 'open'; token: string; alarm: Alarm } | { at: 'locked'; isAdmin: boolean }

/** Where the mails about a new device, another address or telephone, and a lost second factor lead: was it you? */
export default function NotMeScreen() {
  const { token, loss } = useSearchOf(notMeSearch)
  return loss === undefined ? <NewDevice token={token} /> : <FactorLost token={loss} />
}

/** A new device: nothing happens before the button. */
function NewDevice({ token }: { token: string | undefined }) {
  const { link, setLink, retry } = useMailedLink<AlarmLink>(token, askAbout)
  if (link.at === 'locked') return <Locked isAdmin={link.isAdmin} />
  if (link.at === 'used-up') return <UsedUp />
  if (link.at === 'open') {
    const { isAdmin } = link.alarm
    return <Asked token={link.token} alarm={link.alarm} onLocked={() => setLink({ at: 'locked', isAdmin })} />
  }
  if (link.at === 'failed') return <LinkUnchecked failure={link.failure} onRetry={retry} />
  return <CheckingLink />
}

async function askAbout(token: string, signal: AbortSignal): Promise<AlarmLink | Unopened> {
  const result = await call(readAlarm, { body: { token }, signal })
  if (result.ok) return { at: 'open', token, alarm: result.value.data }
  return result.code === 'ALARM_USED_UP' ? { at: 'used-up' } : { at: 'failed', failure: result }
}

function Asked({ token, alarm, onLocked }: { token: string; alarm: Alarm; onLocked: () => void }) {
  const { send, busy, failure } = useSend({
    send: () => call(raiseAlarm, { body: { token } }),
    done: onLocked,
  })
  const when = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(alarm.at))
  return (
    <>
      <div className="stack">
        <h1 className="display">
          <Trans>Was this you?</Trans>
        </h1>
        <p className="lead">
          <DeviceName {...alarm} />
          {(alarm.place || alarm.network) && (
            <>
              , <Whereabouts {...alarm} />
            </>
          )}
        </p>
        <p className="muted numeric">{when}</p>
      </div>
      <p className="muted">
        {alarm.isAdmin ? (
          <Trans>
            If it was not, lock the account: every session ends, and no password opens it until whoever runs
            the portal sets a new one.
          </Trans>
        ) : (
          <Trans>
            If it was not, lock the account: every session ends, and no password opens it until you set a new
            one. We send you the link for that at once.
          </Trans>
        )}
      </p>
      <PutsBack {...alarm.putsBack} />
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
      <div className="form-actions">
        <Button kind="danger" busy={busy} onClick={() => void send()}>
          <Trans>It wasn’t me: lock the account</Trans>
        </Button>
        <Link to="/login" className={buttonClass('secondary')}>
          <Trans>It was me</Trans>
        </Link>
      </div>
    </>
  )
}

/** What of the owner's contact goes back with the lock. */
function PutsBack({ address, phone }: Alarm['putsBack']) {
  if (!address && !phone) return null
  return (
    <p className="muted">
      {!phone ? (
        <Trans>The account’s email stays as it was, and the link goes there.</Trans>
      ) : address ? (
        <Trans>
          The account’s earlier email and phone number are put back, and the link goes to that email.
        </Trans>
      ) : (
        <Trans>The account’s earlier phone number is put back.</Trans>
      )}
    </p>
  )
}

function Locked({ isAdmin }: { isAdmin: boolean }) {
  return (
    <LinkEnd
      title={<Trans>The account is locked</Trans>}
      lead={
        isAdmin ? (
          <Trans>Every session has ended. Ask whoever runs the portal for a new password.</Trans>
        ) : (
          <Trans>Every session has ended. The link for a new password is on its way to your email.</Trans>
        )
      }
      more={<IfSomethingIsMissing />}
    >
      <Link to="/login" className={buttonClass()}>
        <Trans>Go to sign in</Trans>
      </Link>
    </LinkEnd>
  )
}

function UsedUp() {
  const { phone } = boot
  return (
    <AlarmUsedUp
      lead={
        <Trans>
          It opens once, within 30 days. If you think that somebody is in your account, set a new password, or
          call the concierge at {phone}.
        </Trans>
      }
    />
  )
}
