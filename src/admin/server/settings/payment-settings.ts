import { OWN_WAYS, type OwnWay, waysSetUp } from '../../../finance/account/ways.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../settings/payments.endpoints.ts'
import { changeSetting } from './change-settings.ts'
import { readOfferedPayments } from './payments.store.ts'
import { readLastChange } from './settings.store.ts'

/** The ways of paying as managers see them. */
export const readPaymentSetting: Deed<typeof calls.readPaymentSetting> = async (_, { db, config }) => {
  const [payments, seen] = await Promise.all([readOfferedPayments(db), readLastChange(db, 'payments', {})])
  return done({ data: { payments, seen, works: waysSetUp(config) } })
}

/** Offers other ways of paying; of those that work one stays at least. */
export const savePayments: Deed<typeof calls.savePayments> = async ({ body: { value, seen } }, context) => {
  const works = waysSetUp(context.config)
  const inOrder = (chosen: readonly OwnWay[]) => OWN_WAYS.filter((way) => chosen.includes(way))
  const payments = { charges: inOrder(value.charges), orders: inOrder(value.orders) }
  const isPayable = (chosen: readonly OwnWay[]) => chosen.some((way) => works.includes(way))
  if (!isPayable(payments.charges) || !isPayable(payments.orders)) return refused('NO_WAY_TO_PAY')
  return changeSetting(context, { setting: 'payments', from: null }, payments, seen)
}

/** Puts what the club offers into the configuration, and again whenever another process changes it (channel `offered_payments`). */
export async function keepOfferedPayments(
  config: Config,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  failed: (error: unknown) => void,
): Promise<void> {
  const read = async () => {
    config.offers = await readOfferedPayments(db)
  }
  await read()
  const again = () => void read().catch(failed)
  listen('offered_payments', { heard: again, hearing: again, deaf: () => {} })
}
