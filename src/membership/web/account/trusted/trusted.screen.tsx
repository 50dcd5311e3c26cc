import '../people/people.css'
import './trusted.css'
import { Trans, useLingui } from '@lingui/react/macro'
import Banknote from 'lucide-react/icons/banknote'
import KeyRound from 'lucide-react/icons/key-round'
import PenLine from 'lucide-react/icons/pen-line'
import UserPlus from 'lucide-react/icons/user-round-plus'
import { useRef, useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import type { Trusted } from '../../../trusted.endpoints.ts'
import { SecurityFrame } from '../security/security-frame.tsx'
import { EndTrustDialog } from './end-dialog.tsx'
import { TrustDialog } from './trust-dialog.tsx'
import { TrustedRow } from './trusted-row.tsx'
import { useTrusted } from './use-trusted.ts'

/** Whom the owner lets in: who they are, what they may, until when, and the way to end it. */
export default function TrustedScreen() {
  return (
    <SecurityFrame>
      <PeopleYouTrust />
    </SecurityFrame>
  )
}

function PeopleYouTrust() {
  const { t } = useLingui()
  const trusted = useTrusted()
  const [asked, setAsked] = useState<Trusted | 'new' | null>(null)
  const [ending, setEnding] = useState<Trusted | null>(null)
  const head = useRef<HTMLSpanElement>(null)
  const all = trusted.data?.data
  const now = all?.filter(({ state }) => state !== 'ended') ?? []
  const before = all?.filter(({ state }) => state === 'ended') ?? []
  const row = (one: Trusted) => (
    <TrustedRow key={one.id} person={one} onChange={() => setAsked(one)} onEnd={() => setEnding(one)} />
  )
  return (
    <div className="security-columns">
      <div className="security-main">
        <section aria-label={t`People you trust`}>
          <SectionHead
            title={
              <span tabIndex={-1} className="security-title" ref={head}>
                {t`People you trust`}
              </span>
            }
            lead={<Trans>Each with a sign-in of their own.</Trans>}
            action={
              <Button onClick={() => setAsked('new')}>
                <UserPlus className="icon-small" aria-hidden />
                <Trans>Let somebody in</Trans>
              </Button>
            }
          />
          {all ? (
            now.length > 0 ? (
              <ul className="security-rows">{now.map(row)}</ul>
            ) : (
              <p className="muted trusted-none">
                <Trans>
                  Nobody besides you so far. Somebody you let in sees what you tick, and nothing else.
                </Trans>
              </p>
            )
          ) : trusted.isError ? (
            <LoadError query={trusted} />
          ) : (
            <Loading label={t`Loading whom you trust`}>
              <Skeleton height={180} radius={14} />
            </Loading>
          )}
        </section>
        {before.length > 0 && (
          <section aria-label={t`No longer`}>
            <SectionHead title={t`No longer`} />
            <ul className="security-rows">{before.map(row)}</ul>
          </section>
        )}
      </div>
      <OnlyYou />
      <TrustDialog person={asked} onClose={() => setAsked(null)} />
      <EndTrustDialog
        person={ending}
        onClose={() => setEnding(null)}
        onEnded={() => {
          setEnding(null)
          // The row that had the focus has moved.
          head.current?.focus()
        }}
      />
    </div>
  )
}

function OnlyYou() {
  return (
    <aside className="card pad stack" aria-labelledby="only-you">
      <h2 className="sub" id="only-you">
        <Trans>Only you, ever</Trans>
      </h2>
      <ul className="trusted-only small">
        <li>
          <PenLine className="icon-small" aria-hidden />
          <Trans>sign a report or answer for a year’s transactions</Trans>
        </li>
        <li>
          <Banknote className="icon-small" aria-hidden />
          <Trans>spend or pay out cash-back</Trans>
        </li>
        <li>
          <UserPlus className="icon-small" aria-hidden />
          <Trans>let somebody in</Trans>
        </li>
        <li>
          <KeyRound className="icon-small" aria-hidden />
          <Trans>change what opens this account</Trans>
        </li>
      </ul>
    </aside>
  )
}
