import { describe, expect, test } from 'vitest'
import { phone } from './check.ts'
import { check } from './faults.ts'
import { phoneTyped } from './phone.ts'

describe('a field for phones', () => {
  test.each([
    ['(998) 555 0142', '998 555 0142'],
    ['(998)555-0142', '998 555-0142'],
    ['+52 (998) 555.0142', '+52 998 555 0142'],
    ['+52\u00a0998\u2009555\u20110142', '+52 998 555-0142'],
    ['998 CALL ME', '998 '],
    ['tel: 998 555 0142', '998 555 0142'],
    ['998\t555\n0142', '998 555 0142'],
    ['  998', '998'],
    ['call me', ''],
  ])('keeps of %j what a phone has: %j', (typed, kept) => {
    expect(phoneTyped(typed)).toBe(kept)
  })

  test('letter by letter comes to the same, and what is kept stays as it is', () => {
    for (const whole of ['(998) 555 0142', '+52 (998) 555-0142']) {
      const typed = [...whole].reduce((kept, letter) => phoneTyped(kept + letter), '')
      expect(typed).toBe(phoneTyped(whole))
      expect(phoneTyped(typed)).toBe(typed)
    }
  })

  test('the call takes it as it is meant, and letters for what they are', () => {
    expect(check(phone(), ' (998) 555 0142 ')).toEqual({ ok: true, value: '998 555 0142' })
    expect(check(phone(), '998 CALL ME')).toEqual({ ok: false, fields: { body: 'phone' } })
  })
})
