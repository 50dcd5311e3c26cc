import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { changeStaffRoles, type StaffMember } from '../../staff.endpoints.ts'
import { RolesField } from './roles-field.tsx'
import { useStaffChanged } from './use-staff.ts'

/** Other roles for somebody of the club. */
export function RolesDialog({ one, onClose }: { one: StaffMember | null; onClose: () => void }) {
  const name = one ? `${one.name} ${one.lastname}` : ''
  return (
    <Dialog
      open={one !== null}
      onClose={onClose}
      title={<Trans>Roles of {name}</Trans>}
      lead={<Trans>They hold from the next press on, also where somebody is signed in.</Trans>}
    >
      {one && <RolesForm key={one.id} one={one} onClose={onClose} />}
    </Dialog>
  )
}

function RolesForm({ one, onClose }: { one: StaffMember; onClose: () => void }) {
  const { t } = useLingui()
  const changed = useStaffChanged()
  const [roles, setRoles] = useState<StaffMember['roles']>(one.roles)
  const [none, setNone] = useState(false)
  const { send, busy, failure } = useSend({
    send: (wanted: StaffMember['roles']) =>
      call(changeStaffRoles, { body: { idStaff: one.id, roles: wanted } }),
    done: ({ data }) => {
      onClose()
      toast(data.waits ? t`It waits until another manager agrees` : t`Roles changed`)
      if (data.waits) void changed()
    },
    changed: () => void changed(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNone(roles.length === 0)
    if (roles.length > 0) void send(roles)
  }
  return (
    <form noValidate onSubmit={submit} className="stack stack-wide">
      <RolesField
        chosen={roles}
        before={one.roles}
        onChange={(next) => setRoles([...next])}
        error={none && roles.length === 0 ? t`Choose at least one role.` : undefined}
      />
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Change roles</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
