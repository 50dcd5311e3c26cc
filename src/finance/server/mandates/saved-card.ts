import { randomUUID } from 'node:crypto'
import { asLanguage } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type {
  askForCard as askCall,
  endCard as endCall,
  readSavedCard as readCall,
  SavedCard,
  saveCard as saveCall,
  stopCardPayment as stopCall,
} from '../../account/mandate.endpoints.ts'
import { mayStop, stillToPay } from '../../account/mandate.ts'
import { accountOfCurrency, toPay } from '../../account/whole-account.ts'
import { lockContractAccount, readBooks } from '../account/account.store.ts'
import { offeredWays } from '../account/offered-ways.ts'
import { openCardSaving, readCardSaving } from '../stripe/cards.ts'
import {
  findAskedCard,
  findCard,
  insertMandate,
  lockMandate,
  type MandateRow,
  saveCardPage,
  saveEndOfCard,
} from './mandates.store.ts'
import { takeCard, tellGiver, tellOfCard } from './take-card.ts'
import { type CardPaymentRow, listCardPayments, lockTold, saveTold } from './told.store.ts'

/** The provider keeps such a page for a day; after this it is asked for anew (milliseconds). */
const PAGE_LASTS_MS = 20 * 3_600_000

/** The card of a contract and what it pays, for one of the contract's owners; null where it is not theirs. */
async function cardOf(
  db: Database,
  { ownerId, idContract }: { ownerId: number; idContract: number },
  { config, now }: { config: Config; now: Date },
): Promise<{ data: SavedCard } | null> {
  const found = await findCard(db, ownerId, idContract, now)
  if (!found) return null
  const { card, today } = found
  const listed = config.stripe ? await listCardPayments(db, idContract) : []
  const payments = await asTheyStand(db, idContract, listed, now)
  return {
    data: {
      // A card that is there goes on, and is taken away here.
      offered: config.stripe !== null && (card !== null || offeredWays(config).includes('card')),
      card:
        card && config.stripe
          ? {
              brand: card.brand ?? '',
              last4: card.last4 ?? '',
              since: card.activeAt,
              giver: card.giver,
              mine: card.ownerId === ownerId,
            }
          : null,
      payments: payments.map((payment) => ({
        ...payment,
        mayStop: card !== null && mayStop(payment, today),
      })),
    },
  }
}

/** Payments of a card with what is left of those that wait for their day: what was paid by hand meanwhile the card does not pay. */
async function asTheyStand(
  db: Database,
  contractId: number,
  payments: readonly CardPaymentRow[],
  now: Date,
): Promise<Omit<CardPaymentRow, 'charge'>[]> {
  const waits = payments.some(({ state }) => state === 'told')
  const books = waits ? await readBooks(db, contractId, now) : null
  return payments.map(({ charge, ...payment }) => {
    if (!books || payment.state !== 'told') return payment
    const account = accountOfCurrency(books, payment.currency, now)
    const { cents, due } = payment
    const left = stillToPay({ ...charge, cents, due }, toPay(account.charges), account.credits)
    return left === null ? { ...payment, state: 'needless' as const } : { ...payment, cents: left }
  })
}

/** The saved card of a contract. */
export const readSavedCard: Deed<typeof readCall> = async ({ query }, { db, now, caller, config }) => {
  const found = await cardOf(db, { ownerId: ownerOf(caller.session), ...query }, { config, now })
  return found ? done(found) : refused('NOT_FOUND')
}

type Page = Pick<MandateRow, 'reference' | 'language' | 'link'>

/** Opens the page for a card. The provider is asked outside any transaction; a page that is open already is the answer. */
export const saveCard: Deed<typeof saveCall> = async ({ body }, { db, now, caller, config }) => {
  const ownerId = ownerOf(caller.session)
  const { idContract } = body
  const found = await findCard(db, ownerId, idContract, now)
  if (!found) return refused('NOT_FOUND')
  if (!config.stripe || !offeredWays(config).includes('card')) return refused('WAY_NOT_OFFERED')
  if (found.card) return refused('CARD_SAVED')
  const after = new Date(now.getTime() - PAGE_LASTS_MS)
  // Two presses at once ask for one page: the contract is locked while its row is looked for.
  const asked = await inTransaction<Page, 'PROVIDER_AWAY'>(db, async (trx) => {
    await lockContractAccount(trx, idContract)
    const before = await findAskedCard(trx, ownerId, idContract, after)
    if (before) return done({ reference: before.reference, language: before.language, link: before.link })
    const row = {
      contractId: idContract,
      ownerId,
      reference: randomUUID(),
      language: asLanguage(caller.screen),
    }
    await insertMandate(trx, row, now)
    return done({ reference: row.reference, language: row.language, link: null })
  })
  if (!asked.ok) return asked
  const { reference, language, link } = asked.value
  if (link) return done({ data: { link } })
  const back = `${config.publicUrl}/my-reports?contract=${idContract}&card=`
  try {
    const page = await openCardSaving(config.stripe, {
      reference,
      language,
      email: found.email,
      success: `${back}back`,
      cancel: `${back}saved`,
    })
    await saveCardPage(db, reference, page)
    return done({ data: { link: page.link } })
  } catch {
    return refused('PROVIDER_AWAY')
  }
}

/** Asks the provider what became of the page, and takes what it says. */
export const askForCard: Deed<typeof askCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const whose = { ownerId, ...body }
  const found = await cardOf(db, whose, { config, now })
  if (!found) return refused('NOT_FOUND')
  const asked = await findAskedCard(db, ownerId, body.idContract, new Date(0))
  if (!asked?.session || !config.stripe) return done(found)
  try {
    const saved = await readCardSaving(config.stripe, asked.session)
    await inTransaction(db, async (trx) => done(await takeCard(trx, saved, { config, now })))
  } catch {
    return refused('PROVIDER_AWAY')
  }
  afterCommit(wakeJobs)
  return done((await cardOf(db, whose, { config, now })) ?? found)
}

/** Ends a saved card; each owner of the contract may, and who gave it is told who did. The provider is told in the background. */
export const endCard: Deed<typeof endCall> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const ownerId = ownerOf(caller.session)
  const found = await findCard(db, ownerId, body.idContract, now)
  if (!found) return refused('NOT_FOUND')
  const mandate = found.card && (await lockMandate(db, { id: found.card.id }))
  if (mandate?.state !== 'active') return refused('NO_CARD')
  await saveEndOfCard(db, mandate.id, 'ended', now)
  await noteOwnMoney(db, { deed: 'endCard', ownerId, contractId: body.idContract, id: mandate.id }, now)
  if (mandate.ownerId === ownerId) await tellOfCard(db, mandate.id, 'card-ended', { config, now })
  else
    await tellGiver(db, mandate.id, { kind: 'card-ended-by-another', ownerId, what: null }, { config, now })
  afterCommit(wakeJobs)
  const after = await cardOf(db, { ownerId, ...body }, { config, now })
  return after ? done(after) : refused('NOT_FOUND')
}

/** Stops one payment that was told; each owner of the contract may. Stopped again, it stays stopped. */
export const stopCardPayment: Deed<typeof stopCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const { idContract } = body
  const found = await findCard(db, ownerId, idContract, now)
  if (!found) return refused('NOT_FOUND')
  await lockContractAccount(db, idContract)
  const told = await lockTold(db, body.id, idContract)
  if (!told) return refused('NOT_FOUND')
  if (told.state !== 'stopped') {
    if (!mayStop(told, found.today)) return refused('TOO_LATE_TO_STOP')
    await saveTold(db, told.idTold, { state: 'stopped' }, now)
    const sum = { cents: told.cents, currency: told.currency }
    await noteOwnMoney(
      db,
      { deed: 'stopCardPayment', ownerId, contractId: idContract, id: body.id, sum },
      now,
    )
    if (found.card && found.card.ownerId !== ownerId) {
      const what = (await listCardPayments(db, idContract)).find(({ id }) => id === body.id)?.concept ?? null
      await tellGiver(db, found.card.id, { kind: 'card-payment-stopped', ownerId, what }, { config, now })
      afterCommit(wakeJobs)
    }
  }
  const after = await cardOf(db, { ownerId, idContract }, { config, now })
  return after ? done(after) : refused('NOT_FOUND')
}
