import fc from 'fast-check'
import { addDays } from '../../../kernel/day.ts'
import type { TestAnswer, TestApp, Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelBooking } from '../../changes.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { joinWaits, listWaits, passHeldOffer, takeHeldOffer, withdrawWait } from '../../waiting.endpoints.ts'
import type { SmallHotel } from './small-hotel.store.ts'
import { lastConfirmed, runOut } from './waiting-breaches.store.ts'

/** What somebody says who takes an offer. */
export const TAKEN_BY = {
  adults: [{ na: false, name: 'Ana', lastname: 'Solís' }],
  children: [],
  occupant: 'owner',
  terms: true,
}

/** What somebody does about a few nights that everybody wants. */
export type NightsAct = {
  kind:
    | 'book'
    | 'wait'
    | 'wait-at-once'
    | 'swap'
    | 'swap-at-once'
    | 'cancel'
    | 'take'
    | 'pass'
    | 'withdraw'
    | 'clock'
    | 'run-out'
  who: number
  first: number
  nights: number
}

const act: fc.Arbitrary<NightsAct> = fc.record({
  kind: fc.constantFrom<NightsAct['kind'][]>(
    'book',
    'book',
    'wait',
    'wait',
    'wait',
    'wait-at-once',
    'swap',
    'swap-at-once',
    'cancel',
    'cancel',
    'take',
    'pass',
    'withdraw',
    'clock',
    'run-out',
  ),
  who: fc.nat(2),
  first: fc.constantFrom(33, 34, 35, 36),
  nights: fc.constantFrom(1, 2, 2),
})
/** Batches of what is done at once. */
export const nightsLives = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), {
  minLength: 8,
  maxLength: 20,
  size: 'max',
})

const span = ({ first, nights }: NightsAct) => [addDays(TEST_DAY, first), addDays(TEST_DAY, first + nights)]

/** A way to do each act in a hotel of these owners, and the answers that came of them all. */
export function nightsLiver(stage: TestApp, owners: readonly Visitor[]) {
  const codes: TestAnswer[] = []
  async function live(hotel: SmallHotel, act: NightsAct): Promise<void> {
    const owner = owners[act.who]!
    const idContract = hotel.contracts[act.who]!.id
    const [from, to] = span(act)
    const [category] = hotel.categories
    const call = async (endpoint: Parameters<Visitor['call']>[0], body: object) => {
      codes.push(await owner.call(endpoint, { body }))
    }
    if (act.kind === 'clock' || act.kind === 'run-out') {
      if (act.kind === 'run-out') await runOut(stage.database.db)
      stage.clock.pass(10)
      return stage.work()
    }
    if (act.kind === 'book') {
      const adults = [{ na: false, name: 'Ana', lastname: 'Solís' }]
      const stay = { idContract, idCategory: category, datein: from, dateout: to, adults, children: [] }
      return call(requestBooking, { ...stay, occupant: 'owner', acceptNearby: true, terms: true })
    }
    const lastStay = () => lastConfirmed(stage.database.db, idContract)
    if (act.kind === 'cancel') {
      const idBooking = await lastStay()
      return idBooking === undefined ? undefined : call(cancelBooking, { idBooking, idMotive: 1, note: '' })
    }
    if (/^(wait|swap)/.test(act.kind)) {
      const nights = { firstDay: from, lastDay: to, nightsFrom: act.nights, nightsTo: act.nights }
      const takes = act.kind.endsWith('at-once') ? 'at-once' : 'ask'
      const idSwap = act.kind.startsWith('swap') ? await lastStay() : undefined
      const wait = { idContract, categories: [category], ...nights, adults: 1, children: 0, takes }
      await call(joinWaits, idSwap === undefined ? wait : { ...wait, idSwap })
      stage.clock.pass(1)
      return
    }
    const { data } = (await owner.call(listWaits, { query: { idContract } })).body
    const offered = data.find(({ offer }: { offer: object | null }) => offer !== null)
    if (act.kind === 'withdraw') return data[0] && call(withdrawWait, { idContract, idWait: data[0].id })
    if (offered)
      await call(act.kind === 'take' ? takeHeldOffer : passHeldOffer, {
        ...TAKEN_BY,
        idContract,
        idOffer: offered.offer.id,
      })
  }
  return { live, codes }
}
