import { done } from '../../../kernel/outcome.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { stateWithout } from '../../account/payment.ts'
import { enterMoney } from '../account/enter-money.ts'
import { lockPayment, openMatter, saveState } from '../account/payments.store.ts'
import type { PageState } from './provider.ts'

/** What the word of a page came to. */
export type Taken =
  | 'entered'
  | 'seen-before'
  | 'changes-nothing'
  | 'unknown'
  | 'another-currency'
  | 'given-up'

/**
 * Takes what Stripe says of a page, in a transaction: by its webhook, because the owner came back, or because nobody has told for
 * a while. All of them may come twice, late and in any order: money is entered once, and nothing undoes it but a refund.
 */
export async function takePage(
  trx: Database,
  page: PageState,
  { config, now }: { config: Config; now: Date },
): Promise<Taken> {
  const payment = page.reference ? await lockPayment(trx, { reference: page.reference }) : null
  if (!payment) {
    if (page.state !== 'paid') return 'unknown'
    const { cents, currency, session } = page
    const matter = {
      paymentId: null,
      reason: 'unknown' as const,
      provider: 'stripe' as const,
      reference: session,
      cents,
      currency,
    }
    await openMatter(trx, matter, now)
    return 'unknown'
  }
  if (page.state === 'paid') {
    const came = { ...page, words: null, adminId: null, told: page.providerPayment ?? page.session }
    return enterMoney(trx, payment, came, { config, now })
  }
  if (page.state === 'open') return 'changes-nothing'
  const state = stateWithout(payment.state, page.state === 'failed' ? 'failed' : 'cancelled')
  if (!state) return 'changes-nothing'
  await saveState(trx, payment.id, state, now)
  return 'given-up'
}

/** The same in a transaction of its own. */
export async function takePageNow(
  db: Database,
  page: PageState,
  at: { config: Config; now: Date },
): Promise<Taken> {
  const outcome = await inTransaction(db, async (trx) => done(await takePage(trx, page, at)))
  if (!outcome.ok) throw new Error('The word of a page was refused')
  return outcome.value
}
