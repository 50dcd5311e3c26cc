import { done } from '../../kernel/outcome.ts'
import { countMiss } from '../../membership/server/sign-in/attempts.ts'
import type { Context, Deed } from '../../server/http/handle.ts'
import type { MailTemplate } from '../../server/mail/template.ts'
import { aboutOf } from '../about.ts'
import { mailCodeOf } from '../mail-code.ts'
import { maskedAddress } from '../masked.ts'
import type { verifyMail as call } from '../verification.endpoints.ts'
import { findMailByCode } from './mails-sent.store.ts'

/**
 * Whether the club sent a mail. The code has 50 bits: at 50 misses in a quarter of an hour for an address, guessing one of
 * a million mails takes an address some six hundred years. Valid codes are never counted.
 */
export const verifyMail = (mails: Readonly<Record<string, MailTemplate>>): Deed<typeof call, Context> => {
  return async ({ body }, { db, now, caller, config, tellSecurity: tell }) => {
    const code = mailCodeOf(body.code)
    const mail = code && (await findMailByCode(db, code))
    if (!mail) {
      const locked = await countMiss(db, 'mail-code', { address: caller.address, now, tell })
      return locked ?? done({ data: null })
    }
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
