import { type Day, todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { readMailSender } from '../../../server/mail/sender.store.ts'
import type * as calls from '../../settings/settings.endpoints.ts'
import { PROMISES } from '../../settings/settings.ts'
import {
  readCancelled,
  readCancelling,
  readClubResorts,
  readHotelRules,
  readLastChange,
  readPromiseRules,
  readSettingChanges,
  readWaitingRules,
} from './settings.store.ts'

const YEAR_MS = 365 * 86_400_000
const CHANGES_SHOWN = 100

/** What holds today, and what begins later. */
function fromToday<One extends { from: Day }>(dated: readonly One[], today: Day): One[] {
  const holds = dated.findLast(({ from }) => from <= today)
  return [...(holds ? [holds] : []), ...dated.filter(({ from }) => from > today)]
}

/** The rules of a resort. */
export const readResortRules: Deed<typeof calls.readResortRules> = async ({ query }, { db, now }) => {
  const resorts = await readClubResorts(db)
  const hotel = resorts.find(({ id }) => query.hotel === undefined || id === query.hotel)
  if (!hotel) return refused('NOT_FOUND')
  const of = { hotelId: hotel.id }
  const [rules, cancelling, waiting, cancelled, ...last] = await Promise.all([
    readHotelRules(db, hotel.id),
    readCancelling(db, hotel.id),
    readWaitingRules(db, hotel.id),
    readCancelled(db, hotel.id, new Date(now.getTime() - YEAR_MS)),
    readLastChange(db, 'hotel', of),
    readLastChange(db, 'cancelling', of),
    readLastChange(db, 'waiting', of),
  ])
  if (!rules) return refused('NOT_FOUND')
  const today = todayIn(hotel.zone, now)
  return done({
    data: {
      hotels: resorts.map(({ id, name }) => ({ id, name })),
      hotel: { ...hotel, today },
      rules,
      cancelling: fromToday(cancelling, today),
      waiting: fromToday(waiting, today),
      seen: { hotel: last[0], cancelling: last[1], waiting: last[2] },
      cancelled,
    },
  })
}

/** The promises of the desk. */
export const readPromises: Deed<typeof calls.readPromises> = async (_, { db, now }) => {
  const [resorts, rules] = await Promise.all([readClubResorts(db), readPromiseRules(db)])
  const today =
    resorts
      .map(({ zone }) => todayIn(zone, now))
      .toSorted()
      .at(-1) ?? todayIn('UTC', now)
  const promises = await Promise.all(
    PROMISES.map(async (kind) => ({
      kind,
      dated: fromToday(
        rules.filter((one) => one.kind === kind).map(({ from, value }) => ({ from, value })),
        today,
      ),
      seen: await readLastChange(db, 'promise', { promise: kind }),
    })),
  )
  return done({ data: { today, promises } })
}

/** Who mails come from. */
export const readSender: Deed<typeof calls.readSender> = async (_, { db, config }) => {
  const { name, tagline, mailFrom } = config.brand
  const [sender, seen] = await Promise.all([readMailSender(db), readLastChange(db, 'sender', {})])
  return done({
    data: { sender, seen, house: { name: `${name} ${tagline}`.trim(), address: mailFrom } },
  })
}

/** The trail of changes. */
export const listSettingChanges: Deed<typeof calls.listSettingChanges> = async ({ query }, { db }) =>
  done({
    data: await readSettingChanges(db, {
      hotelId: query.hotel,
      of: query.of,
      most: CHANGES_SHOWN,
    }),
  })
