import { Trans } from '@lingui/react/macro'
import { useSession } from './use-session.ts'

/** Who did something for an owner whom they trust, and for which owner (null: the one whose stay one looks at). */
export function ForOwner({ name, forWhom }: { name: string | null; forWhom: string | null }) {
  const { user, trusted, actingFor } = useSession()
  const owner = forWhom ?? trusted?.owner ?? (actingFor && user.isAdmin ? actingFor.name : null)
  if (owner)
    return (
      <Trans>
        {name}, for {owner}
      </Trans>
    )
  return <Trans>{name}, for you</Trans>
}
