import { addDays, type Day, todayIn } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { done, type Refusal, refused } from '../../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf, scopeCovers } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import { balanceOn } from '../../benefit/open-nights.ts'
import { countsAtMost, lastArrival } from '../../waiting/may-wait.ts'
import { yearsWith } from '../../waiting/swap.ts'
import { rulesOn, type WaitedNights } from '../../waiting/wait.ts'
import { raisesChance, widerThan } from '../../waiting/wider.ts'
import type { listWaits as listCall, lookAtWait as lookCall } from '../../waiting.endpoints.ts'
import { readGuestsOf } from '../guests-of-stay.store.ts'
import { readStayOrders } from '../stay-orders.store.ts'
import { readOpenTradeOfStay } from '../stays/traded-for.store.ts'
import { withDays } from '../with-days.ts'
import { RESERVATION_REFUSALS } from '../words.ts'
import { readFirstYear, readFreedYears, readPlace } from './chance.store.ts'
import { lackingOf, readFreeNow } from './free-now.ts'
import { obstacleOf } from './join-waits.ts'
import { readSwap } from './read-swap.ts'
import { readBenefitsToWish } from './wait-benefits.store.ts'
import { readComingStays, readWait, readWaitingContract, readWaits } from './waits.store.ts'
import { readUse } from './wish-benefits.ts'

/** No benefit year lies further ahead. */
const YEARS_AHEAD = 3 * 366

/** The waits of a contract, each with its place and its chance. */
export const listWaits: Deed<typeof listCall> = async ({ query }, { db, now, caller }) => {
  const from = addDays(now.toISOString().slice(0, 10), -1)
  const contract = await readWaitingContract(db, {
    ownerId: ownerOf(caller.session),
    contractId: query.idContract,
    span: { from, to: addDays(from, YEARS_AHEAD) },
  })
  if (!contract) return refused('NOT_FOUND')
  const [waits, since] = await Promise.all([
    readWaits(db, query.idContract),
    readFirstYear(db, contract.hotelId),
  ])
  const today = todayIn(contract.zone, now)
  // What is ordered is another scope's.
  const seesOrders = scopeCovers(caller.session, 'order')
  const swaps = await swapsOf(db, await readComingStays(db, query.idContract, today), { seesOrders, now })
  const data = await Promise.all(
    waits.map(async ({ offer, placedAt, hotelId, swapId, swapPenalty: _, swapCode, ...wait }) => {
      const [swap = null] = swaps.filter(({ id }) => id === swapId)
      const swapGone = swap ? null : swapCode
      const [place, years] = await Promise.all([
        readPlace(db, wait, { id: wait.id, placedAt }),
        readFreedYears(db, hotelId, wait),
      ])
      const own = swap?.given ? yearsWith(contract.benefitYears, swap.given) : contract.benefitYears
      const use =
        offer && (await readUse(db, { waitId: wait.id, contractId: query.idContract, checkIn: offer.datein }))
      const balance = offer ? balanceOn(own, offer.datein) : 0
      const comesBack = offer ? balance - balanceOn(contract.benefitYears, offer.datein) : 0
      return {
        ...wait,
        takes: swapGone === null ? wait.takes : ('ask' as const),
        swapGone,
        categories: [...wait.categories],
        chance: { place, years, since },
        lacking: offer ? null : lackingOf(wait, contract.categories, own),
        swap: swap?.wire ?? null,
        offer: offer && use && { ...offer, balance, comesBack, used: use.used.map(asYear), short: use.short },
      }
    }),
  )
  return done({
    resort: contract.resort,
    zone: contract.zone,
    today,
    rules: rulesOn(contract.rules, today),
    categories: contract.categories.map(({ nightPercent: _, ...one }) => one),
    swaps: swaps.filter(({ given }) => given !== null).map(({ wire }) => wire),
    kept: swaps
      .filter(({ given }) => given === null)
      .map(({ because, wire: { id, code, datein, dateout } }) => ({ id, code, datein, dateout, because })),
    data,
  })
}

const asYear = ({ id, quantity }: { id: number; quantity: number }) => ({ idBenefitYear: id, quantity })

/** The stays that could be given up for another, with what comes back of each today. */
async function swapsOf(
  db: Database,
  ids: readonly number[],
  { seesOrders, now }: { seesOrders: boolean; now: Date },
) {
  const read = await Promise.all(ids.map((id) => readSwap(db, id, now)))
  const coming = read.filter((one) => one !== null)
  return Promise.all(
    coming.map(async ({ facts, may }) => {
      const { id, code, checkIn, checkOut, nightsCost } = facts
      const given = may.ok ? may.value : null
      const wire = {
        id,
        code,
        datein: checkIn,
        dateout: checkOut,
        nightsCost,
        penalty: given?.penalty ?? null,
        back: (given?.back ?? []).map(({ yearId, quantity }) => ({ yearId, quantity })),
        orders: seesOrders ? await readStayOrders(db, id, now) : [],
        occupant: facts.occupant,
        note: facts.note ?? '',
        trade: await readOpenTradeOfStay(db, id),
        guests: await namedGuests(db, id),
      }
      return { id, given, because: may.ok ? '' : String(may.values?.because), wire }
    }),
  )
}

/** The guests of a stay whose names are known, in their order. */
async function namedGuests(db: Database, bookingId: number) {
  const guests = await readGuestsOf(db, bookingId)
  return guests.flatMap(({ not_given, kind, name, lastname, email, phone, age }) =>
    not_given
      ? []
      : [{ kind, name: name ?? '', lastname: lastname ?? '', email: email ?? '', phone: phone ?? '', age }],
  )
}

/** What waiting for some nights would mean, and what would widen it. */
export const lookAtWait: Deed<typeof lookCall> = async ({ body }, { db, now, caller, config }) => {
  const { firstDay, lastDay } = body
  const contract = await readWaitingContract(db, {
    ownerId: ownerOf(caller.session),
    contractId: body.idContract,
    span: { from: firstDay, to: lastDay },
  })
  const unknown = body.categories.some((one) => !contract?.categories.some(({ id }) => id === one))
  if (!contract || unknown) return refused('NOT_FOUND')
  const stored = body.idWait ? await readWait(db, body.idContract, body.idWait) : null
  if (body.idWait && !stored) return refused('NOT_FOUND')
  const today = todayIn(contract.zone, now)
  const rules = rulesOn(contract.rules, today)
  const countsUntil = countsAtMost(body, rules)
  const wanted: WaitedNights = { ...body, countsUntil }
  const { hotelId } = contract
  const self = stored && { id: stored.id, placedAt: stored.placedAt }
  const earliest = addDays(today, rules.closesDays)
  const ways = widerThan(wanted, contract.categories, {
    guests: body.adults + body.children,
    earliest,
    windowDays: rules.windowDays,
  })
  const asked = { ...body, takes: 'ask' as const }
  const obstacle = await obstacleOf(db, contract, asked, { besides: stored?.id ?? null, now })
  if (obstacle?.reason === 'NOT_FOUND') return refused('NOT_FOUND')
  const mayChoose = mayUseBenefits(askingIn(caller.session), 'hold')
  const span = { from: firstDay, to: lastArrival(body) }
  const benefits = mayChoose ? await readBenefitsToWish(db, body.idContract, span) : []
  // What a stay is given up for needs no searching: it is taken in the stay's place.
  const free = body.idSwap === undefined ? await readFreeNow(db, wanted, contract, now) : null
  const [chance, since, ...wider] = await Promise.all([
    chanceOf(db, hotelId, wanted, self),
    readFirstYear(db, hotelId),
    // Whoever asks for more is last in the line again.
    ...ways.map(({ nights }) => chanceOf(db, hotelId, nights, null, body.idWait)),
  ])
  const counted = countedOf(chance)
  return done({
    chance: { ...chance, since },
    free: free && { idCategory: free.categoryId, datein: free.checkIn, dateout: free.checkOut },
    wider: ways.flatMap(({ kind, nights, idCategory }, index) => {
      const then = wider[index]
      if (!then || !raisesChance(counted, countedOf(then))) return []
      return {
        ...{ kind, idCategory, firstDay: nights.firstDay as Day, lastDay: nights.lastDay as Day },
        ...{ nightsFrom: nights.nightsFrom, categories: [...nights.categories] },
        place: then.place,
        freed: countedOf(then).freed,
      }
    }),
    countsUntil,
    benefits,
    obstacle:
      obstacle &&
      sayRefusal(
        obstacle as Refusal<keyof typeof RESERVATION_REFUSALS>,
        caller.language,
        config.conciergePhone,
      ),
  })
}

/** A refusal as a sentence, as the call that is refused would say it. */
function sayRefusal(
  refusal: Refusal<keyof typeof RESERVATION_REFUSALS>,
  language: Language,
  phone: string,
): string {
  const { reason, values } = withDays(refusal, language)
  return say(RESERVATION_REFUSALS[reason], language, { phone, ...values })
}

const countedOf = ({ place, years }: Awaited<ReturnType<typeof chanceOf>>) => ({
  before: place.before,
  years: years.length,
  freed: years.filter(({ daysBefore }) => daysBefore !== null).length,
})

async function chanceOf(
  db: Database,
  hotelId: number,
  wanted: WaitedNights,
  self: { id: number; placedAt: Date } | null,
  leaving?: number,
) {
  const [place, years] = await Promise.all([
    readPlace(db, wanted, self, leaving),
    readFreedYears(db, hotelId, wanted),
  ])
  return { place, years }
}
