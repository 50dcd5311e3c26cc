import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'

export interface SeasonRow {
  hotel_id: number
  first_night: Day
  last_night: Day
  level: 'high' | 'mid' | 'quiet'
}

export interface BlackoutRow {
  hotel_id: number
  first_night: Day
  last_night: Day
  reason: Bilingual
}

/** Easter Sunday of a year (the anonymous Gregorian computus). */
export function easterOf(year: number): Day {
  const a = year % 19
  const century = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const e = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = Math.floor((a + 11 * d + 22 * e) / 451)
  const sum = d + e - 7 * f + 114
  const two = (n: number) => String(n).padStart(2, '0')
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

const CHRISTMAS: Bilingual = { en: 'Christmas', es: 'Navidad' }
const NEW_YEAR: Bilingual = { en: 'New Year', es: 'Año Nuevo' }
const EASTER: Bilingual = { en: 'Easter', es: 'Semana Santa' }

/** The nights that no owner may book, at each hotel, from three years back to two ahead. */
export function blackouts(today: Day, hotelIds: readonly number[]): BlackoutRow[] {
  const rows: BlackoutRow[] = []
  for (const year of yearsAround(today)) {
    const easter = easterOf(year)
    for (const hotel_id of hotelIds) {
      rows.push(
        { hotel_id, first_night: addDays(easter, -3), last_night: addDays(easter, -1), reason: EASTER },
        { hotel_id, first_night: `${year}-12-24`, last_night: `${year}-12-26`, reason: CHRISTMAS },
        { hotel_id, first_night: `${year}-12-31`, last_night: `${year + 1}-01-02`, reason: NEW_YEAR },
      )
    }
  }
  return rows
}

/** The seasons of each hotel, every night covered once, from three years back to two ahead. */
export function seasons(today: Day, hotelIds: readonly number[]): SeasonRow[] {
  const years = yearsAround(today)
  const first = `${years[0]}-01-01`
  const count = daysBetween(first, `${(years.at(-1) ?? 0) + 1}-01-01`)
  const spans: Omit<SeasonRow, 'hotel_id'>[] = []
  for (let index = 0; index < count; index++) {
    const night = addDays(first, index)
    const level = levelOf(night)
    const last = spans.at(-1)
    if (last?.level === level) last.last_night = night
    else spans.push({ first_night: night, last_night: night, level })
  }
  return hotelIds.flatMap((hotel_id) => spans.map((span) => ({ hotel_id, ...span })))
}

function levelOf(night: Day): SeasonRow['level'] {
  const date = night.slice(5)
  const fromEaster = daysBetween(easterOf(Number(night.slice(0, 4))), night)
  if (fromEaster >= -8 && fromEaster <= 7) return 'high'
  if (date >= '12-18' || date <= '01-06' || (date >= '07-10' && date <= '08-20')) return 'high'
  if ((date >= '05-05' && date <= '06-25') || (date >= '09-01' && date <= '10-31')) return 'quiet'
  return 'mid'
}

function yearsAround(today: Day): number[] {
  const year = Number(today.slice(0, 4))
  return [-4, -3, -2, -1, 0, 1, 2].map((offset) => year + offset)
}
