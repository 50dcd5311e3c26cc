import { describe, expect, it } from 'vitest'
import { addressOfSearch, searchOfAddress } from './stay-search.ts'

const TODAY = '2026-11-18'
const nothing = {
  dates: null,
  arrival: null,
  adults: 2,
  children: 0,
  room: null,
  category: null,
  flex: 0 as const,
}

describe('the address of a search', () => {
  it('gives the stay back that it was written from', () => {
    const stay = {
      dates: { checkIn: '2026-12-05', checkOut: '2026-12-12' },
      arrival: null,
      adults: 3,
      children: 1,
      room: 7,
      category: 3,
      flex: 7 as const,
    }
    expect(searchOfAddress(addressOfSearch(stay), TODAY)).toEqual(stay)
  })
  it('is empty for what is as by default', () => {
    expect(addressOfSearch(nothing)).toEqual({})
  })
  it.each([
    ['nothing', {}],
    ['a departure alone', { out: '2026-12-05' }],
    ['an arrival in the past', { in: '2026-11-17' }],
    ['a day that does not exist', { in: '2026-02-30', out: '2026-03-04' }],
    ['a range the wrong way round', { in: '2026-12-12', out: '2026-12-05' }],
    ['no night', { in: '2026-12-12', out: '2026-12-12' }],
    ['the past', { in: '2026-11-17', out: '2026-11-20' }],
    ['a room without days', { room: 7 }],
    ['nonsense', { in: 5, adults: 'many', children: -1, room: 'x', category: 0, flex: 5 }],
  ])('falls back for %s', (_, address) => {
    expect(searchOfAddress(address, TODAY)).toEqual(nothing)
  })
  it('keeps an arrival whose departure is still to come', () => {
    const stay = { ...nothing, arrival: '2026-12-05', adults: 3 }
    expect(addressOfSearch(stay)).toEqual({ in: '2026-12-05', adults: 3 })
    expect(searchOfAddress(addressOfSearch(stay), TODAY)).toEqual(stay)
  })
  it('takes figures that arrive as text', () => {
    const address = { adults: '4', children: '2', flex: '14' }
    expect(searchOfAddress(address, TODAY)).toMatchObject({ adults: 4, children: 2, flex: 14 })
  })
})
