import { describe, expect, test } from 'vitest'
import { type LastDeed, mayTakeBack, TAKE_BACK_MS } from './take-back.ts'

const now = new Date('2026-11-18T15:00:00Z')
const given: LastDeed = {
  deed: 'authorize-benefits',
  from: 'to-authorize',
  to: 'pending-confirmation',
  ownerId: 7,
  at: new Date(now.getTime() - 60_000),
}
const asked = { ownerId: 7, hasBegun: false, now }

describe('an authorization may be taken back', () => {
  test.each<[string, LastDeed | null, Partial<typeof asked>, boolean]>([
    ['just given', given, {}, true],
    ['the resort confirms by itself', { ...given, to: 'confirmed' }, {}, true],
    ['at the last moment', { ...given, at: new Date(now.getTime() - TAKE_BACK_MS) }, {}, true],
    ['a moment too late', { ...given, at: new Date(now.getTime() - TAKE_BACK_MS - 1) }, {}, false],
    ['the resort has spoken since', { ...given, deed: 'confirm-booking', ownerId: null }, {}, false],
    ['another benefit still waits', { ...given, to: 'to-authorize' }, {}, false],
    ['of a stay that stood already', { ...given, from: 'confirmed', to: 'confirmed' }, {}, false],
    ['given by somebody else', { ...given, ownerId: 8 }, {}, false],
    ['given by the clock', { ...given, ownerId: null }, {}, false],
    ['the stay has begun', given, { hasBegun: true }, false],
    ['nothing was done', null, {}, false],
  ])('%s: %#', (_, last, other, may) => {
    expect(mayTakeBack(last, { ...asked, ...other })).toBe(may)
  })
})
