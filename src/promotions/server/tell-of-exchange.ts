import { languageOf } from '../../kernel/language.ts'
import { done } from '../../kernel/outcome.ts'
import { readHolders } from '../../membership/server/holders.store.ts'
import type { Config } from '../../server/boot/config.ts'
import type { Database } from '../../server/database/database.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { enqueueAll } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { Work } from '../../server/jobs/works.ts'
import { NIGHTS_OF_A_WEEK } from '../exchange.ts'
import { EXCHANGE_MAILS } from './exchange-mails.ts'
import { type ClubsAnswer, readToldYear, type ToldYear, takeAnswer } from './tell-of-exchange.store.ts'

interface ExchangeNews extends ToldYear {
  kind: keyof typeof EXCHANGE_MAILS
  /** Who did it. */
  by: 'owner' | 'club'
  detail: ClubsAnswer['detail']
}

/** Tells the owners of a contract of one of its years in the exchange, in the transaction that causes it. */
async function tellOwnersOfExchange(
  trx: Database,
  news: ExchangeNews,
  { publicUrl }: Config,
  now: Date,
): Promise<void> {
  const { kind, contractId, wish, detail, weeks, ...named } = news
  // What the club has found is always told: from then on somebody else counts on it.
  const holders = await readHolders(trx, [contractId], kind === 'exchange-matched' ? null : 'exchange')
  const mails = holders.map(({ name, email, languageName }) => {
    const language = languageOf(languageName)
    return {
      kind,
      recipient: email,
      language,
      content: {
        ...named,
        name,
        weeks,
        nights: weeks * NIGHTS_OF_A_WEEK,
        wish: wish ?? 'none',
        detail: detail?.[language] ?? 'none',
        link: `${publicUrl}/exchanges`,
      },
    }
  })
  await enqueueAll(trx, EXCHANGE_MAILS, mails, now)
}

/** Tells what an owner has just done with a year: given weeks or changed them, or stopped taking part. */
export async function tellOfPledge(
  trx: Database,
  subscriptionId: number,
  kind: 'exchange-pledged' | 'exchange-ended',
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  for (const year of await readToldYear(trx, subscriptionId))
    await tellOwnersOfExchange(trx, { ...year, kind, by: 'owner', detail: null }, config, now)
}

/** Mails the club’s answers, once each, by whatever way they came into the table. */
export const exchangeWork: Work = {
  name: 'tell owners what the club found in the exchange',
  run: async ({ db, config, clock, isStopping }) => {
    while (!isStopping() && (await tellOneAnswer(db, config, clock()))) wakeJobs()
  },
}

async function tellOneAnswer(db: Database, config: Config, now: Date): Promise<boolean> {
  const outcome = await inTransaction(db, async (trx) => {
    const answers = await takeAnswer(trx, now)
    for (const { deed, ...year } of answers)
      await tellOwnersOfExchange(trx, { ...year, kind: `exchange-${deed}`, by: 'club' }, config, now)
    return done(answers.length > 0)
  })
  return outcome.ok && outcome.value
}
