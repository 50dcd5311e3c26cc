import { Trans } from '@lingui/react/macro'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { useState } from 'react'
import type { Wanted } from '../../membership/desk/use-owners.ts'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { actFor } from './turn-to.ts'

/** The chosen owner: what stands in the way, and the button. */
export function ActFor({ owner, wanted }: { owner: FoundOwner; wanted: Wanted }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { name } = owner
  const act = async () => {
    setBusy(true)
    setFailure(await actFor(owner.idOwner, contractAt(owner, wanted)))
    setBusy(false)
  }
  return (
    <div className="act-for stack">
      {owner.restricted && (
        <Note tone="gold" icon={ShieldAlert}>
          <Trans>An executive report waits for this owner’s signature. Ask them to sign it.</Trans>
        </Note>
      )}
      {failure && <FormError>{failure}</FormError>}
      <Button block busy={busy} onClick={() => void act()}>
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
