import { languageOf } from '../../kernel/language.ts'
import { done } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { enqueueAll, type NewMail } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { Work } from '../../server/jobs/works.ts'
import { DASHBOARD_MAILS } from './mails.ts'
import { findUnmailed, holdEdition, listReaders, noteMailing } from './newsletter-mailings.store.ts'
import { stopUrl } from './stop-newsletter.ts'

/** The number of mails that one statement writes. They go out after whatever is more urgent (mail/urgency.ts). */
const AT_ONCE = 1000

/** Mails each newsletter whose day has come to every owner who wants it, once, in their language. */
export const newsletterWork: Work = {
  name: 'mail newsletters',
  run: async ({ db, config, clock, log, isStopping }) => {
    const now = clock()
    for (const { edition, isNews } of await findUnmailed(db, now)) {
      if (isStopping()) return
      const owners = await settleMails(db, { edition, isNews, publicUrl: config.publicUrl, now })
      if (!owners) continue
      log.info({ edition, owners }, 'a newsletter goes out by email')
      wakeJobs()
    }
  },
}

/**
 * Puts an edition's mails in the outbox, all or none, or settles that none is written. Answers to how many owners; null
 * when the desk has withdrawn it meanwhile, or another process was faster.
 */
async function settleMails(
  db: Database,
  { edition, isNews, publicUrl, now }: { edition: number; isNews: boolean; publicUrl: string; now: Date },
): Promise<number | null> {
  const settled = await inTransaction(db, async (trx) => {
    const told = await holdEdition(trx, edition, now)
    if (Object.keys(told).length === 0) return done(null)
    // An edition that was brought in with one language is read in that one only.
    const mails = (isNews ? await listReaders(trx) : []).flatMap(({ name, email, languageName, key }) => {
      const language = languageOf(languageName)
      const texts = told[language]
      const content = { name, ...texts, edition, link: `${publicUrl}/home`, stop: stopUrl(publicUrl, key) }
      return texts
        ? [
            { kind: 'newsletter', recipient: email, language, content } satisfies NewMail<
              keyof typeof DASHBOARD_MAILS
            >,
          ]
        : []
    })
    if (!(await noteMailing(trx, edition, mails.length, now))) return done(null)
    for (let start = 0; start < mails.length; start += AT_ONCE)
      await enqueueAll(trx, DASHBOARD_MAILS, mails.slice(start, start + AT_ONCE), now)
    return done(mails.length)
  })
  return settled.ok ? settled.value : null
}
