import { sql } from 'kysely'
import type { OrderMoney } from '../../../marketplace/server/pressure/order-money.store.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import type { TestApp, Visitor } from '../../../portal/server/testing.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { ContractAccount } from '../../account/account.endpoints.ts'
import { toAnnounce } from '../../account/announced.ts'
import { confirmPayment, listWaitingPayments, settleMatter } from '../../account/desk.endpoints.ts'
import {
  giveUpPayment,
  openCardPage,
  payCharges,
  settleFromProfit,
  takeSettlementBack,
} from '../../account/pay.endpoints.ts'
import { toPay } from '../../account/whole-account.ts'
import { takeLinkEvent } from '../account/take-link-event.ts'
import { clearAccount, dollarsOf, refundAsSeen } from '../account/testing.account.store.ts'
import type { openStripe } from '../stripe/testing.stripe.ts'
import { STRIPE_WEBHOOK_PATH } from '../stripe/webhook.ts'
import { beginBooks } from './books-deeds.store.ts'
import { beginInstalments } from './instalment-deeds.store.ts'
import type { PaidDeed } from './paid-deeds.ts'
import { beginRepairs } from './repair-deeds.store.ts'
import { beginRuns } from './run-deeds.store.ts'

export const idContract = CAST_CONTRACTS.inesSignature

/** A payment as whoever makes it knows it: what it asks for, and what of it has arrived and gone back by our own count. */
interface Own {
  id: number
  way: 'resort' | 'link' | 'card' | 'profit' | 'credit'
  asked: number
  reference: string
  session: string | null
  arrived: number | null
  back: number
  /** The desk has heard that it is not announced any more. */
  isGone?: boolean
}

/** The cents that the life itself has put in: fees stand beside the statement, so the ledger does not have them. */
export interface PaidLife {
  owns: Own[]
  feeCents: number
  codes: { deed: string; code: number; says: string }[]
  orders: OrderMoney
  /** Its maintenance requests. */
  requests: readonly number[]
  live: (deed: PaidDeed) => Promise<void>
}

type Lists = Pick<ContractAccount, 'charges' | 'payouts' | 'credits'>
const NOTHING: Lists = { charges: [], payouts: [], credits: [] }

/** A contract that owes nothing yet, and deeds that change that. */
export async function beginPaidLife(
  stage: TestApp,
  who: {
    ines: Visitor
    fabian: Visitor
    joel: Visitor
    stripe: Awaited<ReturnType<typeof openStripe>>
    orders: OrderMoney
    mark: string
  },
): Promise<PaidLife> {
  const { ines, fabian, joel, stripe, orders, mark } = who
  const { db } = stage.database
  await clearAccount(db, idContract)
  const own: Own[] = []
  const requests: number[] = []
  const life: PaidLife = { owns: own, feeCents: 0, codes: [], orders, requests, live }

  const account = () => dollarsOf(ines, idContract).catch(() => NOTHING as ContractAccount)
  const note = (deed: string, { code, body }: { code: number; body: { code?: string } }) => {
    life.codes.push({ deed, code, says: body.code ?? '' })
    return code === 200
  }
  const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]

  /** The parts that a number chooses: some of the open charges, each whole or in part, and what is left to pay in money. */
  async function bill(choice: number, part: number, atResort = false) {
    const { charges, credits } = await account()
    const room = atResort ? toAnnounce(charges) : toPay(charges)
    const chosen = room.filter((_, place) => (choice >> (place % 16)) % 2 === 1)
    const parts = chosen.flatMap(({ kind, id, openCents }) => {
      const cents = Math.ceil((openCents * part) / 4)
      return cents > 0 ? [{ kind, id, cents }] : []
    })
    const total = parts.reduce((sum, { cents }) => sum + cents, 0)
    const credit = credits.reduce((sum, { openCents }) => sum + openCents, 0)
    return { parts, moneyCents: Math.max(0, total - credit) }
  }

  async function begins({ id, way, cents }: { id: number; way: 'resort' | 'link'; cents: number }) {
    const reference = await referenceOf(id)
    own.push({ id, way, asked: cents, reference, session: null, arrived: null, back: 0 })
  }
  async function referenceOf(id: number): Promise<string> {
    const { rows } = await sql<{ reference: string }>`
      SELECT reference FROM contract_payments WHERE id = ${id}`.execute(db)
    return onlyRow(rows).reference
  }
  const books = beginBooks(stage, { ines, fabian, idContract, mark, note, life, pick })
  const instalments = beginInstalments(stage, { ines, fabian, idContract, account, bill, note, begins })
  const runs = beginRuns(stage, { fabian, idContract, note })
  const repairs = beginRepairs({ ines, joel, idContract, note, pick, requests, billed: books.billed })

  async function pay(way: 'resort' | 'link' | 'card', choice: number, part: number) {
    const { parts, moneyCents } = await bill(choice, part, way === 'resort')
    if (parts.length === 0) return
    const body = { idContract, currency: 'USD', way, parts, moneyCents }
    const begun = await ines.call(payCharges, { body })
    if (!note('pay', begun)) return
    const { id, way: came, cents, link } = begun.body.data
    const one: Own = {
      id,
      way: came,
      asked: cents,
      reference: await referenceOf(id),
      session: null,
      arrived: came === 'credit' ? 0 : null,
      back: 0,
    }
    own.push(one)
    if (came === 'card') {
      const opened = await ines.call(openCardPage, { body: { idContract, id } })
      if (note('open', opened)) one.session = String(opened.body.data.link.split('/').pop())
    } else if (came === 'link' && !link) throw new Error('A hosted payment without its page')
  }

  /** The money of a payment arrives, told twice and at once; `killed`: the first time the portal dies before it has answered. */
  async function arrive(which: number, killed: boolean) {
    const one = pick(
      own.filter(({ arrived, way, isGone }) => arrived === null && way !== 'profit' && !isGone),
      which,
    )
    if (!one) return
    if (one.way === 'resort') {
      // What was announced, or less, or more.
      const came = [one.asked, Math.ceil(one.asked / 2), one.asked + 700][which % 3] ?? 0
      const body = { idPayment: one.id, cents: came, words: 'Terminal', announcedCents: one.asked }
      const answers = await Promise.all([1, 2].map(() => fabian.call(confirmPayment, { body })))
      for (const answer of answers) note('confirm', answer)
      if (answers.filter(({ code }) => code === 200).length > 1) throw new Error('Confirmed twice')
      if (answers.some(({ code }) => code === 200)) one.arrived = came
      else one.isGone = true
      return
    }
    const at = { config: stage.config, now: stage.clock.now() }
    if (one.way === 'link') {
      const event = { id: `evt-${one.reference}`, type: 'payment.paid' as const, reference: one.reference }
      const told = { ...event, cents: one.asked, currency: 'USD' as const }
      if (killed) await dying((trx) => takeLinkEvent(trx, told, at))
      for (let time = 0; time < 2; time += 1)
        await db.transaction().execute((trx) => takeLinkEvent(trx, told, at))
    } else {
      if (!one.session || stripe.sessions.get(one.session)?.status === 'expired') return
      const message = stripe.eventOf('checkout.session.completed', stripe.pay(one.session))
      const headers = { 'content-type': 'application/json', 'stripe-signature': message.signature }
      const tell = () =>
        stage.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, headers, payload: message.payload })
      for (const { statusCode } of await Promise.all([tell(), tell()]))
        if (statusCode !== 200) throw new Error(`The webhook answered ${statusCode}`)
    }
    one.arrived = one.asked
  }

  /** A transaction that does a deed and never comes to its end. */
  async function dying(deed: (trx: typeof db) => Promise<unknown>) {
    const killed = db.transaction().execute(async (trx) => {
      await deed(trx)
      throw new Error('killed')
    })
    await killed.catch((error: Error) => {
      if (error.message !== 'killed') throw error
    })
  }

  async function refund(which: number, cents: number) {
    const one = pick(
      own.filter(({ arrived, way }) => arrived !== null && !['profit', 'credit'].includes(way)),
      which,
    )
    if (!one) return
    const body = { idPayment: one.id, cents, reason: 'Not his' }
    const fits = cents <= (one.arrived ?? 0) - one.back
    const done = note('refund', await refundAsSeen(db, fabian, body))
    if (done !== fits) throw new Error(`A refund of ${cents} of ${JSON.stringify(one)}: ${done}`)
    if (done) one.back += cents
  }

  async function settle(choice: number, part: number) {
    const payout = (await account()).payouts.find(({ isOpen }) => isOpen)
    const { parts, moneyCents } = await bill(choice, part)
    if (!payout || parts.length === 0) return
    const body = { idContract, currency: 'USD', idReport: payout.idReport, parts, moneyCents }
    const settled = await ines.call(settleFromProfit, { body })
    if (!note('settle', settled)) return
    const { id, cents } = settled.body.data
    own.push({ id, way: 'profit', asked: cents, reference: '', session: null, arrived: cents, back: 0 })
  }

  async function takeBack(which: number) {
    const one = pick(
      own.filter(({ way }) => way === 'profit'),
      which,
    )
    if (!one) return
    const done = note('take-back', await ines.call(takeSettlementBack, { body: { idContract, id: one.id } }))
    if (done && one.back > 0) throw new Error('Taken back twice')
    if (done) one.back = one.asked
  }

  async function giveUp(which: number) {
    const one = pick(
      own.filter(({ arrived }) => arrived === null),
      which,
    )
    if (one) note('give-up', await ines.call(giveUpPayment, { body: { idContract, id: one.id } }))
  }

  async function decide(which: number) {
    const { body } = await fabian.call(listWaitingPayments)
    const mine = new Set(own.map(({ reference }) => reference))
    const waits = (
      body.data as { kind: string; id: number; reference: string; outcomes: string[]; leftCents: number }[]
    ).filter(
      ({ kind, reference }) =>
        kind === 'matter' && [...mine].some((one) => one !== '' && reference.includes(one)),
    )
    const matter = pick(waits, which)
    const outcome = matter?.outcomes.find((one) => one !== 'refunded')
    if (!matter || !outcome) return
    note('decide', await fabian.call(settleMatter, { body: { idMatter: matter.id, outcome, words: 'Seen' } }))
  }

  async function live(deed: PaidDeed): Promise<void> {
    switch (deed.deed) {
      case 'add':
        return books.add(deed.kind, deed.cents)
      case 'earn':
        return books.earn(deed.cents)
      case 'pay':
        return pay(deed.way, deed.choice, deed.part)
      case 'arrive':
        return arrive(deed.which, deed.killed)
      case 'refund':
        return refund(deed.which, deed.cents)
      case 'settle':
        return settle(deed.choice, deed.part)
      case 'take-back':
        return takeBack(deed.which)
      case 'give-up':
        return giveUp(deed.which)
      case 'correct':
        return books.correct(deed.which, deed.cents)
      case 'set-right':
        return books.setRight(deed.which, deed.cents)
      case 'decide':
        return decide(deed.which)
      case 'agree':
        return instalments.agree(deed.way, deed.choice, deed.part)
      case 'end':
        return instalments.end(deed.by, deed.which)
      case 'interest':
        return instalments.interest()
      case 'run':
        return runs.publish()
      case 'run-back':
        return runs.takeBack()
      case 'order':
        return orders.live(deed.of)
      case 'charge-order':
        return books.chargeOrder(pick(orders.orders, deed.which))
      case 'repair':
        return repairs.ask(deed.cents)
      case 'answer':
        return repairs.answer(deed.which, deed.approves)
      case 'bill':
        return repairs.bill(deed.which, deed.part)
      case 'at-once':
        await Promise.all(deed.deeds.map(live))
    }
  }
  return life
}
