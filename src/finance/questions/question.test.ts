import { describe, expect, test } from 'vitest'
import { askFault, correctionOf, correctionReference, isCorrectable, MOST_OPEN } from './question.ts'

describe('asking about a line', () => {
  const asked = { ofLine: 0, openOfLine: false, openOfContract: 0 }
  test.each([
    ['nothing was asked before', {}, null],
    ['it is in question already', { openOfLine: true, ofLine: 1 }, 'LINE_IN_QUESTION'],
    ['twice before', { ofLine: 2 }, null],
    ['three times before', { ofLine: 3 }, 'ASKED_ENOUGH'],
    ['many of its contract are open', { openOfContract: MOST_OPEN }, 'TOO_MANY_QUESTIONS'],
  ])('%s', (_, more, fault) => {
    expect(askFault({ ...asked, ...more })).toBe(fault)
  })
})

describe('correcting a line', () => {
  test.each([
    ['a charge that was too much', -14_400, -9600, 4800],
    ['a charge that was none', -21_400, 0, 21_400],
    ['a charge that was too little', -100, -300, -200],
    ['a profit that was too little', 266_861, 270_000, 3139],
    ['nothing', -100, -100, null],
    ['a charge into a credit', -100, 100, null],
    ['a credit into a charge', 100, -1, null],
    ['what was corrected to nothing, once more', 0, -100, -100],
  ])('%s', (_, now, corrected, cents) => {
    expect(correctionOf(now, corrected)).toBe(cents)
  })

  const line = { part: null, isPayment: false, isSigned: false }
  test.each([
    ['a charge of the books', {}, true],
    ['a fee', { part: 'fee' as const }, true],
    ['the profit of a signed report', { part: 'result' as const, isSigned: true }, true],
    ['one of a report that waits: the report is corrected', { part: 'result' as const }, false],
    ['a payout', { part: 'pay-out' as const, isSigned: true }, false],
    ['the money of a payment', { isPayment: true }, false],
  ])('%s', (_, more, may) => {
    expect(isCorrectable({ ...line, ...more })).toBe(may)
  })

  test('its reference names the line, is another one each time, and is never too long', () => {
    expect(correctionReference('MT-1-261030', 0)).toBe('CR-MT-1-261030-1')
    expect(correctionReference('MT-1-261030', 1)).toBe('CR-MT-1-261030-2')
    expect(correctionReference('X'.repeat(40), 11)).toHaveLength(40)
  })
})
