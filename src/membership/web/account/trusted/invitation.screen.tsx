import '../../account-forms.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { boot } from '../../../../web/boot.ts'
import { type CallFailure, call } from '../../../../web/calls/call.ts'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { ErrorBox } from '../../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { type Invitation, readInvitation } from '../../../trusted.endpoints.ts'
import { LinkEnd } from '../../mailed-link.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import { invitationSearch } from './invitation-search.ts'

type InvitationLink =
  | { at: 'asking' }
  | { at: 'open'; token: string; invitation: Invitation }
  | { at: 'used-up' }
  | { at: 'failed'; failure: CallFailure }
  | { at: 'accepted'; owner: string }
  | { at: 'declined'; owner: string }

/** Where an owner’s invitation leads: what it allows, and a password of one’s own. */
export default function InvitationScreen() {
  const { t } = useLingui()
  const { token } = useSearchOf(invitationSearch)
  const [link, setLink] = useState<InvitationLink>(token ? { at: 'asking' } : { at: 'used-up' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    askAbout(token, leaving.signal).then(setLink, () => {})
    return () => leaving.abort()
  }, [token, tries])

  switch (link.at) {
    case 'asking':
      return (
        <Loading label={t`Opening the invitation`}>
          <div className="stack stack-wide">
            <Skeleton height={56} width="80%" />
            <Skeleton height={120} />
            <Skeleton height={46} />
          </div>
        </Loading>
      )
    case 'failed':
      return (
        <ErrorBox
          level="h1"
          title={t`We couldn’t open the invitation.`}
          phone={boot.phone}
          onRetry={() => {
            setLink({ at: 'asking' })
            setTries(tries + 1)
          }}
        >
          {link.failure.message}
        </ErrorBox>
      )
    case 'open':
      return (
        <AcceptInvitation
          token={link.token}
          invitation={link.invitation}
          onAccepted={() => setLink({ at: 'accepted', owner: link.invitation.owner })}
          onDeclined={() => setLink({ at: 'declined', owner: link.invitation.owner })}
          onUsedUp={() => setLink({ at: 'used-up' })}
        />
      )
    case 'used-up':
      return <UsedUp />
    case 'accepted':
      return <Accepted owner={link.owner} />
    case 'declined':
      return <Declined owner={link.owner} />
  }
}

async function askAbout(token: string, signal: AbortSignal): Promise<InvitationLink> {
  const result = await call(readInvitation, { body: { token }, signal })
  if (result.ok) return { at: 'open', token, invitation: result.value.data }
  return result.status >= 400 && result.status < 500 && result.code !== 'TOO_MANY'
    ? { at: 'used-up' }
    : { at: 'failed', failure: result }
}

function UsedUp() {
  return (
    <LinkEnd
      title={<Trans>This invitation no longer works</Trans>}
      lead={<Trans>It opens once, within 7 days. Ask the owner who invited you to send it again.</Trans>}
    >
      <Link to="/login" className={buttonClass()}>
        <Trans>Go to sign in</Trans>
      </Link>
    </LinkEnd>
  )
}

function Accepted({ owner }: { owner: string }) {
  return (
    <LinkEnd
      title={<Trans>You are in</Trans>}
      lead={<Trans>Sign in with your own email and password. {owner} was told that you accepted.</Trans>}
    >
      <Link to="/login" search={{ as: 'trusted' }} className={buttonClass()}>
        <Trans>Go to sign in</Trans>
      </Link>
    </LinkEnd>
  )
}

function Declined({ owner }: { owner: string }) {
  return (
    <LinkEnd
      title={<Trans>You declined</Trans>}
      lead={<Trans>Nothing was opened, and {owner} was told. You may close this page.</Trans>}
    />
  )
}
