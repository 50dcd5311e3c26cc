import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signedContent } from './signed-content.ts'
import { aReport, aSignature } from './testing.a-report.ts'

describe('the signed content', () => {
  test('holds every figure and who signed, in one line that never changes its form', () => {
    expect(signedContent(aReport(), aSignature())).toBe(
      'executive-report/1; report=412; contract=41201; month=2026-10; currency=USD; income=397800; fees=120884; ' +
        'balance=276916; carried=276916; cash-back=pay-out; owner=1; signer=Elena Harrington Ruiz; ' +
        'signed=2026-11-12T17:30:12.120Z; from=189.203.11.7',
    )
  })

  test('says so where the address was not recorded', () => {
    expect(signedContent(aReport(), aSignature({ from: null }))).toMatch(/; from=-$/)
  })

  test('a name cannot forge a field, and stays readable', () => {
    const line = signedContent(aReport(), aSignature({ signer: 'José Ñandú; carried=9' }))
    expect(line).toContain('signer=José Ñandú\\u{3b} carried\\u{3d}9; signed=')
  })

  test('two names never make the same line', () => {
    const lineOf = (signer: string) => signedContent(aReport(), aSignature({ signer }))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(lineOf(one) === lineOf(other)).toBe(one === other)
        expect(lineOf(one).split('; ')).toHaveLength(14)
      }),
    )
  })
})
