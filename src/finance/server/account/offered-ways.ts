import type { Config } from '../../../server/boot/config.ts'
import { OWN_WAYS, type OwnWay, waysOffered } from '../../account/ways.ts'

/** The ways of paying a contract's charges that the club offers, of those that the server is set up for. */
export function offeredWays(config: Pick<Config, 'stripe' | 'paymentLinkUrl' | 'offers'>): OwnWay[] {
  return waysOffered(config.offers?.charges ?? OWN_WAYS, config)
}
