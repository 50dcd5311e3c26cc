import { addDays } from '../../../kernel/day.ts'
import type { TestAnswer, TestApp, Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { addBenefit, decideBenefits, deleteBenefit, listBookingBenefits } from '../../benefits.endpoints.ts'
import {
  cancelBooking,
  modifyBooking,
  readBooking,
  readPenalty,
  updateGuests,
  withdrawCancellation,
  withdrawChange,
} from '../../changes.endpoints.ts'
import { decideBooking } from '../../desk.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import type { Act, StayAhead } from './acts.ts'
import { addOwners, openSmallHotel, type SmallHotel } from './small-hotel.store.ts'

/** What came of an act. */
export interface DeedOutcome {
  name: string
  code: number
  /** The refusal's code, or the state in which it left the booking. */
  outcome: string
}

/** A small hotel, its owners at their browsers, and the bookings that they know of. */
export class Town {
  readonly bookings: { id: number; owner: Visitor }[] = []
  readonly deeds: DeedOutcome[] = []
  readonly hotel: SmallHotel
  private readonly owners: readonly Visitor[]
  private readonly desk: Visitor
  private keys = 0

  constructor(hotel: SmallHotel, owners: readonly Visitor[], desk: Visitor) {
    this.hotel = hotel
    this.owners = owners
    this.desk = desk
  }

  /** Does the acts of a batch at the same time. */
  async live(batch: readonly Act[]): Promise<void> {
    // Both acts of a batch choose from the bookings before it, so that two may hit the same one.
    const known = [...this.bookings]
    await Promise.all(batch.map((act) => this.act(act, known)))
  }

  private async act(act: Act, known: Town['bookings']): Promise<void> {
    if (act.kind === 'request') return this.request(act)
    const chosen = known.at(-1 - (act.booking % Math.max(known.length, 1)))
    if (!chosen) return
    const { owner, id: idBooking } = chosen
    if (act.kind === 'move') {
      const body = { idBooking, ...days(act.stay), ...party(act.guest, act.adults), acceptNearby: true }
      this.note('move', await owner.call(modifyBooking, { body }))
    } else if (act.kind === 'guests') {
      this.note(
        'guests',
        await owner.call(updateGuests, { body: { idBooking, ...party(act.guest, act.adults) } }),
      )
    } else if (act.kind === 'cancel') {
      const seen = await owner.call(readPenalty, { query: { idBooking } })
      const body = { idBooking, idMotive: 1, note: 'Plans changed', acceptedPenalty: seen.body.penality ?? 0 }
      this.note('cancel', await owner.call(cancelBooking, { body }))
    } else if (act.kind === 'withdraw') {
      this.note('withdraw', await owner.call(withdrawChange, { query: { idBooking } }))
    } else if (act.kind === 'keep-mine') {
      this.note('keep-mine', await owner.call(withdrawCancellation, { query: { idBooking } }))
    } else if (act.kind === 'desk') {
      const { bookingStatus: status } = (await owner.call(readBooking, { query: { idBooking } })).body.data
      const body = { idBooking, status, deed: act.deed, reason: 'As we said.' }
      this.note(act.deed, await this.desk.call(decideBooking, { body }))
    } else if (act.kind === 'add') {
      const account = this.account(act.use.account, owner)
      const body = { idBooking, idBenefitYear: account, quantity: act.use.quantity }
      this.note('add', await owner.call(addBenefit, { body }))
    } else {
      const used: { id: number; state: string }[] = (
        await owner.call(listBookingBenefits, { query: { idBooking } })
      ).body.data
      if (act.kind === 'delete') {
        const one = used[act.nth % Math.max(used.length, 1)]
        if (one) this.note('delete', await owner.call(deleteBenefit, { query: { id: one.id } }))
      } else {
        const pending = used.filter(({ state }) => state === 'pending').slice(0, act.authorize.length)
        const decisions = pending.map(({ id }, index) => ({ id, authorize: act.authorize[index] ?? true }))
        if (decisions.length > 0)
          this.note('decide', await owner.call(decideBenefits, { body: { idBooking, decisions } }))
      }
    }
  }

  private async request(act: Extract<Act, { kind: 'request' }>): Promise<void> {
    const contract = this.hotel.contracts[act.contract]!
    const owner = this.owners[act.contract]!
    const body = {
      idContract: contract.id,
      idCategory: this.hotel.categories[act.room],
      ...days(act.stay),
      ...party(act.guest, 2),
      benefits: act.uses.map(({ account, quantity }) => ({
        idBenefitYear: contract.accounts[account]!.id,
        quantity,
      })),
      acceptNearby: true,
      terms: true,
    }
    const headers = { 'idempotency-key': `hotel-${this.hotel.id}-${++this.keys}` }
    const once = () => owner.call(requestBooking, { body, headers })
    const answers = await Promise.all(act.twice ? [once(), once()] : [once()])
    for (const answer of answers) {
      this.note('request', answer)
      const { id } = answer.body.data ?? {}
      if (answer.code === 200 && !this.bookings.some((one) => one.id === id))
        this.bookings.push({ id, owner })
    }
  }

  private account(index: number, owner: Visitor): number {
    return this.hotel.contracts[this.owners.indexOf(owner)]!.accounts[index]!.id
  }

  private note(name: string, { code, body }: TestAnswer): void {
    this.deeds.push({ name, code, outcome: code === 200 ? body.data.bookingStatus : body.code })
  }
}

const days = ({ first, nights }: StayAhead) => ({
  datein: addDays(TEST_DAY, first),
  dateout: addDays(TEST_DAY, first + nights),
})

const party = (guest: boolean, adults: number) => ({
  adults: [{ na: false, name: 'Ana', lastname: 'Solís' }, ...Array(adults - 1).fill({ na: true })],
  children: [],
  occupant: guest ? 'guest' : 'owner',
})

const NAMES = ['ana.uno', 'ana.dos', 'ana.tres']

/** Three owners, signed in, and a way to open one small hotel after the other for them. */
export async function founders(stage: TestApp) {
  const { db } = stage.database
  const ids = await addOwners(db, NAMES)
  const open = (wish: { rooms: number; nights: number; confirmsItself: boolean }) =>
    openSmallHotel(db, { today: TEST_DAY, owners: ids, ...wish })
  // Nobody signs in without a contract.
  await open({ rooms: 1, nights: 1, confirmsItself: true })
  const owners = await Promise.all(NAMES.map((name) => stage.signedIn(name)))
  const desk = await stage.signedIn('raul', { admin: true })
  return {
    ids,
    owners,
    desk,
    found: async (wish: { rooms: number; nights: number; confirmsItself: boolean }) =>
      new Town(await open(wish), owners, desk),
  }
}
