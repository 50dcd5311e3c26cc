import { describe, expect, test } from 'vitest'
import type { BookingStatus } from '../stay/booking.ts'
import { mayCancel } from './may-cancel.ts'
import { fewestWhenMoved, keptWhenMoved } from './penalty.ts'
import { type AskedStay, isUnanswered } from './unanswered.ts'

const asked: AskedStay = { status: 'pending', wish: null, occupant: 'owner', confirmsItself: false }

describe('a request that the resort has still to answer', () => {
  test.each<[string, Partial<AskedStay>, boolean]>([
    ['for a guest', {}, true],
    ['for the owner', { status: 'pending-confirmation' }, true],
    ['that was confirmed', { status: 'confirmed' }, false],
    ['whose benefits wait, and then the resort', { status: 'to-authorize' }, true],
    [
      'whose benefits wait, where the resort confirms by itself',
      { status: 'to-authorize', confirmsItself: true },
      false,
    ],
    [
      'of a guest, where it confirms owners by itself',
      { status: 'to-authorize', confirmsItself: true, occupant: 'guest' },
      true,
    ],
    ['that was changed meanwhile', { status: 'pending-modification', wish: { from: 'pending' } }, true],
    ['a change of a confirmed stay', { status: 'pending-modification', wish: { from: 'confirmed' } }, false],
    ['a cancellation that waits', { status: 'pending-cancel' }, false],
    ['one that was rejected', { status: 'rejected' }, false],
  ])('%s', (_, more, expected) => {
    expect(isUnanswered({ ...asked, ...more })).toBe(expected)
  })
})

describe('what taking it back costs', () => {
  const tiers = [
    { fromDays: 31, percent: 0 },
    { fromDays: 3, percent: 50 },
  ]
  const stay = { checkIn: '2027-03-10', checkOut: '2027-03-17', nightsCost: 6, penaltyKept: [] }
  const on = (today: string, status: BookingStatus = 'pending', isUnanswered = true) =>
    mayCancel({ ...stay, status, isUnanswered }, tiers, today)

  test('nothing, as long as the resort may answer', () => {
    const free = { kind: 'free', until: '2027-03-09', unanswered: true }
    for (const day of ['2027-01-01', '2027-03-01', '2027-03-08', '2027-03-09'])
      expect(on(day)).toEqual({ ok: true, value: free })
    expect(on('2027-03-10')).toMatchObject({ value: { kind: 'free', until: '2027-03-10' } })
  })

  test('the tiers, once it has answered', () => {
    expect(on('2027-03-01', 'confirmed', false)).toMatchObject({ value: { kind: 'penalty', nights: 3 } })
  })

  test('after the day of check-in it is no longer taken back here', () => {
    expect(on('2027-03-11')).toMatchObject({ reason: 'CANNOT_CANCEL', values: { because: 'begun' } })
  })

  test('moved meanwhile, it keeps no penalty and may be as short as one likes', () => {
    const request = { ...stay, isUnanswered: true }
    expect(keptWhenMoved(request, tiers, '2027-03-01')).toEqual([])
    expect(fewestWhenMoved(request, tiers, '2027-03-01')).toBe(0)
    expect(keptWhenMoved(stay, tiers, '2027-03-01')).toEqual([{ checkIn: '2027-03-10', nights: 6 }])
  })
})
