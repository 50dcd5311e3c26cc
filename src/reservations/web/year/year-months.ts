import { addDays, type Day, daysBetween, nightsOf } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { type NightState, stateAt } from '../../year/year.ts'
import type { readYear } from '../../year.endpoints.ts'

export type Year = AnswerOf<typeof readYear>
export type YearCategory = Year['categories'][number]
export type Season = Year['seasons'][number]['level']

/** A stay as it lies over one night: which one, and whether the bar begins or ends with this night. */
export interface StayPart {
  code: string
  kind: 'confirmed' | 'process' | 'wished'
  starts: boolean
  ends: boolean
  /** Where the bar begins in a month: how many of its nights lie in it. */
  nightsHere: number
}

/** One night as the year view draws it. */
export interface YearNight {
  day: Day
  /** 1 to 31. */
  date: number
  state: NightState
  season: Season
  stay: StayPart | null
  /** Nights that expire with this one, unless they are used: see `accounts`. */
  expiring: number
}

export interface YearMonth {
  /** `yyyy-mm-` */
  key: string
  year: number
  /** 1 to 12. */
  month: number
  /** Blank places before the first night where a week begins on Sunday: 0 to 6. */
  blanks: number
  nights: YearNight[]
}

/** The months of the nights for one category, night by night. */
export function monthsOf(year: Year, category: YearCategory): YearMonth[] {
  const months = new Map<string, YearMonth>()
  for (const day of nightsOf({ checkIn: year.from, checkOut: year.to })) {
    const key = monthKey(day)
    const row = months.get(key) ?? {
      key,
      year: Number(key.slice(0, 4)),
      month: Number(key.slice(5, 7)),
      blanks: weekdayOf(day),
      nights: [],
    }
    row.nights.push({
      day,
      date: Number(day.slice(8)),
      state: stateAt(category.nights, year.from, day) ?? 'not-open',
      season: year.seasons.find((run) => run.firstNight <= day && day <= run.lastNight)?.level ?? 'mid',
      stay: stayOn(year, day),
      expiring: year.accounts.find(({ expires }) => expires === day)?.balance ?? 0,
    })
    months.set(key, row)
  }
  return [...months.values()]
}

/** The key of the month that a day lies in. */
export const monthKey = (day: Day) => day.slice(0, 8)

/** 0 for a Sunday to 6 for a Saturday. */
function weekdayOf(day: Day): number {
  // 4 January 1970 was a Sunday.
  return ((daysBetween('1970-01-04', day) % 7) + 7) % 7
}

function stayOn({ stays, wishes }: Year, day: Day): StayPart | null {
  const isOn = ({ datein, dateout }: { datein: Day; dateout: Day }) => datein <= day && day < dateout
  const standing = stays.find(isOn)
  const stay = standing ?? wishes.find(isOn)
  if (!stay) return null
  const monthsEnd = `${day.slice(0, 8)}31`
  const last = addDays(stay.dateout, -1)
  return {
    code: stay.code,
    kind: !standing ? 'wished' : standing.bookingStatus === 'confirmed' ? 'confirmed' : 'process',
    starts: stay.datein === day,
    ends: last === day,
    nightsHere: nightsUntil(day, last < monthsEnd ? last : null),
  }
}

/** Nights from a day to the last one, or to the end of its month. */
function nightsUntil(day: Day, last: Day | null): number {
  if (last !== null) return daysBetween(day, last) + 1
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - Number(day.slice(8)) + 1
}

type Account = Year['accounts'][number]

/** The accounts of nights that have begun: of those that begin later their own year tells. */
export const begunBy = (accounts: readonly Account[], today: Day) =>
  accounts.filter(({ starts }) => starts <= today)

/** The account whose nights begin in a year and are still ahead; null where none does. Each account is told of once. */
export function beginningIn(accounts: readonly Account[], year: number, today: Day): Account | null {
  const begins = ({ starts, balance }: Account) =>
    starts > today && Number(starts.slice(0, 4)) === year && balance > 0
  return accounts.find(begins) ?? null
}
