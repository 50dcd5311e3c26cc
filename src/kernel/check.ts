import * as z from 'zod/mini'
import { UNSEEN } from './faults.ts'
import { asPhone, hasPhoneDigits } from './phone.ts'
import type { FieldFault } from './words.ts'

/** The first and the last day that anything here can be about: within them every sum of days stays a day. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'

/** A shape for a day that exists, `yyyy-mm-dd`, from 1900 to 2199. */
export const day = () =>
  z.iso
    .date('day' satisfies FieldFault)
    .check(z.refine((value) => value >= FIRST_DAY && value <= LAST_DAY, 'day' satisfies FieldFault))

/** A shape for an instant in UTC, `yyyy-mm-ddThh:mm:ssZ`, with or without fractions of a second, from 1900 to 2199. */
export const instant = () =>
  z.string('format').check(
    z.regex(/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/),
    z.refine((value) => !Number.isNaN(Date.parse(value)), 'format' satisfies FieldFault),
  )

/** A whole number as decimal text, written as JSON writes one: no leading zero, sign of plus, exponent or space. */
const CANONICAL = /^(0|-?[1-9]\d{0,15})$/

const initNumber: (shape: z.ZodMiniNumber<unknown>, definition: z.core.$ZodNumberDef) => void =
  z.ZodMiniNumber.init

/**
 * A number, or its canonical decimal text as queries and forms carry it. Unlike zod's own coercion it makes no number out
 * of `[]`, `true`, `""` or `null`: those are refused.
 */
const NumberOrText = z.core.$constructor<z.ZodMiniNumber<unknown>>('NumberOrText', (shape, definition) => {
  initNumber(shape, definition)
  const { parse } = shape._zod
  shape._zod.parse = (payload, context) => {
    const { value } = payload
    if (typeof value === 'string' && CANONICAL.test(value)) payload.value = Number(value)
    return parse(payload, context)
  }
})

/** A shape for a time of day, `hh:mm`. */
export const clock = () => z.string('format').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A shape for a whole number between two bounds, which may arrive as canonical decimal text. */
export const whole = (least: number, most: number) =>
  new NumberOrText({ type: 'number', checks: [] }).check(z.int(), z.minimum(least), z.maximum(most))

/** A shape for a year that anything here can be about. */
export const year = () => whole(2000, 2200)

/** A shape for a page of a list, from 1. */
export const page = () => whole(1, 10_000)

/**
 * A shape for required text of at most `longest` characters, trimmed; text of invisible characters only counts as
 * missing.
 */
export const text = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((value) => !UNSEEN.test(value), 'required' satisfies FieldFault),
  )

/** The most characters of a text on one line: a name, a title, a reason in a row. */
export const LONGEST_LINE = 200

/** Whether a text is one line. */
export const isOneLine = (text: string) => !/[\n\r\u2028\u2029]/.test(text)

/** A shape for required text on one line, as names are: a line break would stand in a mail's head or in a paper's row. */
export const oneLine = (longest: number) =>
  text(longest).check(z.refine(isOneLine, 'characters' satisfies FieldFault))

/** What programs that show mails make a link of, or markup. */
const ADDRESS = /[:/@<>]|\b[Ww]{3}\.|\p{L}{2}\.\p{Ll}{2,}/u

/**
 * A shape for a person's name on one line: it greets somebody in the club's own mails, so that it may hold no address of a page or a
 * mailbox.
 */
export const personName = (longest: number) =>
  oneLine(longest).check(z.refine((name) => !ADDRESS.test(name), 'characters' satisfies FieldFault))

/** A shape for a phone: digits, at least five, plus, minus and space only (spec, section 5); "(998) 555 0142" is taken as it is meant. */
export const phone = () =>
  z.string().check(
    z.overwrite(asPhone),
    z.trim(),
    z.maxLength(30),
    z.refine((value) => /^[0-9+ -]*$/.test(value), 'phone' satisfies FieldFault),
    z.refine(hasPhoneDigits, 'phone-short' satisfies FieldFault),
  )

/** A shape for an e-mail address, trimmed and in lower case. */
export const email = () => z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email())

/** A shape for the number of a thing. */
export const id = () => whole(1, 2_147_483_647)

/** A shape for a UUID, as files and carts have them. */
export const uuid = () =>
  z.string('format').check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/** A text in both languages. */
export const bilingual = () => z.object({ en: z.string(), es: z.string() })
