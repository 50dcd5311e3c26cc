import { useLingui } from '@lingui/react/macro'
import type { Trip } from '../../cart.ts'

/** The ways of a transfer in words. */
export function useTripWords(): Record<Trip, string> {
  const { t } = useLingui()
  return { Arrival: t`Arrival`, Departure: t`Departure`, 'Round trip': t`Round trip` }
}
