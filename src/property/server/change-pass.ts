import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { countAttempts } from '../../membership/server/sign-in/attempts.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../server/http/handle.ts'
import type * as calls from '../passes.endpoints.ts'
import type { GuestPass } from '../passes.endpoints.ts'
import type { VisitRow } from './access.store.ts'
import { lockOpenAccess } from './access-wire.ts'
import { MAILS_BY_OWNER, MAILS_BY_RECIPIENT, passMailTo } from './gate-limits.ts'
import { issuePasses } from './issue-passes.ts'
import { mailPasses } from './mail-passes.ts'
import { passesOf, revokePasses } from './passes.store.ts'
import { guestPasses } from './read-passes.ts'

/** Gives a guest a new pass in place of the one they had. */
export const renewPass: Deed<typeof calls.renewPass> = async ({ body }, context) => {
  const found = await guestOf(context, body)
  if (!found.ok) return found
  const { access, pass, position, guest } = found.value
  const { db, now } = context
  const counted = guest.email ? await countMail(context, guest.email) : null
  if (counted?.ok === false) return counted
  if (pass) await revokePasses(db, [pass.id], 'replaced', now)
  await issuePasses(db, access, [{ position, name: guest.name, lastname: guest.lastname }], now)
  await mailPasses(context, access, [position], undefined)
  return done({ data: await passAt(context, access, position) })
}

/** Withdraws the pass of one guest. */
export const withdrawPass: Deed<typeof calls.withdrawPass> = async ({ query }, context) => {
  const found = await guestOf(context, query)
  if (!found.ok) return found
  const { access, pass, position } = found.value
  if (!pass || pass.revokedWhy) return refused('PASS_WITHDRAWN')
  await revokePasses(context.db, [pass.id], 'withdrawn', context.now)
  return done({ data: await passAt(context, access, position) })
}

/** Sends a pass by mail again. */
export const sendPass: Deed<typeof calls.sendPass> = async ({ body }, context) => {
  const found = await guestOf(context, body)
  if (!found.ok) return found
  const { access, pass, position, guest } = found.value
  if (!pass || pass.revokedWhy) return refused('PASS_WITHDRAWN')
  if (!guest.email) return refused('PASS_HAS_NO_EMAIL')
  const counted = await countMail(context, guest.email)
  if (!counted.ok) return counted
  await mailPasses(context, access, [position], body.language)
  return done({ data: { email: guest.email } })
}

/** Counts a mail that somebody asks for, against its address, whoever asks, and against the owner. */
async function countMail({ db, now, caller }: SignedContext, email: string) {
  return countAttempts(
    db,
    [
      { subject: passMailTo(email), limit: MAILS_BY_RECIPIENT },
      { subject: `pass-mail:${ownerOf(caller.session)}`, limit: MAILS_BY_OWNER },
    ],
    now,
  )
}

type Found = {
  access: VisitRow
  guest: VisitRow['guests'][number]
  position: number
  pass: Awaited<ReturnType<typeof passesOf>>[number] | undefined
}

/** A guest of an open visit of the owner's, and the pass they have. The visit is held until the transaction ends. */
async function guestOf(
  { db, now, caller }: SignedContext,
  asked: { idAccess: number; position: number },
): Promise<Outcome<Found, 'NOT_FOUND' | 'PROPERTY_MODULE_OFF' | 'ACCESS_OVER'>> {
  const { position } = asked
  const locked = await lockOpenAccess(db, ownerOf(caller.session), asked.idAccess, now)
  if (!locked.ok) return locked
  const guest = locked.value.guests[position - 1]
  if (!guest) return refused('NOT_FOUND')
  const passes = await passesOf(db, locked.value.id)
  return done({
    access: locked.value,
    guest,
    position,
    pass: passes.find((one) => one.position === position),
  })
}

async function passAt(
  { db, now, config }: SignedContext,
  access: VisitRow,
  position: number,
): Promise<GuestPass> {
  const pass = (await guestPasses(db, access, config, now))[position - 1]
  if (!pass) throw new Error('A pass that was just written is gone')
  return pass
}
