import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { TradesOfContract } from '../trades.endpoints.ts'
import { useDaysOf } from './trade-words.tsx'

type Kept = TradesOfContract['kept'][number]

/** Stays to come that can’t be traded now: each says what is in the way, and leads to where that is settled. */
export function KeptStays({ kept }: { kept: readonly Kept[] }) {
  if (kept.length === 0) return null
  return (
    <div className="trade-kept small">
      <p className="muted">
        <Trans>Can’t be traded now:</Trans>
      </p>
      <ul>
        {kept.map((one) => (
          <KeptStay key={one.stay.id} {...one} />
        ))}
      </ul>
    </div>
  )
}

function KeptStay({ stay, because }: Kept) {
  const daysOf = useDaysOf()
  return (
    <li>
      <Link to="/my-reservations/$id" params={{ id: String(stay.id) }} className="link">
        <span className="numeric">{stay.code}</span>, {daysOf(stay)}
      </Link>
      <span className="muted">
        {because === 'ordered' ? (
          <Trans>Things are ordered for it. Cancel them first; they would stay behind.</Trans>
        ) : because === 'changing' ? (
          <Trans>A change of it waits for the resort’s answer.</Trans>
        ) : because === 'asked' ? (
          <Trans>Its cancellation waits for the club’s answer.</Trans>
        ) : because === 'penalty' ? (
          <Trans>It was moved inside its penalty window.</Trans>
        ) : (
          <Trans>The resort has not confirmed it.</Trans>
        )}
      </span>
    </li>
  )
}
