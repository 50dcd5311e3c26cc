import { type Day, daysBetween } from '../kernel/day.ts'
import type { Bilingual } from '../kernel/language.ts'
import type { WireContract } from './membership.endpoints.ts'

/** The membership whose owners may send maintenance requests (spec, section 2). */
export const MAINTENANCE_MEMBERSHIP = 'CLASSIC'

/** "resort | RESIDENCE number | membership code" (spec, section 3). It is data, the same in both languages. */
export function longLabel(
  contract: Pick<WireContract, 'resortsname' | 'housingnumber' | 'membershipcode'>,
): string {
  return `${contract.resortsname} | RESIDENCE ${contract.housingnumber} | ${contract.membershipcode}`
}

/** What is left of a contract at an instant: whole years, months and days, then the clock. Never negative. */
export interface TimeLeft {
  years: number
  months: number
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** The countdown to a contract's end (spec, section 9), both as wall-clock time at the resort. */
export function timeLeft(now: { day: Day; seconds: number }, ends: Day): TimeLeft {
  const none = { years: 0, months: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }
  if (now.day > ends) return none
  const DAY = 86_400
  // The contract lasts to the end of its last day: the rest of today, then whole days.
  const restOfToday = DAY - now.seconds
  const [fromYear = 0, fromMonth = 1, fromDate = 1] = now.day.split('-').map(Number)
  const [toYear = 0, toMonth = 1, toDate = 1] = ends.split('-').map(Number)
  let years = toYear - fromYear
  let months = toMonth - fromMonth
  let days = toDate - fromDate
  if (days < 0) {
    months -= 1
    days += new Date(Date.UTC(toYear, toMonth - 1, 0)).getUTCDate()
  }
  if (months < 0) {
    years -= 1
    months += 12
  }
  const whole = restOfToday === DAY ? 1 : 0
  return {
    years,
    months,
    days: days + whole,
    hours: Math.floor((restOfToday % DAY) / 3600),
    minutes: Math.floor((restOfToday % 3600) / 60),
    seconds: restOfToday % 60,
  }
}

/** Whether a contract runs on a day. */
export function isRunning(contract: { starts: Day; ends: Day }, today: Day): boolean {
  return contract.starts <= today && daysBetween(today, contract.ends) >= 0
}

/** A contract in plain words, as the portal speaks of it. */
export interface Contract {
  id: number
  number: string
  housingId: number
  residence: string
  resortId: number
  resort: string
  membership: string
  /** The room category that the contract books; none for contracts without stays. */
  roomCategoryId: number | null
  /** May subscribe to the weeks exchange. */
  maySubscribe: boolean
  description: Bilingual
  starts: Day
  ends: Day
  /** The resort's own zone, an IANA name. */
  zone: string
  /** The resort's illustration. */
  scene: string
  modules: { myProperty: boolean; promotions: boolean; exchanges: boolean }
  /** "resort | RESIDENCE number | membership code" */
  label: string
}

/** The contract of a wire answer. */
export function contractOf(wire: WireContract): Contract {
  return {
    id: wire.id,
    number: wire.number,
    housingId: wire.housingid,
    residence: wire.housingnumber,
    resortId: wire.resortsid,
    resort: wire.resortsname,
    membership: wire.membershipcode,
    roomCategoryId: wire.categoryroomId,
    maySubscribe: wire.canSusbcribe,
    description: wire.customInfoLong,
    starts: wire.starts,
    ends: wire.ends,
    zone: wire.zone,
    scene: wire.scene,
    modules: wire.showModules,
    label: longLabel(wire),
  }
}

/** The contract with this id, else the first: a selection may be of another time. */
export function chosenContract<C extends { id: number }>(
  contracts: readonly C[],
  id: number | null,
): C | null {
  return contracts.find((contract) => contract.id === id) ?? contracts[0] ?? null
}
