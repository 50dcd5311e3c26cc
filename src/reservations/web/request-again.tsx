import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { leadToContract } from '../../membership/web/session/led-to-contract.ts'
import { useMay } from '../../membership/web/session/use-may.ts'
import type { Booking } from '../reservations.endpoints.ts'
import { addressOfSearch } from './request/stay-search.ts'

interface RequestAgainProps {
  booking: Booking
  className: string
  /** What it is called where several stand on the page. */
  label?: string
}

/** The way to ask for such a stay once more: the same contract and party; the days are to be chosen. */
export function RequestAgain({ booking, className, label }: RequestAgainProps) {
  const { adults, children, idContract } = booking
  if (!useMay('book')) return null
  return (
    <Link
      to="/my-reservations/request"
      search={addressOfSearch({ dates: null, adults, children, room: null })}
      className={className}
      aria-label={label}
      onClick={() => leadToContract(idContract)}
    >
      <Trans>Request again</Trans>
    </Link>
  )
}
