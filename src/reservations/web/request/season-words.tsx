import { Trans } from '@lingui/react/macro'
import type { Room } from '../../reservations.endpoints.ts'

/** A season by its name. */
export function SeasonWords({ season }: { season: Room['season'] }) {
  if (season === 'high') return <Trans>High season</Trans>
  return season === 'mid' ? <Trans>Mid season</Trans> : <Trans>Quiet season</Trans>
}
