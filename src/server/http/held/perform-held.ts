import type { Language } from '../../../kernel/language.ts'
import { type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Work, WorkParts } from '../../jobs/works.ts'
import { failure } from '../answers/reply.ts'
import type { Session } from '../caller.ts'
import { refusalOf } from '../guard.ts'
import type { Handler } from '../handle.ts'
import { type Circumstances, type Ground, runDeed } from '../run-deed.ts'
import type { Building } from '../served-call.ts'
import { type DueHeld, findDueHeld, saveHeldFailed, saveHeldLater, takeHeld } from './held-answers.store.ts'

/** As many as are carried out at one look. */
const AT_ONCE = 50
/** After a fault of ours an answer is tried again so often, with so many milliseconds between. */
const TRIES = 5
const REST_MS = 5_000
/** It is held no more: another process carried it out, or it was taken back. */
const GONE = 'HELD_NO_MORE'

/** Carries out the answers whose seconds are over, each in its own transaction, which also takes it out of what is held. */
export function heldAnswersWork(building: Building, handlers: readonly Handler[]): Work {
  const byName = new Map(handlers.map((handler) => [handler.endpoint.name, handler]))
  return {
    name: 'held answers',
    run: async (parts) => {
      for (const held of await findDueHeld(parts.db, parts.clock(), AT_ONCE)) {
        if (parts.isStopping()) return
        await perform(building, byName.get(held.call), held, parts)
      }
    },
  }
}

async function perform(
  building: Building,
  handler: Handler | undefined,
  held: DueHeld,
  parts: WorkParts,
): Promise<void> {
  const now = parts.clock()
  try {
    const outcome = await carryOut(building, handler, held, parts, now)
    if (!outcome.ok && outcome.reason !== GONE)
      await saveHeldFailed(parts.db, held.id, saidOf(building, handler, outcome), now)
  } catch (error) {
    parts.log.error({ err: error, call: held.call }, 'a held answer could not be carried out')
    if (held.tries + 1 < TRIES) await saveHeldLater(parts.db, held.id, new Date(now.getTime() + REST_MS))
    else await saveHeldFailed(parts.db, held.id, saidOf(building, handler, refused('SOMETHING_FAILED')), now)
  }
}

/** Makes the call as it was sent, as whoever answered and with the roles that they have by now. */
async function carryOut(
  building: Building,
  handler: Handler | undefined,
  held: DueHeld,
  { db, files, config }: WorkParts,
  now: Date,
): Promise<Outcome<unknown>> {
  const session = sessionOf(held, now)
  const circumstances: Circumstances = {
    ...{ now, files, config, keptOwn: building.keptOwn },
    keptOn: (standing) => building.keptOn(standing, building.db),
    caller: { ...held.caller, session, device: null, door: null },
    setSessionCookie: () => {},
    setDeviceCookie: () => {},
    setDoorCookie: () => {},
    tellSecurity: (event, facts) =>
      building.security.note(event, {
        ...{ request: `held-${held.id}`, address: held.caller.address, account: `admin:${held.adminId}` },
        ...facts,
      }),
    idempotencyKey: held.key,
  }
  let isOurs = false
  const ground: Ground = {
    db,
    read: () => Promise.reject(new Error('A held answer is a write')),
    standsIn: async (trx) => {
      isOurs = await takeHeld(trx, held.id)
      return isOurs
    },
  }
  const refusal = held.active && handler ? refusalOf(handler.endpoint.access, session) : 'NOT_FOUND'
  if (refusal || !handler) return refused(refusal ?? 'NOT_FOUND')
  const outcome = await runDeed(
    ground,
    handler,
    { query: undefined, body: held.body, files: {} },
    circumstances,
  )
  return outcome.ok || isOurs ? outcome : refused(GONE)
}

/** The session of whoever answered. They proved who they are when they did, where the call asks for it. */
function sessionOf({ adminId, roles, caller }: DueHeld, now: Date): Session {
  const { actingOwnerId, language } = caller
  return {
    ...{ tokenHash: Buffer.alloc(0), ownerId: null, adminId, roles, actingOwnerId },
    languageCode: language === 'en' ? 'ENG' : 'ESP',
    ...{ lastActiveAt: now, provenAt: now, hasTwoFactors: true, expiresAt: now, hasUnsignedReport: false },
  }
}

/** Why an answer was not given, in both languages. */
function saidOf(
  { words, config }: Building,
  handler: Handler | undefined,
  outcome: Outcome<unknown>,
): Record<Language, string> {
  const refusal = outcome.ok ? refused('SOMETHING_FAILED') : outcome
  const said = (language: Language) =>
    failure(refusal, handler?.endpoint ?? null, words, language, config.conciergePhone).body.message
  return { en: said('en'), es: said('es') }
}
