import { done } from '../../kernel/outcome.ts'
import {
  anybodyOf,
  giveBack,
  onAttempt,
  reserveAttempt,
  tellLocks,
} from '../../membership/server/sign-in/attempts.ts'
import { CODES } from '../../membership/sign-in/slow-down.ts'
import type { Context, Deed } from '../../server/http/handle.ts'
import type { MailTemplate } from '../../server/mail/template.ts'
import { aboutOf } from '../about.ts'
import { mailCodeOf } from '../mail-code.ts'
import { maskedAddress } from '../masked.ts'
import type { verifyMail as call } from '../verification.endpoints.ts'
import { findMailByCode } from './mails-sent.store.ts'

/**
 * Whether the club sent a mail. The limit is asked before the code is looked at, so that past it a right guess is told to
 * nobody; a right one is given back. The code has 50 bits: with one try every two seconds guessing one of a million mails
 * takes an address some seventy years.
 */
export const verifyMail = (mails: Readonly<Record<string, MailTemplate>>): Deed<typeof call, Context> => {
  return async ({ body }, { db, now, caller, config, tellSecurity: tell }) => {
    const counted = await anybodyOf(db, 'mail-code', caller, CODES)
    const reserved = await reserveAttempt(db, counted, now)
    if (!reserved.ok) return reserved
    const mail = await onAttempt(db, counted, now, async () => {
      const code = mailCodeOf(body.code)
      return code && (await findMailByCode(db, code))
    })
    if (!mail) {
      tell('miss', { of: 'mail-code' })
      tellLocks(reserved.value, tell)
      return done({ data: null })
    }
    await giveBack(db, counted, now)
    return done({
      data: {
        sentAt: mail.createdAt.toISOString(),
        to: maskedAddress(mail.recipient),
        from: config.brand.mailFrom,
        about: aboutOf(mail.kind),
        leadsTo: mails[mail.kind]?.button ? new URL(config.publicUrl).host : null,
      },
    })
  }
}
