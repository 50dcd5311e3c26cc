import { Trans } from '@lingui/react/macro'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import type { Wanted } from '../../membership/desk/use-owners.ts'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useActFor } from './use-acting.ts'

/** The chosen owner: what stands in the way, and the button. */
export function ActFor({ owner, wanted }: { owner: FoundOwner; wanted: Wanted }) {
  const { send, busy, failure } = useActFor()
  const { name, idOwner } = owner
  return (
    <div className="act-for stack">
      {owner.restricted && (
        <Note tone="gold" icon={ShieldAlert}>
          <Trans>An executive report waits for this owner’s signature. Ask them to sign it.</Trans>
        </Note>
      )}
      {failure && <FormError>{failure.message}</FormError>}
      <Button block busy={busy} onClick={() => void send({ idOwner, idContract: contractAt(owner, wanted) })}>
        <Trans>Act for {name}</Trans>
      </Button>
    </div>
  )
}

/** The contract that the choice was about: of the residence, else of the hotel. Null leaves it to the portal. */
function contractAt({ contracts }: FoundOwner, { idHousing, idHotel }: Wanted): number | null {
  const here = contracts.find(({ housingid }) => housingid === idHousing)
  return (here ?? contracts.find(({ resortsid }) => resortsid === idHotel))?.id ?? null
}
