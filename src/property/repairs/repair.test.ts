import { describe, expect, test } from 'vitest'
import {
  CLUBS_DEEDS,
  clubsDeeds,
  mayHoldUntil,
  mayRepair,
  nextDeed,
  quoteStateOn,
  quoteThatCounts,
  type RepairDeed,
  type RepairStanding,
  stageOf,
} from './repair.ts'

const at = (step: RepairStanding['step'], rest: Partial<RepairStanding> = {}): RepairStanding => ({
  step,
  visit: 'none',
  quote: 'none',
  ...rest,
})

describe('what may be done to a repair', () => {
  const cases: [string, RepairStanding, RepairDeed[]][] = [
    ['a request that nobody is named for', at('none'), ['name', 'close', 'cancel']],
    [
      'a named one',
      at('planned'),
      [
        'name',
        'propose-visit',
        'quote',
        'photograph',
        'send-link',
        'close-nights',
        'start',
        'close',
        'cancel',
      ],
    ],
    [
      'a time that waits for the owner',
      at('planned', { visit: 'proposed' }),
      [
        'name',
        'propose-visit',
        'quote',
        'photograph',
        'send-link',
        'close-nights',
        'close',
        'accept-visit',
        'counter-visit',
        'cancel',
      ],
    ],
    [
      'a time that the owner named',
      at('planned', { visit: 'countered' }),
      [
        'name',
        'propose-visit',
        'accept-counter',
        'quote',
        'photograph',
        'send-link',
        'close-nights',
        'close',
        'cancel',
      ],
    ],
    [
      'a quote that waits: nobody begins, nobody closes',
      at('planned', { visit: 'accepted', quote: 'sent' }),
      [
        'name',
        'propose-visit',
        'quote',
        'photograph',
        'send-link',
        'close-nights',
        'approve-quote',
        'refuse-quote',
        'cancel',
      ],
    ],
    [
      'a lapsed quote is not approved',
      at('planned', { quote: 'lapsed' }),
      ['name', 'propose-visit', 'quote', 'photograph', 'send-link', 'close-nights', 'close', 'cancel'],
    ],
    [
      'a refused quote is not worked on',
      at('planned', { quote: 'refused' }),
      ['name', 'propose-visit', 'quote', 'photograph', 'send-link', 'close-nights', 'close', 'cancel'],
    ],
    [
      'an approved one',
      at('planned', { visit: 'accepted', quote: 'approved' }),
      [
        'name',
        'propose-visit',
        'quote',
        'photograph',
        'send-link',
        'close-nights',
        'start',
        'close',
        'cancel',
      ],
    ],
    [
      'work: it is no longer cancelled',
      at('working', { quote: 'approved' }),
      ['quote', 'photograph', 'send-link', 'close-nights', 'finish'],
    ],
    [
      'work whose second quote waits',
      at('working', { quote: 'sent' }),
      ['quote', 'photograph', 'send-link', 'close-nights', 'approve-quote', 'refuse-quote'],
    ],
    [
      'finished, approved',
      at('finished', { quote: 'approved' }),
      ['quote', 'photograph', 'send-link', 'bill', 'close'],
    ],
    [
      'finished without a quote: there is nothing to bill',
      at('finished'),
      ['quote', 'photograph', 'send-link', 'close'],
    ],
    ['billed', at('billed', { quote: 'approved' }), []],
    ['closed', at('closed'), []],
  ]
  const all: RepairDeed[] = [
    ...CLUBS_DEEDS,
    'accept-visit',
    'counter-visit',
    'approve-quote',
    'refuse-quote',
    'cancel',
  ]
  test.each(cases)('%s', (_, standing, deeds) => {
    expect(all.filter((deed) => mayRepair(standing, deed)).sort()).toEqual([...deeds].sort())
    expect(clubsDeeds(standing)).toEqual(CLUBS_DEEDS.filter((deed) => deeds.includes(deed)))
  })
})

test('the stage says first what the owner has to answer, a sum before a time', () => {
  expect(stageOf(at('planned'))).toBe('named')
  expect(stageOf(at('planned', { visit: 'proposed' }))).toBe('to-accept')
  expect(stageOf(at('planned', { visit: 'proposed', quote: 'sent' }))).toBe('to-approve')
  expect(stageOf(at('planned', { visit: 'proposed', quote: 'approved' }))).toBe('to-accept')
  expect(stageOf(at('planned', { visit: 'accepted' }))).toBe('appointed')
  expect(stageOf(at('planned', { visit: 'accepted', quote: 'approved' }))).toBe('approved')
  expect(stageOf(at('planned', { visit: 'accepted', quote: 'refused' }))).toBe('refused')
  expect(stageOf(at('working', { quote: 'sent' }))).toBe('to-approve')
  expect(stageOf(at('working', { quote: 'approved' }))).toBe('working')
  expect(stageOf(at('finished'))).toBe('finished')
  expect(stageOf(at('billed', { quote: 'approved' }))).toBe('billed')
})

test('the quote that counts is the one that waits, else the approved one, else how the last one ended', () => {
  const of = (...states: Parameters<typeof quoteThatCounts>[0][number]['state'][]) =>
    quoteThatCounts(states.map((state) => ({ state })))
  expect(of()).toBe('none')
  expect(of('replaced')).toBe('none')
  expect(of('sent', 'approved')).toBe('sent')
  expect(of('refused', 'approved')).toBe('approved')
  expect(of('lapsed', 'approved')).toBe('approved')
  expect(of('refused', 'replaced', 'lapsed')).toBe('refused')
})

test('a quote holds through its last day, and no longer', () => {
  const quote = { state: 'sent', validUntil: '2026-12-05' } as const
  expect(quoteStateOn(quote, '2026-12-05')).toBe('sent')
  expect(quoteStateOn(quote, '2026-12-06')).toBe('lapsed')
  expect(quoteStateOn({ ...quote, state: 'approved' }, '2026-12-06')).toBe('approved')
})

test('a quote may be sent for today at least and for its longest time at most', () => {
  const days = { today: '2026-11-23', latest: '2027-05-22' }
  expect(mayHoldUntil('2026-11-23', days).ok).toBe(true)
  expect(mayHoldUntil('2027-05-22', days).ok).toBe(true)
  expect(mayHoldUntil('2026-11-22', days)).toMatchObject({ reason: 'QUOTE_DAYS' })
  expect(mayHoldUntil('2027-05-23', days)).toMatchObject({ reason: 'QUOTE_DAYS' })
})

test('what comes next leads from the request to the bill, and waits where the owner has to answer', () => {
  expect(nextDeed(at('none'))).toBe('name')
  expect(nextDeed(at('planned'))).toBe('propose-visit')
  expect(nextDeed(at('planned', { visit: 'proposed' }))).toBeNull()
  expect(nextDeed(at('planned', { visit: 'countered' }))).toBe('accept-counter')
  expect(nextDeed(at('planned', { visit: 'accepted' }))).toBe('quote')
  expect(nextDeed(at('planned', { visit: 'accepted', quote: 'sent' }))).toBeNull()
  expect(nextDeed(at('planned', { visit: 'accepted', quote: 'approved' }))).toBe('start')
  expect(nextDeed(at('planned', { quote: 'refused' }))).toBe('quote')
  expect(nextDeed(at('working', { quote: 'approved' }))).toBe('finish')
  expect(nextDeed(at('finished', { quote: 'approved' }))).toBe('bill')
  expect(nextDeed(at('finished'))).toBe('close')
  expect(nextDeed(at('finished', { quote: 'sent' }))).toBeNull()
  expect(nextDeed(at('billed', { quote: 'approved' }))).toBeNull()
})
