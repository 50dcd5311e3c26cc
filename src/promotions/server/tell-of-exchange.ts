import { sql } from 'kysely'
import { type Language, languageOf } from '../../kernel/language.ts'
import { readHolders } from '../../membership/server/holders.store.ts'
import type { Config } from '../../server/boot/config.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueueAll } from '../../server/jobs/outbox.store.ts'
import type { Work } from '../../server/jobs/works.ts'
import { NIGHTS_OF_A_WEEK } from '../exchange.ts'
import { EXCHANGE_MAILS } from './exchange-mails.ts'

interface ExchangeNews {
  kind: keyof typeof EXCHANGE_MAILS
  contractId: number
  residence: string
  resort: string
  year: number
  weeks: number
  wish: string | null
  /** Who did it. */
  by: 'owner' | 'club'
  detail: Record<Language, string> | null
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

const OF_CONTRACT = sql`
  s.contract_id AS "contractId", g.number AS residence, h.name AS resort, s.year, s.weeks, s.wish
  FROM exchange_subscriptions s
  JOIN contracts c ON c.id = s.contract_id
  JOIN housing g ON g.id = c.housing_id
  JOIN hotels h ON h.id = c.hotel_id`

/** Tells what an owner has just done with a year: given weeks or changed them, or stopped taking part. */
export async function tellOfPledge(
  trx: Database,
  subscriptionId: number,
  kind: 'exchange-pledged' | 'exchange-ended',
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { rows } = await sql<Omit<ExchangeNews, 'kind' | 'by' | 'detail'>>`
    SELECT ${OF_CONTRACT} WHERE s.id = ${subscriptionId}`.execute(trx)
  for (const row of rows)
    await tellOwnersOfExchange(trx, { ...row, kind, by: 'owner', detail: null }, config, now)
}

/** Mails the club’s answers, once each, by whatever way they came into the table. */
export const exchangeWork: Work = {
  name: 'exchange-answers',
  run: async ({ db, config, clock, isStopping }) => {
    while (!isStopping() && (await tellOneAnswer(db, config, clock())));
  },
}

async function tellOneAnswer(db: Database, config: Config, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Omit<ExchangeNews, 'kind' | 'by'> & { deed: 'matched' | 'ended' }>`
      WITH one AS (
        SELECT id FROM exchange_events
         WHERE told_at IS NULL AND deed IN ('matched', 'ended') AND actor_owner_id IS NULL
         ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED),
      told AS (
        UPDATE exchange_events e SET told_at = ${now}::timestamptz FROM one WHERE e.id = one.id
        RETURNING e.subscription_id, e.deed, e.detail)
      SELECT t.deed, t.detail, f.* FROM told t
       CROSS JOIN LATERAL (SELECT ${OF_CONTRACT} WHERE s.id = t.subscription_id) f`.execute(trx)
    for (const { deed, ...row } of rows)
      await tellOwnersOfExchange(trx, { ...row, kind: `exchange-${deed}`, by: 'club' }, config, now)
    return rows.length > 0
  })
}
