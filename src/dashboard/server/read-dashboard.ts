import type { Performance } from '../../finance/finance.endpoints.ts'
import { comparePerformance } from '../../finance/performance.ts'
import type { Language } from '../../kernel/language.ts'
import { shownBooking } from '../../reservations/server/bookings.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { OwnAnswer } from '../../server/http/handle.ts'
import type { readDashboard as call, Newsletter } from '../dashboard.endpoints.ts'
import { nextTurnInHouse, whoIsInHouse } from '../in-house.ts'
import { clubNewsVersion, readClubNews } from './club-news.store.ts'
import { dashboardStanding, readOwnCards } from './own-cards.store.ts'

/**
 * Everything that the dashboard shows. Cached for each contract until something on it is written; a miss takes one
 * statement for the owner's part, and the club's part has a cache of its own.
 */
export const ownDashboard: OwnAnswer<typeof call> = {
  standing: async ({ idContract }, { db, ownerId, now }) =>
    (await dashboardStanding(db, { ownerId, contractId: idContract, now }))?.standing ?? null,
  read: async ({ idContract }, { db, ownerId, now, screen, keptOn }) => {
    const [own, { news, performances }] = await Promise.all([
      readOwnCards(db, { ownerId, contractId: idContract, now }),
      keptOn(clubNewsVersion).find(`news ${screen}`, (asked) => clubCards(db, screen, asked)),
    ])
    if (!own) return null
    const datos = own.next && shownBooking(own.next)
    const inHouse = whoIsInHouse(datos, now)
    const answer = {
      nextReservation: { datos, ownerInHouse: inHouse === 'owner', guestsInHouse: inHouse === 'guests' },
      toAuthorize: own.toAuthorize,
      newsletters: news,
      balances: own.balances,
      balanceYear: own.balances[0]?.year ?? null,
      transactions: own.transactions,
      performance: performances.get(own.hotelId) ?? null,
      contract: { starts: own.starts, ends: own.ends, zone: own.zone },
    }
    return { answer, until: nextTurnInHouse(datos, now) }
  },
}

interface ClubCards {
  news: Newsletter[]
  /** The performance of each hotel, by its number. */
  performances: ReadonlyMap<number, Performance | null>
}

/** What the dashboard shows alike to everybody. */
async function clubCards(
  db: Database,
  language: Language,
  now: Date,
): Promise<{ value: ClubCards; bytes: number }> {
  const { news, hotels } = await readClubNews(db, language, now)
  const performances = new Map(
    hotels.map(({ id, today, months }) => [id, comparePerformance(months, Number(today.slice(0, 4)))]),
  )
  const bytes = JSON.stringify([news, ...performances.values()]).length * 2
  return { value: { news, performances }, bytes }
}
