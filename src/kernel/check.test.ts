import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { day, email, id, instant, page, personName, phone, text, whole } from './check.ts'
import { check } from './faults.ts'

const faultOf = (shape: z.ZodMiniType, value: unknown) => {
  const result = check(z.object({ it: shape }), { it: value })
  return result.ok ? null : result.fields.it
}

describe('what is wrong with a field', () => {
  test.each<[string, z.ZodMiniType, unknown, string | null]>([
    ['a day', day(), '2028-02-29', null],
    ['a day that does not exist', day(), '2027-02-29', 'day'],
    ['a day in another order', day(), '29/02/2028', 'day'],
    ['no day', day(), undefined, 'required'],
    ['the first day', day(), '1900-01-01', null],
    ['a day before it', day(), '0000-01-01', 'day'],
    ['the last day', day(), '2199-12-31', null],
    ['a day after it', day(), '2200-01-01', 'day'],
    ['an instant', instant(), '2026-11-18T15:00:00.123Z', null],
    ['an instant that does not exist', instant(), '2026-99-99T99:99:99Z', 'format'],
    ['an instant before the days', instant(), '0000-01-01T00:00:00Z', 'format'],
    ['a page', page(), '2147483648', 'too-large'],
    ['text with a NUL', text(10), 'a\0b', 'characters'],
    ['text that is turned round', text(20), 'Ana \u202egnp.eno', 'characters'],
    ['text that nobody sees', text(10), '\u200b\u00ad', 'required'],
    ['letters that are drawn as nothing', text(10), '\u3164\u115f\u2800\u034f\ufe0f', 'required'],
    ['half a pair of surrogates', text(10), 'a\ud83c', 'characters'],
    ['a bell', text(10), 'a\u0007', 'characters'],
    ['a whole pair, a tab and lines', text(10), '🌊\ta\r\nb', null],
    ['an address, trimmed', email(), '  Elena@Marea.example ', null],
    ['half an address', email(), 'elena@', 'email'],
    ['no address', email(), '', 'required'],
    ['a phone', phone(), '+52 998-555 0142', null],
    ['a phone with letters', phone(), '998 CALL ME', 'phone'],
    ['a phone of one digit', phone(), '1', 'phone-short'],
    ['a phone of no digit', phone(), '--', 'phone-short'],
    ['a phone of five signs and one digit', phone(), '+---1', 'phone-short'],
    ['a phone of five digits', phone(), '5 01-42', null],
    ['one letter', phone(), 'x', 'phone'],
    ['a list of nothing', z.array(id()).check(z.minLength(1)), [], 'list-empty'],
    ['a list of too many', z.array(id()).check(z.maxLength(1)), [1, 2], 'list-long'],
    ['spaces only', text(10), '   ', 'required'],
    ['too much text', text(3), 'four', 'too-long'],
    ['a number as text', id(), '12', null],
    ['a negative number', id(), '-1', 'too-small'],
    ['a word for a number', id(), 'twelve', 'format'],
    ['nothing for a number', id(), '', 'required'],
    ['null for a number', whole(0, 9), null, 'required'],
    ['a list for a number', whole(0, 9), [], 'format'],
    ['a list of a number', whole(0, 9), ['5'], 'format'],
    ['yes for a number', whole(0, 9), true, 'format'],
    ['an object for a number', whole(0, 9), { valueOf: 1 }, 'format'],
    ['zero', whole(0, 9), 0, null],
    ['zero as text', whole(0, 9), '0', null],
    ['a leading zero', whole(0, 9), '07', 'format'],
    ['a space', whole(0, 9), ' 7', 'format'],
    ['an exponent', whole(0, 9), '1e0', 'format'],
    ['a hexadecimal', whole(0, 9), '0x7', 'format'],
    ['a fraction as text', whole(0, 9), '1.0', 'format'],
    ['a fraction', whole(0, 9), 1.5, 'format'],
    ['what a number cannot hold', id(), '99999999999999999999', 'format'],
    ['a negative as text', whole(-9, 9), '-7', null],
  ])('%s', (_, shape, value, fault) => {
    expect(faultOf(shape, value)).toBe(fault)
  })

  test('text is well-formed wherever it stands, in a key and where no shape looks', () => {
    const shape = z.object({ guests: z.array(z.looseObject({ name: z.string() })) })
    const fields = (value: unknown) => {
      const result = check(shape, value)
      return result.ok ? null : result.fields
    }
    expect(fields({ guests: [{ name: 'a' }, { name: '\0' }] })).toEqual({ 'guests.1.name': 'characters' })
    expect(fields({ guests: [{ name: 'a', more: ['\ud800'] }] })).toEqual({ 'guests.0.more.0': 'characters' })
    expect(fields({ guests: [{ name: 'a', '\0': 1 }] })).toEqual({ 'guests.0': 'characters' })
    expect(check(z.string(), '\0')).toEqual({ ok: false, fields: { body: 'characters' } })
  })

  test('a number may be left out where it is optional, and only there', () => {
    const shape = z.object({ a: whole(0, 9), b: z.optional(whole(0, 9)), c: z._default(whole(0, 9), 3) })
    expect(check(shape, { a: '1' })).toEqual({ ok: true, value: { a: 1, c: 3 } })
    expect(check(shape, { b: null })).toEqual({ ok: false, fields: { a: 'required', b: 'required' } })
    expect(z.toJSONSchema(shape, { io: 'input' })).toMatchObject({
      properties: { a: { type: 'integer', minimum: 0, maximum: 9 } },
      required: ['a'],
    })
  })

  test('paths are dotted', () => {
    const shape = z.object({ guests: z.array(z.object({ name: text(80) })) })
    expect(check(shape, { guests: [{ name: '' }] })).toEqual({
      ok: false,
      fields: { 'guests.0.name': 'required' },
    })
  })
})

test.each(['Ma. Elena', 'J. R. O’Neill-Núñez', '李 明', 'Elena (Nena)', 'Juan Jr.', 'Ma.Elena'])(
  'a person is called %s',
  (name) => expect(personName(80).safeParse(name).success).toBe(true),
)

test.each([
  'sign in at https://evil.example',
  'see www.evil',
  'evil.example',
  'a@b',
  'Elena <b>',
  'Elena\nBcc',
])('nobody is called %j, for it would be read in a mail of the club', (name) =>
  expect(personName(80).safeParse(name).success).toBe(false),
)
