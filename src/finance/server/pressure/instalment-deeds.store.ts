import type { TestApp, Visitor } from '../../../portal/server/testing.ts'
import type { ContractAccount } from '../../account/account.endpoints.ts'
import type { Part } from '../../account/account.ts'
import { agreePlan, endOwnPlan, endPlan } from '../../account/plans.endpoints.ts'
import { planEnding, plansFor } from '../../account/plans.ts'
import { enterInterest } from '../account/late-interest.ts'

interface InstalmentsOf {
  ines: Visitor
  fabian: Visitor
  idContract: number
  account: () => Promise<ContractAccount>
  /** The parts that a number chooses, and what of them is paid in money. */
  bill: (choice: number, part: number) => Promise<{ parts: Part[]; moneyCents: number }>
  /** Keeps what a call answered: whether it was done. */
  note: (deed: string, answer: { code: number; body: { code?: string } }) => boolean
  /** A payment has begun. */
  begins: (payment: { id: number; way: 'resort' | 'link'; cents: number }) => Promise<void>
}

/** What happens to a contract's money by the club's terms: instalments are agreed to and ended, and interest is entered. */
export function beginInstalments(stage: TestApp, life: InstalmentsOf) {
  const { ines, fabian, idContract, account, bill, note, begins } = life
  const { db } = stage.database
  const plans: number[] = []
  const today = () => stage.clock.now().toISOString().slice(0, 10)

  /** Agrees to the club's instalments of what is chosen; the payment of their first part is begun. */
  async function agree(way: 'resort' | 'link', choice: number, part: number) {
    const { parts, moneyCents } = await bill(choice, part)
    const { charges, instalments = [] } = await account()
    const offered = plansFor(parts, charges, instalments, { moneyCents, today: today() })
    const found = offered.find(({ plan }) => plan)
    if (!found?.plan) return
    const { totalCents, parts: months } = found.plan
    const body = { idContract, currency: 'USD', parts, moneyCents, idTerms: found.terms.id, totalCents }
    const agreed = await ines.call(agreePlan, {
      body: { ...body, firstDay: months[0]!.due, signer: 'Inés Caballero', way },
    })
    if (!note('agree', agreed)) return
    const { idPlan, payment } = agreed.body.data
    plans.push(idPlan)
    await begins({ ...payment, way })
  }

  /** The desk, or an owner, ends a plan by the figure that they read; once. */
  async function end(by: 'desk' | 'owner', which: number) {
    const idPlan = plans[which % Math.max(1, plans.length)]
    if (idPlan === undefined) return
    const plan = (await account()).plans?.find(({ id }) => id === idPlan)
    const dueCents = plan ? planEnding(plan, today()).dueCents : 0
    if (by === 'owner')
      note('end-own', await ines.call(endOwnPlan, { body: { idContract, idPlan, dueCents } }))
    else note('end', await fabian.call(endPlan, { body: { idPlan, dueCents, reason: 'They sell' } }))
  }

  /** The interest of the day, by two processes at once. */
  async function interest() {
    const enter = () => db.transaction().execute((trx) => enterInterest(trx, idContract, stage.clock.now()))
    const [one, other] = await Promise.all([enter(), enter()])
    if (one > 0 && other > 0) throw new Error('The interest of a day was entered twice')
    note('interest', { code: 200, body: {} })
  }

  return { agree, end, interest }
}
