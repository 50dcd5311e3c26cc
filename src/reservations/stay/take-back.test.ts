import { describe, expect, test } from 'vitest'
import { type LastDeed, mayTakeBack, TAKE_BACK_MS } from './take-back.ts'

const now = new Date('2026-11-18T15:00:00Z')
const given: LastDeed = {
  deed: 'authorize-benefits',
  from: 'to-authorize',
  to: 'pending-confirmation',
  ownerId: 7,
  trustId: null,
  at: new Date(now.getTime() - 60_000),
}
const asked = { ownerId: 7, trustId: null as number | null, isAuthorized: true, hasBegun: false, now }

describe('an authorization may be taken back, or the check that says no is named', () => {
  test.each<[string, LastDeed | null, Partial<typeof asked>, string | true]>([
    ['just given', given, {}, true],
    ['the resort confirms by itself', { ...given, to: 'confirmed' }, {}, true],
    ['at the last moment', { ...given, at: new Date(now.getTime() - TAKE_BACK_MS) }, {}, true],
    ['a moment too late', { ...given, at: new Date(now.getTime() - TAKE_BACK_MS - 1) }, {}, 'late'],
    ['the resort has spoken since', { ...given, deed: 'confirm-booking', ownerId: null }, {}, 'since'],
    ['another benefit still waits', { ...given, to: 'to-authorize' }, {}, 'partly'],
    ['of a stay that stood already', { ...given, from: 'confirmed', to: 'confirmed' }, {}, 'stood'],
    ['given by somebody else', { ...given, ownerId: 8 }, {}, 'another'],
    ['given by whom the owner trusts', { ...given, trustId: 3 }, {}, true],
    ['given by themselves for the owner', { ...given, trustId: 3 }, { trustId: 3 }, true],
    ['given by the owner, asked by whom they trust', given, { trustId: 3 }, 'another'],
    ['given by somebody else whom the owner trusts', { ...given, trustId: 4 }, { trustId: 3 }, 'another'],
    ['given by the clock', { ...given, ownerId: null }, {}, 'another'],
    ['the stay has begun', given, { hasBegun: true }, 'begun'],
    ['all of it was refused', given, { isAuthorized: false }, 'none'],
    ['nothing was done', null, { isAuthorized: false }, 'none'],
  ])('%s: %#', (_, last, other, expected) => {
    const may = mayTakeBack(last, { ...asked, ...other })
    expect(may.ok || may.values?.because).toBe(expected)
  })
})
