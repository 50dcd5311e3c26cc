import { describe, expect, test } from 'vitest'
import type { ReportToSign, ToDo } from './to-do.endpoints.ts'
import {
  type ChargeFacts,
  type FeeFacts,
  type NightsFacts,
  type StatementFacts,
  type StayToDoFacts,
  type ToDoFacts,
  whatWaits,
} from './to-do.ts'
import { type DoneRow, rowsShown, withDone } from './to-do-rows.ts'

const today = '2026-11-18'
const contract = { idContract: 1, resort: 'Bahía Serena', residence: '1301', today }
const nothing: ToDoFacts = {
  sign: [],
  offers: [],
  draws: [],
  trades: [],
  stays: [],
  fees: [],
  charges: [],
  statements: [],
  nights: [],
  repairs: [],
  rate: [],
}

const golf = {
  id: 5,
  name: { en: 'Golf', es: 'Golf' },
  unit: 'passes',
  currency: null,
  quantity: 2,
} as const

const stay = (
  more: Partial<StayToDoFacts> = {},
  waiting: Partial<StayToDoFacts['waiting']> = {},
): StayToDoFacts => ({
  ...contract,
  idBooking: 3,
  checkOut: '2027-01-06',
  occupant: 'owner',
  confirmsItself: false,
  checkInClosed: false,
  missing: 0,
  bookedForThem: false,
  pending: [],
  waiting: {
    status: 'confirmed',
    checkIn: '2027-01-01',
    wishedCheckIn: null,
    hasPendingBenefit: false,
    authorizationDays: 7,
    noticeDays: 5,
    waitsSince: '2026-11-01',
    told: null,
    ...waiting,
  },
  ...more,
})
const toAuthorize = (more: Partial<StayToDoFacts> = {}, waiting: Partial<StayToDoFacts['waiting']> = {}) =>
  stay({ pending: [golf], ...more }, { status: 'to-authorize', hasPendingBenefit: true, ...waiting })

const fee = (more: Partial<FeeFacts> = {}): FeeFacts => ({
  ...contract,
  idFee: 9,
  year: 2026,
  quarter: 4,
  due: '2026-10-15',
  openCents: 63_488,
  takenCents: 95_232,
  announcedCents: 0,
  currency: 'USD',
  ...more,
})
const charge: ChargeFacts = {
  ...contract,
  idTransaction: 40,
  concept: { en: 'Minor maintenance', es: 'Mantenimiento menor' },
  reference: 'MT-1',
  day: '2026-10-17',
  due: null,
  isLate: true,
  cents: -21_400,
  announcedCents: 0,
  currency: 'USD',
}
const part: ChargeFacts = {
  ...charge,
  concept: { en: 'Installment 1 of 4', es: 'Parcialidad 1 de 4' },
  due: today,
  isLate: false,
  cents: -29_603,
}
const statement = (more: Partial<StatementFacts> = {}): StatementFacts => ({
  ...contract,
  year: 2025,
  count: 40,
  newSince: 0,
  answer: null,
  responded: false,
  ...more,
})
const nights = (more: Partial<NightsFacts> = {}): NightsFacts => ({
  ...contract,
  idBenefitYear: 11,
  balance: 11,
  expires: '2027-02-03',
  mayBook: true,
  ...more,
})

describe('what waits for an owner', () => {
  test.each<[string, Partial<ToDoFacts>, object[]]>([
    ['nothing', {}, []],
    [
      'benefits of a stay, with the last day of the owner’s word',
      { stays: [toAuthorize()] },
      [{ kind: 'authorize', key: 'authorize-3', due: '2026-12-25', leadsTo: 'resort', benefits: [golf] }],
    ],
    [
      'where the hotel confirms by itself',
      { stays: [toAuthorize({ confirmsItself: true })] },
      [{ leadsTo: 'confirmed' }],
    ],
    [
      'of a guest’s stay it does not',
      { stays: [toAuthorize({ confirmsItself: true, occupant: 'guest' })] },
      [{ leadsTo: 'resort' }],
    ],
    [
      'a benefit in a stay that stands',
      { stays: [toAuthorize({}, { status: 'confirmed' })] },
      [{ kind: 'authorize', leadsTo: 'nothing' }],
    ],
    ['not of a stay that is being cancelled', { stays: [toAuthorize({}, { status: 'pending-cancel' })] }, []],
    ['not of a stay that ends today', { stays: [toAuthorize({ checkOut: today })] }, []],
    [
      'a fee that is late',
      { fees: [fee()] },
      [{ kind: 'fee', late: true, due: '2026-10-15', openCents: 63_488 }],
    ],
    ['a fee that is due today is not late', { fees: [fee({ due: today })] }, [{ late: false }]],
    ['a fee of the next thirty days', { fees: [fee({ due: '2026-12-18' })] }, [{ late: false }]],
    ['not one of the thirty-first', { fees: [fee({ due: '2026-12-19' })] }, []],
    [
      'a charge that is past due, as an amount to settle',
      { charges: [charge] },
      [{ kind: 'charge', cents: 21_400, day: '2026-10-17', reference: 'MT-1', due: null, late: true }],
    ],
    [
      'an installment that is due today, and is not late',
      { charges: [part] },
      [{ kind: 'charge', cents: 29_603, due: today, late: false }],
    ],
    [
      'one that was due yesterday',
      { charges: [{ ...part, due: '2026-11-17' }] },
      [{ due: '2026-11-17', late: true }],
    ],
    ['one of the next thirty days', { charges: [{ ...part, due: '2026-12-18' }] }, [{ late: false }]],
    ['not one of the thirty-first', { charges: [{ ...part, due: '2026-12-19' }] }, []],
    [
      'all that is open, whatever of it is announced at the resort: nothing was received',
      { fees: [fee({ announcedCents: 40_000 })], charges: [{ ...charge, announcedCents: 11_400 }] },
      [
        { kind: 'fee', openCents: 63_488, announcedCents: 40_000 },
        { kind: 'charge', cents: 21_400, announcedCents: 11_400 },
      ],
    ],
    [
      'also what is announced whole',
      { fees: [fee({ announcedCents: 63_488 })], charges: [{ ...charge, announcedCents: 21_400 }] },
      [
        { kind: 'fee', openCents: 63_488, announcedCents: 63_488 },
        { kind: 'charge', cents: 21_400, announcedCents: 21_400 },
      ],
    ],
    ['not one that is settled', { fees: [fee({ openCents: 0 })] }, []],
    [
      'guests without a name, until the day that closes the stay to changes',
      { stays: [stay({ missing: 2 })] },
      [{ kind: 'guests', missing: 2, due: '2026-12-24' }],
    ],
    [
      'not before sixty days',
      { stays: [stay({ missing: 2, checkOut: '2027-01-25' }, { checkIn: '2027-01-18' })] },
      [],
    ],
    [
      'and of what a wish has booked at once, however far it is',
      {
        stays: [stay({ missing: 1, bookedForThem: true, checkOut: '2027-05-25' }, { checkIn: '2027-05-18' })],
      },
      [{ kind: 'guests', missing: 1 }],
    ],
    ['not where it is too late', { stays: [stay({ missing: 2 }, { checkIn: '2026-11-25' })] }, []],
    [
      'where the benefits come first with them, for the last day of both may differ',
      { stays: [toAuthorize({ missing: 2 })] },
      [{ kind: 'authorize', due: '2026-12-25', thenGuests: { missing: 2, until: '2026-12-24' } }],
    ],
    [
      'and not once it is too late for that',
      { stays: [toAuthorize({ missing: 2 }, { checkIn: '2026-11-25' })] },
      [{ kind: 'authorize', thenGuests: null }],
    ],
    ['not where the night is closed', { stays: [stay({ missing: 2, checkInClosed: true })] }, []],
    [
      'the statement of the year that is over',
      { statements: [statement()] },
      [{ kind: 'statement', because: 'unanswered', due: null }],
    ],
    ['not of the one that runs', { statements: [statement({ year: 2026 })] }, []],
    ['not one without transactions', { statements: [statement({ count: 0 })] }, []],
    ['not one that is accepted', { statements: [statement({ answer: 'accepted' })] }, []],
    [
      'what came after the answer',
      { statements: [statement({ answer: 'accepted', newSince: 1 })] },
      [{ because: 'new' }],
    ],
    ['not a no that the club has yet to answer', { statements: [statement({ answer: 'rejected' })] }, []],
    [
      'a no that the club has answered, of this year too',
      { statements: [statement({ year: 2026, answer: 'rejected', responded: true })] },
      [{ because: 'club', year: 2026 }],
    ],
    ['nights that expire', { nights: [nights()] }, [{ kind: 'nights', nights: 11, due: '2027-02-03' }]],
    [
      'on the ninetieth day before they expire',
      { nights: [nights({ expires: '2027-02-16' })] },
      [{ kind: 'nights' }],
    ],
    [
      'not a day earlier: what is far off does not keep “nothing to do” away',
      { nights: [nights({ expires: '2027-02-17' })] },
      [],
    ],
    ['on their last day', { nights: [nights({ expires: today })] }, [{ kind: 'nights' }]],
    ['not after it', { nights: [nights({ expires: '2026-11-17' })] }, []],
    ['not where none is left', { nights: [nights({ balance: 0 })] }, []],
    ['not where no stay can be booked', { nights: [nights({ mayBook: false })] }, []],
  ])('%s', (_, facts, rows) => {
    const found = whatWaits({ ...nothing, ...facts })
    expect(found).toHaveLength(rows.length)
    expect(found).toMatchObject(rows)
  })

  test('in order: late money, somebody else waits, what has a day, what has none, what expires', () => {
    const facts = {
      ...nothing,
      nights: [nights()],
      statements: [statement()],
      fees: [fee({ idFee: 10, due: '2026-12-15' }), fee()],
      charges: [charge],
      stays: [
        stay({ idBooking: 30, missing: 1 }, { checkIn: '2026-12-05' }),
        toAuthorize({ idBooking: 4 }),
        toAuthorize({ idBooking: 2 }, { checkIn: '2026-12-20' }),
      ],
    }
    expect(whatWaits(facts).map(({ key }) => key)).toEqual([
      'fee-9',
      'charge-40',
      'authorize-2',
      'authorize-4',
      'guests-30',
      'fee-10',
      'statement-1-2025',
      'nights-11',
    ])
  })

  test('a signature that is missing is the one thing', () => {
    const report: ReportToSign = {
      ...contract,
      idReport: 1,
      month: '2026-10-01',
      balanceCents: 110_460,
      currency: 'USD',
      waitsFor: [],
    }
    expect(whatWaits({ ...nothing, sign: [report], fees: [fee()], nights: [nights()] })).toEqual([])
  })
})

describe('the rows on show', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7]
  test.each<[number, boolean, number, number | null]>([
    [0, false, 0, null],
    [5, false, 5, null],
    [6, false, 5, 6],
    [7, false, 5, 7],
    [7, true, 7, null],
  ])('of %i, all of them %s: %i, of %s', (count, all, shown, of) => {
    expect(rowsShown(rows.slice(0, count), all)).toEqual({ shown: rows.slice(0, shown), of })
  })
})

describe('a row that was done on this page', () => {
  const row = (key: string) => ({ kind: 'nights', key }) as ToDo
  const keys = (rows: readonly string[], done: readonly [string, number][]) =>
    withDone(
      rows.map(row),
      done.map(([key, place]): DoneRow => ({ row: row(key), place })),
    ).map(({ key }) => key)

  test.each<[string, string[], [string, number][], string[]]>([
    ['stands where it stood', ['b', 'c'], [['a', 0]], ['a', 'b', 'c']],
    ['in the middle', ['a', 'c'], [['b', 1]], ['a', 'b', 'c']],
    ['is there once while the list still has it', ['a', 'b'], [['a', 0]], ['a', 'b']],
    [
      'two of them',
      ['b', 'd'],
      [
        ['c', 2],
        ['a', 0],
      ],
      ['a', 'b', 'c', 'd'],
    ],
    ['the last of all', [], [['a', 3]], ['a']],
  ])('%s', (_, rows, done, shown) => {
    expect(keys(rows, done)).toEqual(shown)
  })
})

describe('a repair', () => {
  const repair = {
    ...contract,
    idRequest: 7,
    about: 'The terrace door',
    quote: null,
    visit: null,
    zone: 'America/Cancun',
  }
  test('waits with its quote until that ends, and with the time that the club proposes', () => {
    const quote = { cents: 21_344, currency: 'USD', validUntil: '2026-12-09' } as const
    const visit = { at: '2026-11-20T15:00:00.000Z', day: '2026-11-20' }
    expect(whatWaits({ ...nothing, repairs: [{ ...repair, quote, visit }] })).toMatchObject([
      { kind: 'visit', key: 'visit-7', idRequest: 7, due: '2026-11-20', at: visit.at },
      { kind: 'quote', key: 'quote-7', idRequest: 7, due: '2026-12-09', cents: 21_344, currency: 'USD' },
    ])
    expect(whatWaits({ ...nothing, repairs: [repair] })).toEqual([])
  })
})
