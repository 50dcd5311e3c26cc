import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { useState } from 'react'
import type { WantedOwners } from '../../membership/desk/use-owners.ts'
import { type FoundOwner, findOwners } from '../../membership/find-owners.endpoints.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { setOwnerActive } from '../staff.endpoints.ts'
import { ActiveDialog } from './staff/active-dialog.tsx'
import { useActFor } from './use-acting.ts'

/** The chosen owner: what stands in the way, and the button. */
export function ActFor({ owner, wanted }: { owner: FoundOwner; wanted: WantedOwners }) {
  const { send, busy, failure } = useActFor()
  const { name, idOwner } = owner
  return (
    <div className="act-for stack">
      {owner.restricted && (
        <Note tone="gold" icon={ShieldAlert}>
          <Trans>An executive report waits for this owner’s signature. Ask them to sign it.</Trans>
        </Note>
      )}
      {!owner.active && (
        <Note tone="gold" icon={Lock}>
          <Trans>This owner’s account is closed: nobody can sign in to it.</Trans>
        </Note>
      )}
      {failure && <FormError>{failure.message}</FormError>}
      <Button block busy={busy} onClick={() => void send({ idOwner, idContract: contractAt(owner, wanted) })}>
        <Trans>Act for {name}</Trans>
      </Button>
      <Link
        to="/desk/owners/$id"
        params={{ id: String(idOwner) }}
        className={buttonClass('secondary', 'normal', 'button-block')}
      >
        <Trans>Everything about {name}</Trans>
      </Link>
      <CloseOwner owner={owner} />
    </div>
  )
}

/** Closes the owner's account, or opens it again. */
function CloseOwner({ owner: { idOwner, name, lastname, active } }: { owner: FoundOwner }) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  return (
    <>
      <Button kind="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active ? <Trans>Close this account</Trans> : <Trans>Open this account again</Trans>}
      </Button>
      <ActiveDialog
        isOwner
        open={open}
        onClose={() => setOpen(false)}
        name={`${name} ${lastname}`}
        active={active}
        send={(wanted, reason) => call(setOwnerActive, { body: { idOwner, active: wanted, reason } })}
        changed={() => void queries.invalidateQueries({ queryKey: keyOf(findOwners) })}
      />
    </>
  )
}

/** The contract that the choice was about: of the residence, else of the hotel. Null leaves it to the portal. */
function contractAt({ contracts }: FoundOwner, { idHousing, idHotel }: WantedOwners): number | null {
  const here = contracts.find(({ housingid }) => housingid === idHousing)
  return (here ?? contracts.find(({ resortsid }) => resortsid === idHotel))?.id ?? null
}
