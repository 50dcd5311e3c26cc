import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { renewStaffLink, type StaffMember } from '../../staff.endpoints.ts'
import { ROLE_WORDS } from './role-words.tsx'

interface StaffRowProps {
  one: StaffMember
  onRoles: () => void
  onActive: () => void
}

/** One of the club's people. Nobody changes their own account: those rows have no buttons. */
export function StaffRow({ one, onRoles, onActive }: StaffRowProps) {
  const { t, i18n } = useLingui()
  const { id, email, roles, active, joined, self } = one
  const name = `${one.name} ${one.lastname}`
  const renewing = useSend({
    send: (_: undefined, idempotencyKey) => call(renewStaffLink, { body: { idStaff: id }, idempotencyKey }),
    done: () => toast(t`Link sent`, { text: email }),
  })
  return (
    <li className={active ? 'staff-row' : 'staff-row staff-closed'}>
      <div className="staff-who">
        <h2 className="sub">{name}</h2>
        <p className="small muted">{email}</p>
        {renewing.failure && <FormError>{renewing.failure.message}</FormError>}
      </div>
      <div className="staff-chips">
        {roles.map((role) => (
          <Chip key={role}>{i18n._(ROLE_WORDS[role].name)}</Chip>
        ))}
        {!active && <Chip tone="bad">{t`Closed`}</Chip>}
        {active && !joined && <Chip tone="pending">{t`Invited`}</Chip>}
      </div>
      <div className="staff-acts">
        {self ? (
          <span className="small muted">
            <Trans>You</Trans>
          </span>
        ) : (
          <>
            {active && (
              <>
                <Button
                  kind="ghost"
                  size="small"
                  busy={renewing.busy}
                  aria-label={t`Send a link: ${name}`}
                  onClick={() => void renewing.send(undefined)}
                >
                  <Trans>Send a link</Trans>
                </Button>
                <Button
                  kind="secondary"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={t`Roles: ${name}`}
                  onClick={onRoles}
                >
                  <Trans>Roles</Trans>
                </Button>
              </>
            )}
            <Button
              kind={active ? 'danger' : 'secondary'}
              size="small"
              aria-haspopup="dialog"
              aria-label={active ? t`Close: ${name}` : t`Open again: ${name}`}
              onClick={onActive}
            >
              {active ? <Trans>Close</Trans> : <Trans>Open again</Trans>}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
