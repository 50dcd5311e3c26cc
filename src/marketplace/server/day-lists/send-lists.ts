import type { Day } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import type {
  endDayListMail as endCall,
  mailDayList as mailCall,
  setDayListMail as setCall,
} from '../../day-lists/day-lists.endpoints.ts'
import { daysDue } from '../../day-lists/due.ts'
import {
  lockRule,
  type MailRule,
  noteSending,
  readRule,
  readRules,
  removeRule,
  saveRule,
  sentDays,
} from './by-mail.store.ts'
import { readListFacts } from './day-lists.store.ts'
import { listMail } from './list-mail.ts'
import { DAY_LIST_MAILS } from './mails.ts'
import { slotsOf } from './read-list.ts'

/**
 * Sends the lists whose hour has come to those who serve, each once: its note and its mail are one transaction, so that several
 * processes, a kill or a clock that jumps neither doubles nor loses one. A day to which nobody comes waits for the first who does.
 */
export const dayListWork: Work = {
  name: 'send the lists of the day',
  run: async ({ db, clock, log, isStopping }) => {
    const now = clock()
    let sent = 0
    for (const rule of await readRules(db)) {
      if (isStopping()) return
      const due = daysDue(rule, now)
      if (due.length === 0) continue
      const before = await sentDays(db, rule, due)
      for (const day of due.filter((one) => !before.includes(one)))
        try {
          sent += await sendOne(db, rule, day, now)
        } catch (error) {
          // One list that cannot be sent must not keep the others.
          log.error(
            { err: error, of: rule.kind, rule: rule.rule, day },
            'a list of the day could not be sent',
          )
        }
    }
    if (sent > 0) wakeJobs()
  },
}

async function sendOne(db: Database, found: MailRule, day: Day, now: Date): Promise<number> {
  const outcome = await inTransaction(db, async (trx) => {
    const rule = await lockRule(trx, found)
    if (!rule || !daysDue(rule, now).includes(day)) return done(0)
    const facts = await readListFacts(trx, { kind: rule.kind, id: rule.id, hotel: rule.hotel, day })
    if (!facts) return done(0)
    // An event that ends after midnight has one list, unless somebody comes on its second day.
    const sendsEmpty = rule.whenEmpty && (rule.first === null || day === rule.first)
    if (facts.lines.length === 0 && !sendsEmpty) return done(0)
    const { slots, digest } = slotsOf(facts)
    if (!(await noteSending(trx, rule, { day, digest, adminId: null }, now))) return done(0)
    await enqueue(trx, DAY_LIST_MAILS, listMail(rule, facts, slots, day), now)
    return done(1)
  })
  return outcome.ok ? outcome.value : 0
}

/** Sends a list now, to whom it goes by itself. */
export const mailDayList: Deed<typeof mailCall> = async ({ body }, { db, now, caller, afterCommit }) => {
  const rule = await readRule(db, body)
  const facts = await readListFacts(db, body)
  if (!rule || !facts) return refused('NOT_FOUND')
  const { slots, digest } = slotsOf(facts)
  await noteSending(db, rule, { day: body.day, digest, adminId: caller.session.adminId }, now)
  await enqueue(db, DAY_LIST_MAILS, listMail(rule, facts, slots, body.day), now)
  afterCommit(wakeJobs)
  return done({ data: { email: rule.email } })
}

/** Says to whom the lists of a product, or of an event, go. */
export const setDayListMail: Deed<typeof setCall> = async ({ body }, { db, now, caller }) => {
  const saved = await saveRule(db, body, caller.session.adminId, now)
  return saved ? done({}) : refused('NOT_FOUND')
}

/** Lets them go out no more. */
export const endDayListMail: Deed<typeof endCall> = async ({ body }, { db }) => {
  await removeRule(db, body)
  return done({})
}
