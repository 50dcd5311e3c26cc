import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { done } from '../../../kernel/outcome.ts'
import { type PassKey, passKey } from '../../../property/server/pass-key.store.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { enqueue, type NewMail } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import { guestLink, guestQr, hourOf } from './guest-pass.ts'
import { findPassesToTell, notePassTold, type PassToTell } from './guests.store.ts'
import { GUEST_MAILS } from './mails.ts'

/**
 * Tells guests what their pass says: once it is issued, when its line is moved, and when it opens no more. The note and the mail
 * are one transaction, so that several processes or a kill neither double nor lose one.
 */
export const guestPassWork: Work = {
  name: 'tell guests of their passes',
  run: async ({ db, config, clock, log, isStopping }) => {
    const now = clock()
    let told = 0
    for (const id of await findPassesToTell(db, now)) {
      if (isStopping()) return
      try {
        const outcome = await inTransaction(db, async (trx) => {
          const pass = await notePassTold(trx, id, now)
          if (pass)
            await enqueue(trx, GUEST_MAILS, mailOf(pass, await passKey(trx, now), config.publicUrl), now)
          return done(pass ? 1 : 0)
        })
        told += outcome.ok ? outcome.value : 0
      } catch (error) {
        // One guest who cannot be told must not keep the others.
        log.error({ err: error, pass: id }, 'a guest could not be told of a pass')
      }
    }
    if (told > 0) wakeJobs()
  },
}

function mailOf(pass: PassToTell, key: PassKey, portal: string): NewMail<keyof typeof GUEST_MAILS> {
  const { language, told } = pass
  const time = hourOf(pass)
  const common = {
    name: pass.first,
    host: pass.host,
    activity: pass.activity[language],
    resort: pass.resort,
    day: dayInWords(pass.day, language),
  }
  if (pass.void) return { kind: 'guest-pass-void', recipient: pass.email, language, content: common }
  return {
    kind: 'guest-pass',
    recipient: pass.email,
    language,
    content: {
      ...common,
      time: time ? formatTime(time) : 'none',
      meetingPoint: told?.meetingPoint?.[language] ?? 'none',
      bring: told?.bring?.[language] ?? 'none',
      code: pass.code ?? '',
      // They open the pass, and are forgotten once the mail is out.
      qr: guestQr(portal, key, pass),
      link: guestLink(portal, pass.link),
    },
  }
}
