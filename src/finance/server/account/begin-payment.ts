import { randomUUID } from 'node:crypto'
import { languageOf } from '../../../kernel/language.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import type { Part } from '../../account/account.ts'
import type { PayWay, StartedPayment } from '../../account/pay.endpoints.ts'
import { readContractNames } from '../contract-names.store.ts'
import { readPayer } from './payer.store.ts'
import { PAYMENT_MAILS } from './payment-mails.ts'
import { findWaitingAtResort, insertPayment } from './payments.store.ts'

/** What a payment is begun for: the parts of charges, and what they come to in credit and money. */
export interface Begun {
  contractId: number
  ownerId: number
  way: PayWay | 'credit'
  currency: Currency
  cents: number
  creditCents: number
  chosen: readonly Part[]
}

/** Begins a payment, which waits for its money. The contract is locked. */
export async function beginPayment(
  trx: Database,
  begun: Begun,
  { config, now }: { config: Config; now: Date },
): Promise<StartedPayment> {
  const reference = randomUUID()
  const { way, cents, currency } = begun
  const link =
    way === 'link' && config.paymentLinkUrl
      ? config.paymentLinkUrl
          .replaceAll('{reference}', reference)
          .replaceAll('{amount}', (cents / 100).toFixed(2))
          .replaceAll('{currency}', currency)
      : null
  const payment = { ...begun, reference, link, reportId: null }
  // Asked again, the payment that waits at the resort is the answer: the contract is locked, so there is one.
  const waiting = way === 'resort' ? await findWaitingAtResort(trx, payment) : null
  const id = waiting ?? (await insertPayment(trx, payment, now))
  if (waiting === null) {
    const { ownerId, contractId, creditCents } = begun
    const [deed, sum] =
      way === 'credit' ? (['moneyArrived', creditCents] as const) : (['payCharges', cents] as const)
    await noteOwnMoney(trx, { deed, ownerId, contractId, id, sum: { cents: sum, currency } }, now)
  }
  if (waiting === null && way === 'resort') await tellAnnounced(trx, { ...begun, id }, { config, now })
  return { id, way, state: 'started', cents, currency, link }
}

/** Tells who announced a payment at the resort what of it is to be paid where, and until when it stands. */
async function tellAnnounced(
  trx: Database,
  { id, contractId, ownerId, cents, currency }: Begun & { id: number },
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { name, email, languageName, hotel } = await readPayer(trx, { ownerId, contractId })
  const contractOf = await readContractNames(trx, [contractId])
  const language = languageOf(languageName)
  const content = {
    name,
    hotel,
    amount: `${formatMoney({ cents, currency })} ${currency}`,
    contract: contractOf(contractId)[language],
    idContract: contractId,
    currency,
    link: `${config.publicUrl}/my-reports?contract=${contractId}&paid=${id}`,
  }
  await enqueue(trx, PAYMENT_MAILS, { kind: 'announcement-noted', recipient: email, language, content }, now)
}
