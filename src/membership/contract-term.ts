import type { Day } from '../kernel/day.ts'

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
