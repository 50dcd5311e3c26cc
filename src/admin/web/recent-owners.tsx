import { Trans } from '@lingui/react/macro'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import { FormError } from '../../web/ui/fields/field.tsx'
import { useActFor } from './use-acting.ts'

/** Whom the admin acted for lately: one press is enough. */
export function RecentOwners({ owners }: { owners: readonly FoundOwner[] }) {
  const { send, busy, failure } = useActFor()
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
              onClick={() => void send({ idOwner, idContract: null })}
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
      {failure && <FormError>{failure.message}</FormError>}
    </section>
  )
}
