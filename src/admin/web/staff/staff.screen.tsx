import './staff.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { type StaffMember, setStaffActive } from '../../staff.endpoints.ts'
import { ActiveDialog } from './active-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { StaffChanges } from './staff-changes.tsx'
import { StaffRow } from './staff-row.tsx'
import { StaffWaiting } from './staff-waiting.tsx'
import { useStaff, useStaffChanged } from './use-staff.ts'

type Asked = { at: 'invite' } | { at: 'roles' | 'active'; one: StaffMember }

/** The club's people: who does what, who is invited, whose account is closed. */
export default function StaffScreen() {
  const { t } = useLingui()
  const staff = useStaff()
  const changed = useStaffChanged()
  const [asked, setAsked] = useState<Asked | null>(null)
  // What it was about stays while the dialog closes.
  const [closing, setClosing] = useState<StaffMember | null>(null)
  const close = () => setAsked(null)
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>People of the club</Trans>}
        lead={
          <Trans>Who may do what. A change holds from the next press on, and stands in the list below.</Trans>
        }
        action={
          <Button aria-haspopup="dialog" onClick={() => setAsked({ at: 'invite' })}>
            <Trans>Invite somebody</Trans>
          </Button>
        }
      />
      {staff.data ? (
        <>
          <ul className="staff-rows">
            {staff.data.data.map((one) => (
              <StaffRow
                key={one.id}
                one={one}
                onRoles={() => setAsked({ at: 'roles', one })}
                onActive={() => {
                  setClosing(one)
                  setAsked({ at: 'active', one })
                }}
              />
            ))}
          </ul>
          <StaffWaiting waiting={staff.data.waiting} />
          <StaffChanges changes={staff.data.changes} />
        </>
      ) : staff.isError ? (
        <LoadError query={staff} />
      ) : (
        <Loading label={t`Loading the people of the club`}>
          <div className="stack stack-wide">
            <Skeleton height={84} radius={14} />
            <Skeleton height={84} radius={14} />
            <Skeleton height={84} radius={14} />
          </div>
        </Loading>
      )}
      <InviteDialog open={asked?.at === 'invite'} onClose={close} />
      <RolesDialog one={asked?.at === 'roles' ? asked.one : null} onClose={close} />
      {closing && (
        <ActiveDialog
          open={asked?.at === 'active'}
          onClose={close}
          name={`${closing.name} ${closing.lastname}`}
          active={closing.active}
          send={(active, reason) => call(setStaffActive, { body: { idStaff: closing.id, active, reason } })}
          changed={() => void changed()}
        />
      )}
    </div>
  )
}
