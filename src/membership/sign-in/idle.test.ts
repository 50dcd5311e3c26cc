import { describe, expect, it } from 'vitest'
import { idleState } from './idle.ts'

const MINUTE = 60_000

describe('where a session stands after a time without activity', () => {
  it.each([
    [0, 'active'],
    [14 * MINUTE - 1, 'active'],
    [14 * MINUTE, 'warn'],
    [15 * MINUTE - 1, 'warn'],
    [15 * MINUTE, 'ended'],
    [24 * 60 * MINUTE, 'ended'],
  ])('%i ms: %s', (idle, state) => {
    expect(idleState(1_000, 1_000 + idle)).toBe(state)
  })
})
