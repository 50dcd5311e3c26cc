import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import { FormError } from '../../web/ui/fields/field.tsx'
import { actFor } from './turn-to.ts'

/** Whom the admin acted for lately: one press is enough. */
export function RecentOwners({ owners }: { owners: readonly FoundOwner[] }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (idOwner: number) => {
    setBusy(true)
    setFailure(await actFor(idOwner, null))
    setBusy(false)
  }
  return (
    <section className="recent">
      <h2 className="label">
        <Trans>Act again for</Trans>
      </h2>
      <ul>
        {owners.map(({ idOwner, name, lastname, contracts: [first] }) => (
          <li key={idOwner}>
            <button
              type="button"
              className="recent-owner"
              aria-disabled={busy}
              onClick={() => !busy && void act(idOwner)}
            >
              <b>
                {name} {lastname}
              </b>
              {first && (
                <span>
                  {first.resortsname} {first.housingnumber}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {failure && <FormError>{failure}</FormError>}
    </section>
  )
}
