import { todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { Language } from '../../kernel/language.ts'
import { done, type Refusal, refused } from '../../kernel/outcome.ts'
import { actorOf, ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { createAccess as call } from '../access.endpoints.ts'
import { LONGEST_VISIT, mayRegister, type VisitReason } from '../access.ts'
import { holdModule } from './access.store.ts'
import { onTheWire, readAgain, timesOfBody } from './access-wire.ts'
import { issuePasses } from './issue-passes.ts'
import { mailPasses } from './mail-passes.ts'
import { insertAccess } from './save-access.store.ts'

/** Registers a visit, issues a pass for each guest and puts the mails in the outbox, all in one. */
export const createAccess: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller } = context
  const owner = ownerOf(caller.session)
  const contract = await holdModule(db, owner, body.idContract)
  if (!contract) return refused('NOT_FOUND')
  if (!contract.isOn) return refused('PROPERTY_MODULE_OFF')

  const times = timesOfBody(body)
  const rule = mayRegister({ times, guests: body.guests.length }, contract.zone, now)
  if (!rule.ok) return withFigures(rule, contract.zone, now, caller.language)

  const guests = body.guests.map((guest) => ({ ...guest, email: guest.email ?? null }))
  const { type, reason } = body
  const visit = { type, times, reason, guests, contractId: body.idContract, actor: actorOf(caller.session) }
  const id = await insertAccess(db, visit, now)
  const access = await readAgain(db, owner, id)
  const places = guests.map(({ name, lastname }, index) => ({ position: index + 1, name, lastname }))
  await issuePasses(db, access, places, now)
  const positions = places.map(({ position }) => position)
  const mailed = await mailPasses(context, access, positions, body.language)
  return done({ data: onTheWire(access, now), mailed })
}

/** A refusal with what its words name. */
export function withFigures(
  { reason }: Refusal<VisitReason>,
  zone: string,
  now: Date,
  language: Language,
): Refusal<VisitReason> {
  return refused(reason, { today: dayInWords(todayIn(zone, now), language), longest: LONGEST_VISIT })
}
