import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOwners, type WantedOwners } from '../../membership/desk/use-owners.ts'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import { HeldWith } from '../../web/desk/held-with.tsx'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ActFor } from './act-for.tsx'

interface OwnersProps {
  wanted: WantedOwners
  /** The hotel that narrows them, where one does, and the way to all hotels. */
  hotel: string | undefined
  onWiden: () => void
}

/** The owners who fit, and the way to act for one of them. */
export function Owners({ wanted, hotel, onWiden }: OwnersProps) {
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
            <HowMany count={owners.length} more={found.data.more} hotel={hotel} />
          </p>
          {owners.length === 0 && hotel && (
            <Button kind="secondary" size="small" onClick={onWiden}>
              <Trans>Look at all hotels</Trans>
            </Button>
          )}
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

interface HowManyProps {
  count: number
  more: boolean
  hotel: string | undefined
}

function HowMany({ count, more, hotel }: HowManyProps) {
  if (count === 0 && hotel) return <Trans>No owners match at {hotel}.</Trans>
  if (count === 0) return <Trans>No owners match. Try a shorter search.</Trans>
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
