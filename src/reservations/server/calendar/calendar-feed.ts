import { addDays, todayIn } from '../../../kernel/day.ts'
import type { Mount } from '../../../server/http/app.ts'
import { say } from '../../../server/words.ts'
import { CALENDAR_WORDS } from '../../year/calendar-words.ts'
import { listCalendarStays } from './calendar-stays.store.ts'
import { findFeed } from './feeds.store.ts'
import { mountFeed } from './serve-feed.ts'
import { stayEvent } from './stay-event.ts'

/** Stays that began longer ago than this are left out. */
const DAYS_BACK = 365

/** The address at which a calendar program reads an owner's stays. */
export function feedUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/calendar/${token}.ics`
}

/** Serves the owners' stays at `/calendar/<token>.ics`. */
export const mountCalendarFeed: Mount = (app, parts) =>
  mountFeed(app, parts, {
    folder: 'calendar',
    subject: 'calendarFeed',
    find: findFeed,
    events: async ({ ownerId }, language, now) => {
      const stays = await listCalendarStays(parts.db, ownerId, addDays(todayIn('UTC', now), -DAYS_BACK))
      return stays.map((stay) => stayEvent(stay, language, parts.config))
    },
    name: (language) => say(CALENDAR_WORDS.name, language, { club: parts.config.brand.name }),
  })
