import fc from 'fast-check'
import { BOOKING_DESK_DEEDS, type BookingDeskDeed } from '../../desk.endpoints.ts'

/** Something that an owner does. Indices choose among what exists at that moment, modulo its number. */
export type Act =
  | {
      kind: 'request'
      contract: number
      room: number
      stay: StayAhead
      guest: boolean
      uses: Use[]
      /** Sent twice with one idempotency key, as by a browser that got no answer. */
      twice: boolean
    }
  | { kind: 'move'; booking: number; stay: StayAhead; guest: boolean; adults: number }
  | { kind: 'guests'; booking: number; guest: boolean; adults: number }
  | { kind: 'cancel'; booking: number }
  | { kind: 'add'; booking: number; use: Use }
  | { kind: 'decide'; booking: number; authorize: boolean[] }
  | { kind: 'delete'; booking: number; nth: number }
  | { kind: 'withdraw'; booking: number }
  | { kind: 'keep-mine'; booking: number }
  /** The desk's decision, on the stay as it is at that moment. */
  | { kind: 'desk'; booking: number; deed: BookingDeskDeed }

/** A stay by days from today. */
export interface StayAhead {
  first: number
  nights: number
}

export interface Use {
  account: number
  quantity: number
}

/**
 * First days from today: too late for anything, soon, inside the penalty, across the closed night, where two benefit
 * years overlap, free of cost.
 */
const FIRST_DAYS = [2, 5, 9, 10, 11, 14, 29, 30, 31, 32, 33, 34, 35, 36, 44]

const stay = fc.record({ first: fc.constantFrom(...FIRST_DAYS), nights: fc.integer({ min: 1, max: 4 }) })
/** 4 passes are one more than there are; the money is always enough. */
const use = fc.record({ account: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }) })
const booking = fc.nat(4)
const guest = fc.constantFrom(false, false, false, true)
/** Five guests are one more than a room sleeps. */
const adults = fc.integer({ min: 1, max: 5 })

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      contract: fc.nat(2),
      room: fc.nat(1),
      stay,
      guest,
      uses: fc.array(use, { maxLength: 2 }),
      twice: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), booking, stay, guest, adults }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('guests' as const), booking, guest, adults }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), booking }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), booking, use }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      booking,
      authorize: fc.array(fc.boolean(), { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), booking, nth: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), booking }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('keep-mine' as const), booking }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('desk' as const),
      booking,
      deed: fc.constantFrom(...BOOKING_DESK_DEEDS),
    }),
  },
)

/** A few months at a small hotel: batches one after the other, the acts of a batch at the same time. */
export interface Life {
  rooms: number
  confirmsItself: boolean
  batches: Act[][]
}

export const lives: fc.Arbitrary<Life> = fc.record({
  rooms: fc.integer({ min: 1, max: 2 }),
  confirmsItself: fc.boolean(),
  batches: fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), {
    minLength: 2,
    maxLength: 7,
    size: 'max',
  }),
})

const asks = (contract: number, first: number, { uses = [] as Use[], nights = 2 } = {}): Act => {
  return { kind: 'request', contract, room: 0, stay: { first, nights }, guest: false, uses, twice: true }
}

/** Every deed and every outcome that matters once, so that no run is without them. */
export const WHOLE_LIFE: Life = {
  rooms: 1,
  confirmsItself: true,
  batches: [
    [asks(0, 36, { uses: [{ account: 1, quantity: 2 }] })],
    [{ kind: 'add', booking: 0, use: { account: 3, quantity: 4 } }],
    [{ kind: 'decide', booking: 0, authorize: [true, false] }],
    [{ kind: 'delete', booking: 0, nth: 0 }],
    [{ kind: 'move', booking: 0, stay: { first: 33, nights: 3 }, guest: false, adults: 2 }],
    // A pass of the first year, in a stay that moves into the second.
    [asks(2, 29, { uses: [{ account: 0, quantity: 1 }] })],
    [{ kind: 'decide', booking: 0, authorize: [true] }],
    [{ kind: 'move', booking: 0, stay: { first: 40, nights: 2 }, guest: false, adults: 2 }],
    // No room, a stay of the contract's own in the way, not enough nights.
    [asks(1, 9), asks(2, 9)],
    [asks(0, 34), asks(1, 16, { nights: 6 })],
    [{ kind: 'guests', booking: 0, guest: true, adults: 1 }],
    [{ kind: 'desk', booking: 0, deed: 'confirm' }],
    [{ kind: 'guests', booking: 0, guest: true, adults: 2 }],
    // The club confirms while the owner takes back, and the other way round: one of them is too late.
    [
      { kind: 'withdraw', booking: 0 },
      { kind: 'desk', booking: 0, deed: 'confirm' },
    ],
    [{ kind: 'guests', booking: 0, guest: true, adults: 1 }],
    [
      { kind: 'desk', booking: 0, deed: 'reject' },
      { kind: 'withdraw', booking: 0 },
      { kind: 'move', booking: 0, stay: { first: 33, nights: 2 }, guest: true, adults: 1 },
    ],
    [{ kind: 'guests', booking: 0, guest: true, adults: 1 }],
    [{ kind: 'withdraw', booking: 0 }],
    [
      { kind: 'cancel', booking: 0 },
      { kind: 'cancel', booking: 2 },
    ],
    // What waits for the club's word on a cancellation is taken back.
    [
      { kind: 'keep-mine', booking: 0 },
      { kind: 'keep-mine', booking: 2 },
    ],
  ],
}
