import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOwners, type WantedOwners } from '../../membership/desk/use-owners.ts'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import { HeldWith } from '../../web/desk/held-with.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ActFor } from './act-for.tsx'

/** The owners who fit, and the way to act for one of them. */
export function Owners({ wanted }: { wanted: WantedOwners }) {
  const { t } = useLingui()
  const found = useOwners(wanted)
  const [picked, setPicked] = useState<number | null>(null)
  const owners = found.data?.data ?? []
  // A single match is chosen without a click.
  const chosen = owners.length === 1 ? owners[0] : owners.find(({ idOwner }) => idOwner === picked)
  return (
    <fieldset className="card choose-card choose-owners">
      <legend className="sub">
        <Trans>Owner</Trans>
      </legend>
      {found.data ? (
        <>
          <p className="small faint" role="status">
            <HowMany count={owners.length} more={found.data.more} />
          </p>
          <div className="stack choose-found" aria-busy={found.isPlaceholderData}>
            {owners.map((owner) => (
              <OwnerOption
                key={owner.idOwner}
                owner={owner}
                chosen={owner === chosen}
                onChoose={() => setPicked(owner.idOwner)}
              />
            ))}
          </div>
          {found.isError && <FormError>{found.error.message}</FormError>}
          {chosen && <ActFor key={chosen.idOwner} owner={chosen} wanted={wanted} />}
        </>
      ) : found.isError ? (
        <LoadError query={found} />
      ) : (
        <Loading label={t`Loading the owners`}>
          <Skeleton height={320} radius={14} />
        </Loading>
      )}
    </fieldset>
  )
}

function HowMany({ count, more }: { count: number; more: boolean }) {
  if (count === 0) return <Trans>No owners match. Try a shorter search, or all hotels.</Trans>
  if (more) return <Trans>The first {count}. Type more to narrow the search.</Trans>
  return <Plural value={count} one="# owner" other="# owners" />
}

interface OwnerOptionProps {
  owner: FoundOwner
  chosen: boolean
  onChoose: () => void
}

function OwnerOption({ owner, chosen, onChoose }: OwnerOptionProps) {
  return (
    <Option
      name="owner"
      title={
        <>
          {owner.name} {owner.lastname}
        </>
      }
      checked={chosen}
      onChange={onChoose}
    >
      {owner.email}
      {owner.contracts.map(({ id, resortsname, housingnumber, membershipcode, heldwith }) => (
        <span key={id} className="owner-contract">
          {resortsname} {housingnumber} · {membershipcode}
          {heldwith.length > 0 && (
            <>
              <br />
              <HeldWith names={heldwith} />
            </>
          )}
        </span>
      ))}
    </Option>
  )
}
