import { Plural, Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { verifySession } from '../../../membership/web/session/start-session.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { useOwnNumber, WaitsForOthers, waitsForOthers } from './co-signing.tsx'
import { monthNames } from './month-name.ts'
import { useReports } from './use-reports.ts'

/**
 * In place of a page while executive reports wait for the owner's signature (spec, sections 2 and 6): what waits, and
 * the way to sign, which leads back here.
 */
export default function RestrictedAccess() {
  const { user, trusted } = useSession()
  const isOwner = !user.isAdmin && !trusted
  const waiting = useReports(useContract().id).data?.waiting
  const ownNumber = useOwnNumber()
  const given = waiting?.filter((one) => waitsForOthers(one, ownNumber)) ?? []
  const isGiven = given.length > 0 && given.length === waiting?.length
  const here = useLocation({ select: ({ href }) => href })
  const { phone } = boot

  // Signed on another device: the server knows already.
  useEffect(() => {
    if (waiting?.length === 0) void verifySession()
  }, [waiting])

  return (
    <div className="page">
      <StateBox
        art="lighthouse"
        level="h1"
        title={<Trans>Restricted Access</Trans>}
        actions={
          <>
            {isOwner && (
              <Link to="/my-reports" search={{ view: 'reports', back: here }} className={buttonClass()}>
                {isGiven ? (
                  <Trans>See the report</Trans>
                ) : (
                  <Plural value={Math.max(waiting?.length ?? 1, 1)} one="Sign report" other="Sign reports" />
                )}
              </Link>
            )}
            <a className={buttonClass('secondary')} href={phoneLink}>
              <Trans>Call the concierge, {phone}</Trans>
            </a>
          </>
        }
      >
        {isOwner && isGiven && given[0] ? (
          <WaitsForOthers report={given[0]} />
        ) : isOwner ? (
          <ForOwner waiting={waiting ?? []} />
        ) : (
          <ForAdmin waiting={waiting ?? []} />
        )}
      </StateBox>
    </div>
  )
}

function ForOwner({ waiting }: { waiting: readonly Report[] }) {
  const months = monthNames(waiting, useLanguage())
  const { phone } = boot
  if (waiting.length === 0) {
    return (
      <Trans>
        An executive report is waiting for your signature. Sign it here, or contact the concierge at {phone}.
        This page opens again once that is done.
      </Trans>
    )
  }
  return (
    <Plural
      value={waiting.length}
      one={`The executive report of ${months} is waiting for your signature. Sign it here, or contact the concierge at ${phone}. This page opens again once that is done.`}
      other={`The executive reports of ${months} are waiting for your signature. Sign them here, or contact the concierge at ${phone}. This page opens again once that is done.`}
    />
  )
}

function ForAdmin({ waiting }: { waiting: readonly Report[] }) {
  const months = monthNames(waiting, useLanguage())
  if (waiting.length === 0) {
    return (
      <Trans>
        An executive report is waiting for the owner’s signature. Ask the owner to sign it. This page opens
        again once that is done.
      </Trans>
    )
  }
  return (
    <Plural
      value={waiting.length}
      one={`The executive report of ${months} is waiting for the owner’s signature. Ask the owner to sign it. This page opens again once that is done.`}
      other={`The executive reports of ${months} are waiting for the owner’s signature. Ask the owner to sign them. This page opens again once that is done.`}
    />
  )
}
