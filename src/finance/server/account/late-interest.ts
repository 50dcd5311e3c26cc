import { createHash } from 'node:crypto'
import type { Day } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { chargeKey } from '../../account/account.ts'
import { interestConcept } from '../../account/plan-words.ts'
import { interestOf } from '../../account/terms.ts'
import { accountsOf } from '../../account/whole-account.ts'
import { lockContractAccount, readBooks } from './account.store.ts'
import {
  findLateContracts,
  insertTermsEntries,
  readLastInterest,
  readResortDays,
  type TermsEntry,
} from './terms-entries.store.ts'

/**
 * Enters the interest of what is late, once in each day of a resort: a process remembers the days it has done, and the database refuses a
 * second entry of a charge and day, so that others and a restart do no harm. A contract that fails holds up none, and is tried on the next day.
 */
export function interestWork(): Work {
  const doneOn = new Map<number, Day>()
  return {
    name: 'interest of what is late',
    run: async ({ db, clock, log, isStopping }) => {
      const now = clock()
      for (const { hotelId, today } of await readResortDays(db, now)) {
        if (doneOn.get(hotelId) === today) continue
        for (const contractId of await findLateContracts(db, hotelId, today)) {
          if (isStopping()) return
          try {
            await inTransaction<null, never>(db, async (trx) => {
              await enterInterest(trx, contractId, now)
              return done(null)
            })
          } catch (error) {
            log.error({ contract: contractId, error: String(error) }, 'interest could not be entered')
          }
        }
        doneOn.set(hotelId, today)
      }
    },
  }
}

/** Enters what interest of a contract's late charges is due today; how many entries that is. Asked again on the day, it is none. */
export async function enterInterest(trx: Database, contractId: number, now: Date): Promise<number> {
  await lockContractAccount(trx, contractId)
  const books = await readBooks(trx, contractId, now)
  const last = await readLastInterest(trx, contractId)
  const { today } = books
  const days = new Map<TermsEntry, Day>()
  for (const { currency, charges } of accountsOf(books, now)) {
    const rules = books.late.filter((rule) => rule.currency === currency)
    for (const charge of charges) {
      const found = interestOf(charge, rules, { today, last: last.get(chargeKey(charge)) ?? null })
      if (!found) continue
      const { terms, day, cents } = found
      const entry: TermsEntry = {
        termsId: terms.id,
        transactionId: charge.kind === 'document' ? charge.id : null,
        feeId: charge.kind === 'fee' ? charge.id : null,
        paymentId: null,
        document: {
          contractId,
          day: today,
          due: today,
          concept: interestConcept(charge.concept, terms.basisPoints, terms.reference),
          reference: referenceOf(charge.reference ?? `${books.number}-${chargeKey(charge)}`, day),
          cents: -cents,
          status: 'sent',
          currency,
          origin: 'interest',
          paymentId: null,
        },
      }
      days.set(entry, day)
    }
  }
  await insertTermsEntries(trx, [...days.keys()], (entry) => days.get(entry) ?? today)
  return days.size
}

/** "LI-CF-2604-1-261026": the charge's reference and the day; of a long reference a part and its sum. */
function referenceOf(reference: string, day: Day): string {
  const short =
    reference.length <= 28
      ? reference
      : `${reference.slice(0, 19)}-${createHash('sha256').update(reference).digest('hex').slice(0, 8)}`
  return `LI-${short}-${day.slice(2).replaceAll('-', '')}`
}
