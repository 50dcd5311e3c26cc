import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { type Hindrance, hindranceOf, QUARTERS, quarterStart, shareBudget } from '../../charges/charge-run.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { findSharers, type HeldRun } from './charge-runs.store.ts'
import { deleteFees, insertFees, isPaid, lockCharged, withdrawAnnounced } from './enter-fees.store.ts'

/** Makes the fees of a held run in the transaction of its publishing, a quarter after the other; or says what keeps it from that. */
export async function makeFees(trx: Database, run: HeldRun): Promise<Outcome<null, Hindrance>> {
  const sharers = await findSharers(trx, run)
  const hindrance = hindranceOf(run, sharers)
  if (hindrance) return refused(hindrance)
  for (const quarter of QUARTERS) {
    // A quarter at a time is in memory: a run of thousands of contracts has tens of thousands of lines in each.
    const lines = run.lines.filter((line) => line.quarter === quarter)
    const { fees } = shareBudget({ ...run, lines }, sharers)
    const firstDay = quarterStart(run.year, quarter)
    await insertFees(trx, run, { fees, due: run.dues[quarter - 1] ?? firstDay, firstDay })
  }
  return done(null)
}

/**
 * Takes the fees of a held run back, all of them; none where something is paid. What was announced at the resort for them is withdrawn:
 * who announced it has a mail.
 */
export async function unmakeFees(
  trx: Database,
  run: HeldRun,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Outcome<null, Hindrance>> {
  await lockCharged(trx, run)
  if (await isPaid(trx, run)) return refused('FEES_PAID')
  const withdrawn = await withdrawAnnounced(trx, run, now)
  await deleteFees(trx, run)
  const contractOf = await readContractNames(
    trx,
    withdrawn.map(({ contractId }) => contractId),
  )
  const mails = withdrawn.map(({ name, email, languageName, contractId, hotel, cents, currency }) => {
    const language = languageOf(languageName)
    return {
      kind: 'announcement-withdrawn' as const,
      recipient: email,
      language,
      content: {
        name,
        contract: contractOf(contractId)[language],
        hotel,
        year: String(run.year),
        amount: `${formatMoney({ cents, currency })} ${currency}`,
        link: `${publicUrl}/my-reports?view=statement`,
      },
    }
  })
  await enqueueAll(trx, FINANCE_MAILS, mails, now)
  return done(null)
}
