import type { Day } from '../kernel/day.ts'
import { plainName } from './same-name.ts'

/** What somebody is to an owner. */
export const PERSON_KINDS = ['family', 'guest'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** An owner keeps so many people at most: a large family and its friends. */
export const MOST_PEOPLE = 80

/** The first birthday on which somebody is no child any more: a stay takes children of 0 to 17 years. */
export const GROWN_UP = 18

export interface PersonName {
  name: string
  lastname: string
}

/** The name as the screens write it. */
export const fullName = ({ name, lastname }: PersonName): string => `${name} ${lastname}`

/** The key of a person among an owner's: the name, however it is written. */
export const nameKey = (person: PersonName): string => plainName(fullName(person))

/** Years of age on a day; who was born on February 29 is older on March 1. */
export function ageOn(birthday: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Whether somebody counts as a child on a day; null where the birthday is not known. */
export function isChildOn(birthday: Day | null, day: Day): boolean | null {
  return birthday === null ? null : ageOn(birthday, day) < GROWN_UP
}

/** The day from which somebody counts as an adult. */
export function grownUpOn(birthday: Day): Day {
  const year = Number(birthday.slice(0, 4)) + GROWN_UP
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return birthday.endsWith('-02-29') && !isLeap ? `${year}-03-01` : `${year}${birthday.slice(4)}`
}

/** A stay or a visit in which somebody of that name is. */
export interface NameUse extends PersonName {
  kind: 'stay' | 'visit'
  /** The number of the stay or the visit. */
  id: number
  position: number
  resort: string
  first: Day
  last: Day
  /** Whether it is neither over nor called off. */
  coming: boolean
  /** Whether it took place, or will. */
  counts: boolean
  /** Whether the guest's pass of a visit opens. */
  pass: boolean
  email: string | null
  phone: string | null
  age: number | null
}

/** What of a person is shown: the next or the last time, how often, and how many passes open. */
export function usesOf(person: PersonName, uses: readonly NameUse[]) {
  const own = uses.filter((one) => nameKey(one) === nameKey(person))
  const counted = own.filter(({ counts }) => counts)
  const many = (kind: NameUse['kind']) =>
    new Set(counted.filter((one) => one.kind === kind).map(({ id }) => id)).size
  const coming = counted.filter((one) => one.coming).sort((a, b) => (a.first < b.first ? -1 : 1))
  const past = counted.filter((one) => !one.coming).sort((a, b) => (a.first > b.first ? -1 : 1))
  return {
    next: coming[0] ?? null,
    last: past[0] ?? null,
    stays: many('stay'),
    pastStays: new Set(past.filter(({ kind }) => kind === 'stay').map(({ id }) => id)).size,
    visits: many('visit'),
    passes: own.filter(({ pass }) => pass).length,
    /** The nearest stay to come: who is in one cannot be forgotten. */
    comingStay: coming.find(({ kind }) => kind === 'stay') ?? null,
  }
}

/** Somebody whom the owner has named and may keep. */
export type Met = PersonName & { email: string | null; phone: string | null; age: number | null }

/**
 * People of stays and visits who are not kept yet, the nearest first: those of stays to come, and of the past those of
 * whom the club has an address or a telephone. Who was forgotten has neither any more.
 */
export function metBefore(
  uses: readonly NameUse[],
  kept: readonly PersonName[],
  owner: PersonName,
  most: number,
): Met[] {
  const known = new Set([owner, ...kept].map(nameKey))
  const met: Met[] = []
  const isOffered = (one: NameUse) =>
    one.counts && ((one.coming && one.kind === 'stay') || one.email || one.phone)
  for (const one of [...uses].sort((a, b) => (a.first > b.first ? -1 : 1)).filter(isOffered)) {
    if (known.has(nameKey(one))) continue
    known.add(nameKey(one))
    met.push({ name: one.name, lastname: one.lastname, email: one.email, phone: one.phone, age: one.age })
  }
  return met.slice(0, most)
}
