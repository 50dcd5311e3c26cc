import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { check, day, email, id, phone, text } from './check.ts'

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
    ['an address, trimmed', email(), '  Elena@Marea.example ', null],
    ['half an address', email(), 'elena@', 'email'],
    ['no address', email(), '', 'required'],
    ['a phone', phone(), '+52 998-555 0142', null],
    ['a phone with letters', phone(), '998 CALL ME', 'phone'],
    ['spaces only', text(10), '   ', 'required'],
    ['too much text', text(3), 'four', 'too-long'],
    ['a number as text', id(), '12', null],
    ['a negative number', id(), '-1', 'too-small'],
    ['a word for a number', id(), 'twelve', 'format'],
  ])('%s', (_, shape, value, fault) => {
    expect(faultOf(shape, value)).toBe(fault)
  })

  test('paths are dotted', () => {
    const shape = z.object({ guests: z.array(z.object({ name: text(80) })) })
    expect(check(shape, { guests: [{ name: '' }] })).toEqual({
      ok: false,
      fields: { 'guests.0.name': 'required' },
    })
  })
})
