import { describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { mayCancel } from '../cancel/may-cancel.ts'
import { decidableUntil } from './lapse.ts'
import { mayModify } from './modify.ts'
import { answeredBy, answerToChange, answerToRequest, closedFromTheStart } from './told-before.ts'

describe('how a change is answered', () => {
  test.each([
    ['a hotel that confirms by itself', true, 'owner', 0, 'at-once'],
    ['a guest there', true, 'guest', 0, 'guest'],
    ['a benefit that waits', true, 'owner', 1, 'benefits'],
    ['a guest in the place of its owner, whose benefits return', true, 'guest', 1, 'guest'],
    ['a hotel that asks somebody', false, 'owner', 0, 'resort'],
    ['a guest there', false, 'guest', 0, 'resort'],
  ] as const)('%s', (_, hotelConfirmsItself, occupant, pendingBenefits, answer) => {
    expect(answerToChange({ hotelConfirmsItself, occupant, pendingBenefits })).toBe(answer)
  })
})

describe('how a request is answered', () => {
  test.each([
    ['a hotel that confirms by itself', true, 'owner', false, 'at-once'],
    ['a guest there', true, 'guest', false, 'guest'],
    ['benefits', true, 'owner', true, 'benefits'],
    ['a hotel that asks somebody', false, 'owner', false, 'resort'],
  ] as const)('%s', (_, hotelConfirmsItself, occupant, usesBenefits, answer) => {
    expect(answerToRequest({ hotelConfirmsItself, occupant, usesBenefits })).toBe(answer)
  })
})

test.each([0, 1, 2, 3, 7, 8, 30])('%i days before check-in it says what the rules then refuse', (days) => {
  const today = '2027-02-01'
  const checkIn = addDays(today, days)
  const stay = {
    status: 'confirmed' as const,
    checkIn,
    checkOut: addDays(checkIn, 4),
    nightsCost: 4,
    penaltyKept: [],
    isUnanswered: false,
  }
  const cancels = mayCancel(stay, [], today).ok
  const changes = mayModify({ ...stay, today, checkInClosed: false }).ok
  expect(closedFromTheStart(checkIn, today)).toBe(!cancels ? 'cancel' : !changes ? 'change' : null)
})

test.each([0, 1, 2, 14, 15, 60])('%i days before check-in it says until when the resort answers', (days) => {
  const today = '2027-02-01'
  const checkIn = addDays(today, days)
  const until = decidableUntil({
    status: 'pending-confirmation',
    checkIn,
    wishedCheckIn: null,
    hasPendingBenefit: false,
    authorizationDays: 7,
    noticeDays: 5,
    waitsSince: today,
    told: null,
  })
  expect(answeredBy(checkIn, today)).toEqual({ day: until, isNear: days <= 14 })
})
