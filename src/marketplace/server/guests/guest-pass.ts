import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { gateLink } from '../../../property/pass-link.ts'
import { type PassKey, passKey } from '../../../property/server/pass-key.store.ts'
import { signPass } from '../../../property/server/sign-pass.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import type { readGuestPass as call } from '../../guests/guests.endpoints.ts'
import { namesHour } from '../../times/lead.ts'
import { findGuestPass, type GuestPassFacts } from './guests.store.ts'

/** Where a guest looks at a pass: the link stands behind the `#`, which no log keeps. */
export const guestLink = (portal: string, link: string) => `${portal}/guest-pass#${link}`

/** What its QR code says: signed as visitors' passes are, with the day as it is now. */
export function guestQr(portal: string, key: PassKey, pass: GuestPassFacts): string {
  const { id, hotelId, resort, activity, language, day, name } = pass
  const token = signPass(key, {
    ...{ id, hotelId, resort, name, type: 'AC', residence: activity[language] },
    from: `${day} 00:00`,
    to: `${day} 24:00`,
  })
  return gateLink(portal, token)
}

/** The hour of a pass; null where its activity names none. */
export function hourOf({ isEvent, times, time }: GuestPassFacts): string | null {
  const kind = times === 'any' && !isEvent ? { kind: 'any' as const } : { kind: 'slots' as const, slots: [] }
  return namesHour(kind, time) ? time : null
}

/** Of a pass that was taken away nothing is said but that: the link may be anybody's by then. */
const WITHDRAWN: AnswerOf<typeof call>['data'] = {
  ...{ state: 'void', name: null, activity: null, day: null, time: null, resort: null, meetingPoint: null },
  ...{ bring: null, qr: null, code: null },
}

/** A guest's pass as it is now. */
export const readGuestPass: Deed<typeof call, Context> = async ({ body }, { db, now, config }) => {
  const pass = await findGuestPass(db, body.link, now)
  if (!pass) return refused('NOT_FOUND')
  const { name, activity, day, resort, told, code } = pass
  const state = pass.void ? 'void' : pass.ended ? 'ended' : 'live'
  const live = state === 'live'
  const qr = live ? guestQr(config.publicUrl, await passKey(db, now), pass) : null
  if (state === 'void') return done({ data: WITHDRAWN })
  return done({
    data: {
      ...{ state, name, activity, day, resort, qr },
      time: hourOf(pass),
      meetingPoint: told?.meetingPoint ?? null,
      bring: told?.bring ?? null,
      code: live ? code : null,
    },
  })
}
