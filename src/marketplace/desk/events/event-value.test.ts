import { describe, expect, test } from 'vitest'
import { eventAsOwnersGetIt, movedTo, newEvent } from './event-value.ts'

describe('an event that is typed', () => {
  test('its last day comes along with the first', () => {
    const supper = { ...newEvent(), startDate: '2026-12-31', endDate: '2027-01-01' }
    expect(movedTo(supper, '2026-12-24')).toEqual({ startDate: '2026-12-24', endDate: '2026-12-25' })
    expect(movedTo(newEvent(), '2026-12-24')).toEqual({ startDate: '2026-12-24', endDate: '2026-12-24' })
    expect(movedTo({ ...supper, endDate: '2026-12-01' }, '2026-12-24').endDate).toBe('2026-12-24')
    expect(movedTo(supper, '')).toEqual({ startDate: '', endDate: '2027-01-01' })
  })

  test('is drawn before it is whole', () => {
    const choices = { categories: [], hotels: [], bestSellers: [] }
    const drawn = eventAsOwnersGetIt({ ...newEvent(), sale: Number.NaN }, choices, {
      taken: 3,
      today: '2026-11-18',
    })
    expect(drawn).toMatchObject({
      name: { en: '—', es: '—' },
      startDate: '2026-11-18',
      saleprice: 0,
      left: 0,
    })
  })
})
