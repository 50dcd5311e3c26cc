import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { Chip } from '../../../../web/ui/chip.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { Trusted } from '../../../trusted.endpoints.ts'
import { useContracts } from '../../session/use-session.ts'
import { DayName } from '../people/day-name.tsx'
import { useMoment } from '../use-moment.ts'
import { RELATION_ICONS, RELATIONS_SAID, SCOPES_SAID } from './scope-words.tsx'
import { useInviteAgain } from './use-trusted.ts'

interface TrustedRowProps {
  person: Trusted
  onChange: () => void
  onEnd: () => void
}

/** Somebody whom the owner lets in, or did. */
export function TrustedRow({ person, onChange, onEnd }: TrustedRowProps) {
  const { t, i18n } = useLingui()
  const { name, relation, scopes, state, invitedBy } = person
  const again = useInviteAgain()
  const Icon = RELATION_ICONS[relation]
  const sendAgain = async () => {
    if (await again.send(person.id)) toast(t`The invitation is on its way to ${name}`)
  }
  return (
    <li>
      <span className={state === 'ended' ? 'security-well security-well-quiet' : 'security-well'}>
        <Icon aria-hidden />
      </span>
      <div>
        <h3 className="sub">{name}</h3>
        <p className="small muted numeric">
          {i18n._(RELATIONS_SAID[relation])}
          {' · '}
          <Standing person={person} />
        </p>
        {invitedBy && (
          <p className="small muted">
            <Trans>Let in by {invitedBy}, who holds the contract with you</Trans>
          </p>
        )}
        <ForContracts contracts={person.contracts} />
        <p className="trusted-scopes">
          {scopes.map((scope) => (
            <Chip key={scope} tone={state === 'ended' ? 'quiet' : 'accent'}>
              {SCOPES_SAID[scope].chip}
            </Chip>
          ))}
        </p>
        {again.failure && <FormError>{again.failure.message}</FormError>}
      </div>
      <div className="security-acts">
        <StateChip state={state} />
        {state === 'ended' ? (
          <Link
            to="/my-account/access"
            search={{ show: 'trusted' }}
            className={buttonClass('ghost', 'small')}
            aria-label={t`What they did, ${name}`}
          >
            <Trans>What they did</Trans>
          </Link>
        ) : (
          <>
            {invitedBy ? null : state === 'invited' ? (
              <Button
                kind="ghost"
                size="small"
                busy={again.busy}
                aria-label={t`Send again, ${name}`}
                onClick={() => void sendAgain()}
              >
                <Trans>Send again</Trans>
              </Button>
            ) : (
              <Button kind="ghost" size="small" aria-label={t`Change, ${name}`} onClick={onChange}>
                <Trans>Change</Trans>
              </Button>
            )}
            <Button
              kind="secondary"
              size="small"
              aria-label={state === 'invited' ? t`Withdraw, ${name}` : t`Take access away, ${name}`}
              onClick={onEnd}
            >
              {state === 'invited' ? <Trans>Withdraw</Trans> : <Trans>Take access away</Trans>}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

/** The last day of the trust, and whether they came. */
function Standing({ person: { state, lastDay, linkUntil, lastHereAt, endedAt } }: { person: Trusted }) {
  const { day } = useMoment()
  if (state === 'ended') {
    const when = endedAt && day(endedAt)
    return <Trans>ended {when}</Trans>
  }
  const until = lastDay && <DayName day={lastDay} />
  const link = linkUntil && day(linkUntil)
  const last = lastHereAt && day(lastHereAt)
  return (
    <>
      {until ? <Trans>until {until}</Trans> : <Trans>no end</Trans>}
      {' · '}
      {state === 'invited' ? (
        link ? (
          <Trans>the link works until {link}</Trans>
        ) : (
          <Trans>the link has run out</Trans>
        )
      ) : last ? (
        <Trans>last here {last}</Trans>
      ) : (
        <Trans>not here yet</Trans>
      )}
    </>
  )
}

/** The contracts of the trust, where the owner has several. */
function ForContracts({ contracts }: { contracts: readonly number[] }) {
  const own = useContracts()
  if (own.length < 2) return null
  const chosen = own.filter(({ id }) => contracts.includes(id))
  return <p className="small muted">{chosen.map(({ label }) => label).join(' · ')}</p>
}

function StateChip({ state }: { state: Trusted['state'] }) {
  switch (state) {
    case 'invited':
      return (
        <Chip tone="pending" icon={Clock}>
          <Trans>Invited</Trans>
        </Chip>
      )
    case 'active':
      return (
        <Chip tone="good" icon={Check}>
          <Trans>Active</Trans>
        </Chip>
      )
    case 'ended':
      return (
        <Chip tone="quiet" icon={Ban}>
          <Trans>Ended</Trans>
        </Chip>
      )
  }
}
