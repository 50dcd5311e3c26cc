import './owner.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { type ReactNode, useEffect } from 'react'
import { CallError, queryOf } from '../../../web/calls/query.ts'
import { NotRead } from '../../../web/desk/not-read.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { type OwnerAtDesk, readOwnerAtDesk } from '../../owner/owner.endpoints.ts'
import { noteOpened } from '../palette/opened.ts'
import { useActFor } from '../use-acting.ts'
import { OwnerContracts } from './owner-contracts.tsx'
import { OwnerLog } from './owner-log.tsx'
import { MoneyOfOwner } from './owner-money.tsx'
import { RequestsOfOwner } from './owner-requests.tsx'
import { StaysOfOwner } from './owner-stays.tsx'
import { WaitingOfOwner } from './owner-waiting.tsx'
import { WhoCanAct } from './who-can-act.tsx'

/** Everything about one owner: what a call at the desk is answered from. Parts that are not of one’s role are not there. */
export default function OwnerScreen() {
  const { t } = useLingui()
  const { id = '' } = useParams({ strict: false })
  const idOwner = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  const owner = useQuery({ ...queryOf(readOwnerAtDesk, { query: { idOwner } }), enabled: idOwner > 0 })
  const isGone = owner.error instanceof CallError && [400, 404].includes(owner.error.failure.status)
  if (idOwner === 0 || isGone)
    return (
      <div className="page fade">
        <h1 className="hidden-text">
          <Trans>Owner</Trans>
        </h1>
        <StateBox art="loggia" title={<Trans>No owner has this number</Trans>}>
          <Trans>The link may be old. Look for the owner by name: press Ctrl and K.</Trans>
        </StateBox>
      </div>
    )
  if (!owner.data)
    return (
      <div className="page fade">
        {owner.isError ? (
          <NotRead
            level="h1"
            query={owner}
            title={<Trans>We couldn’t load this. Nothing was changed.</Trans>}
          />
        ) : (
          <>
            <h1 className="hidden-text">
              <Trans>Owner</Trans>
            </h1>
            <Loading label={t`Loading the owner`}>
              <Skeleton height={96} radius={14} />
              <div className="owner-columns">
                <Skeleton height={520} radius={20} />
                <Skeleton height={520} radius={20} />
              </div>
            </Loading>
          </>
        )}
      </div>
    )
  return <OwnerPage key={idOwner} owner={owner.data.data} />
}

function OwnerPage({ owner }: { owner: OwnerAtDesk }) {
  const { idOwner, name, lastname } = owner
  useEffect(() => noteOpened({ idOwner, name, lastname }), [idOwner, name, lastname])
  return (
    <div className="page owner-page fade">
      <Head owner={owner} />
      <div className="owner-columns">
        <div className="owner-main">
          <WaitingOfOwner owner={owner} />
          {owner.stays && <StaysOfOwner stays={owner.stays} />}
          {owner.requests && <RequestsOfOwner requests={owner.requests} />}
          {owner.parts.includes('log') && <OwnerLog idOwner={owner.idOwner} />}
        </div>
        <div className="owner-aside">
          <OwnerContracts contracts={owner.contracts} />
          {owner.money && <MoneyOfOwner money={owner.money} contracts={owner.contracts} />}
          <WhoCanAct owner={owner} />
        </div>
      </div>
    </div>
  )
}

function Head({ owner }: { owner: OwnerAtDesk }) {
  const { name, lastname, email, phone, language, active, locked, restricted, parts, contracts } = owner
  return (
    <header className="owner-head">
      <span className="owner-initials" aria-hidden>
        {name.slice(0, 1)}
        {lastname.slice(0, 1)}
      </span>
      <div className="owner-who">
        <h1 className="display">
          {name} {lastname}
        </h1>
        <ul className="owner-reach">
          {phone && (
            <li>
              <Phone className="icon-small" aria-hidden />
              <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </li>
          )}
          <li>
            <Mail className="icon-small" aria-hidden />
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
          <li className="muted">
            {language === 'es' ? <Trans>Reads Spanish</Trans> : <Trans>Reads English</Trans>}
          </li>
        </ul>
      </div>
      {parts.includes('act') && active && contracts.length > 0 && <SeeAs owner={owner} />}
      {restricted && (
        <State icon={ShieldAlert}>
          <Trans>An executive report waits for this owner’s signature. Ask them to sign it.</Trans>
        </State>
      )}
      {!active && (
        <State icon={Lock}>
          <Trans>This owner’s account is closed: nobody can sign in to it.</Trans>
        </State>
      )}
      {active && locked && (
        <State icon={Lock}>
          <Trans>
            This account is locked: somebody said that a sign-in was not theirs. A new password opens it.
          </Trans>
        </State>
      )}
    </header>
  )
}

function State({ icon, children }: { icon: typeof Lock; children: ReactNode }) {
  return (
    <div className="owner-state">
      <Note tone="gold" icon={icon}>
        {children}
      </Note>
    </div>
  )
}

/** Opens the portal as the owner sees it, with the banner that says so. */
function SeeAs({ owner: { idOwner, name } }: { owner: OwnerAtDesk }) {
  const { send, busy, failure } = useActFor()
  return (
    <div className="owner-act">
      <Button kind="secondary" busy={busy} onClick={() => void send({ idOwner, idContract: null })}>
        <Trans>See as {name}</Trans>
      </Button>
      {failure && <FormError>{failure.message}</FormError>}
    </div>
  )
}
