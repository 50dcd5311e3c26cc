import { email as emailCheck, isOneLine, LONGEST_LINE } from '../kernel/check.ts'
import { isDay } from '../kernel/day.ts'
import { isWellFormed } from '../kernel/faults.ts'
import { CURRENCIES } from '../kernel/money.ts'
import { PHONE } from '../kernel/phone.ts'
import { Fault } from './fault.ts'

/** How one cell of a club's folder is read and written. What is written reads as the same again. */
export interface Kind {
  /** For people: `day, 2026-05-01`. */
  says: string
  /** The value of a cell that is not empty, as the database takes it from JSON, or why it has none. */
  read: (text: string) => unknown
  write: (value: unknown) => string
}

/** The greatest number that the database's whole numbers hold. */
const MOST = 2_147_483_647

const asItIs = (value: unknown) => String(value)

/** Text as it stands, spaces included, and line breaks where it is longer than a line. */
export function text(most: number, pattern?: { like: RegExp; says: string }): Kind {
  const hasLines = most > LONGEST_LINE
  return {
    says: pattern ? pattern.says : `text${hasLines ? '' : ' on one line'}, at most ${most} characters`,
    write: asItIs,
    read: (given) => {
      if (!isWellFormed(given)) return new Fault('it holds a control character, which no text may hold')
      if (!hasLines && !isOneLine(given))
        return new Fault('it holds a line break, and has to stand on one line')
      if (given.trim() === '') return new Fault('it holds nothing but spaces')
      // The database counts code points.
      if (given.length > most && [...given].length > most)
        return new Fault(`the text has ${[...given].length} characters, and ${most} are the most`)
      if (pattern && !pattern.like.test(given)) return new Fault(`${quoted(given)} is not: ${pattern.says}`)
      return given
    },
  }
}

/** A short text of a form, whose spaces at the ends do not count. */
export function code(like: RegExp, says: string): Kind {
  return { says, write: asItIs, read: trimmed((given) => (like.test(given) ? given : notA(given, says))) }
}

const signInEmail = emailCheck()

/** As the sign-in form takes it: whoever is brought in under another could never sign in. */
export const email: Kind = {
  says: 'e-mail address',
  write: asItIs,
  read: trimmed((given) => signInEmail.safeParse(given).data ?? notA(given, 'e-mail address')),
}

export const phone = code(
  PHONE,
  'phone number of digits, at least 5, plus, minus and space, at most 30 characters',
)
export const time = code(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'time, 15:00')
export const slug = code(
  /^[a-z0-9-]{2,80}$/,
  'name in an address: small letters, digits and hyphens, 2 to 80',
)
export const picture = code(
  /^[a-z0-9-]{1,80}$/,
  'name of an illustration, or of a photograph that the club has: small letters, digits and hyphens',
)

export function whole(least: number, most: number = MOST): Kind {
  const says = most === MOST ? `whole number, ${least} or more` : `whole number from ${least} to ${most}`
  return {
    says,
    write: asItIs,
    read: trimmed((given) => {
      const value = /^-?\d{1,10}$/.test(given) ? Number(given) : Number.NaN
      return value >= least && value <= most ? value : notA(given, says)
    }),
  }
}

/** Degrees of latitude or longitude, with a point; six decimals are about 10 cm. */
export function degrees(most: number): Kind {
  const says = `degrees with a point, from -${most} to ${most}`
  return {
    says,
    write: asItIs,
    read: trimmed((given) => {
      const value = /^-?\d{1,3}(\.\d{1,8})?$/.test(given) ? Number(given) : Number.NaN
      return Math.abs(value) <= most ? value : notA(given, says)
    }),
  }
}

/** An amount as a decimal with a point; in the program integer cents. The currency stands in a column of its own. */
export function money(least: 'any' | 'zero' | 'one cent' = 'any'): Kind {
  const says = { any: 'amount, -1200.50', zero: 'amount, 0 or more', 'one cent': 'amount above 0' }[least]
  return {
    says,
    write: (cents) => decimalOf(Number(cents)),
    read: trimmed((given) => {
      const cents = hundredthsOf(given)
      if (cents === null)
        return new Fault(
          `${quoted(given)} is no amount: write 1200.50, with a point and two decimals at most`,
        )
      if (Math.abs(cents) > MOST) return new Fault(`${quoted(given)} is too large: 21474836.47 is the most`)
      if (least !== 'any' && cents < 0) return new Fault(`${quoted(given)} is negative, and may not be`)
      if (least === 'one cent' && cents === 0) return new Fault('the amount is 0, and may not be')
      return cents
    }),
  }
}

/** Nights, passes, or money: hundredths here, until it is known which. */
export const quantity: Kind = {
  says: 'number: nights or passes, or an amount where the benefit is money',
  write: (hundredths) => {
    const value = Number(hundredths)
    return value % 100 === 0 ? String(value / 100) : decimalOf(value)
  },
  read: trimmed((given) => {
    const value = hundredthsOf(given)
    return value === null || Math.abs(value) > MOST ? notA(given, 'number') : value
  }),
}

export const day: Kind = {
  says: 'day, 2026-05-01',
  write: asItIs,
  read: trimmed((given) =>
    isDay(given) && given >= '1900-01-01'
      ? given
      : new Fault(`${quoted(given)} is no day: write 2026-05-01, a day of the calendar`),
  ),
}

/** A month; in the database its first day. */
export const month: Kind = {
  says: 'month, 2026-05',
  write: (value) => String(value).slice(0, 7),
  read: trimmed((given) =>
    /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(given)
      ? `${given}-01`
      : new Fault(`${quoted(given)} is no month: write 2026-05`),
  ),
}

export const instant: Kind = {
  says: 'moment in UTC, 2026-05-01T14:30:00Z',
  write: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  read: trimmed((given) => {
    const [, at = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?)Z$/.exec(given) ?? []
    return isDay(at.slice(0, 10)) && !Number.isNaN(Date.parse(given))
      ? new Date(given).toISOString()
      : new Fault(`${quoted(given)} is no moment: write 2026-05-01T14:30:00Z`)
  }),
}

export const yesNo: Kind = {
  says: '`yes` or `no`',
  write: (value) => (value ? 'yes' : 'no'),
  read: trimmed((given) =>
    given === 'yes' || given === 'no' ? given === 'yes' : new Fault(`${quoted(given)} is neither yes nor no`),
  ),
}

export function choice(...values: readonly (string | number)[]): Kind {
  const says = `one of ${values.map((value) => `\`${value}\``).join(', ')}`
  return {
    says,
    write: asItIs,
    read: trimmed((given) => {
      const found = values.find((value) => String(value) === given)
      return found ?? new Fault(`${quoted(given)} is not one of ${values.join(', ')}`)
    }),
  }
}

export const currency = choice(...CURRENCIES)

/** Several of a few values, a space between them. */
export function some(...values: readonly string[]): Kind {
  const one = choice(...values)
  return {
    says: `${one.says}, or several with a space between`,
    write: (value) => (value as string[]).join(' '),
    read: (given) => {
      const found = [...new Set(given.trim().split(/\s+/))].map(one.read)
      return found.find((value) => value instanceof Fault) ?? found
    },
  }
}

/** The name of a time zone that this machine knows. */
export const zone: Kind = {
  says: 'time zone, America/Cancun',
  write: asItIs,
  read: trimmed((given) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: given })
      return /^[A-Z]/.test(given) ? given : notA(given, 'time zone such as America/Cancun')
    } catch {
      return notA(given, 'time zone such as America/Cancun')
    }
  }),
}

export const json: Kind = {
  says: 'value in JSON',
  write: (value) => JSON.stringify(value),
  read: (given) => {
    try {
      const value = given.includes('\\u0000') ? null : JSON.parse(given)
      return value ?? notA(given, 'value in JSON')
    } catch {
      return notA(given, 'value in JSON')
    }
  },
}

/** A decimal of two places and a point at most, in hundredths; null for any other text. */
function hundredthsOf(given: string): number | null {
  const [, sign, units, parts = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(given) ?? []
  if (units === undefined) return null
  const value = Number(units) * 100 + Number(parts.padEnd(2, '0'))
  return sign && value !== 0 ? -value : value
}

/** Cents as a decimal with two places: -12050 gives "-120.50". */
function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function trimmed(read: (given: string) => unknown): (given: string) => unknown {
  return (given) => read(given.trim())
}

const notA = (given: string, what: string) => new Fault(`${quoted(given)} is not: ${what}`)

/** What stood in the cell, short enough for a line of a report. */
export function quoted(given: string): string {
  const line = given.replace(/\s+/g, ' ')
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`
}
