import { sql } from 'kysely'
import { addDays } from '../../../kernel/day.ts'
import type { Visitor } from '../../../portal/server/testing.ts'
import {
  type MaintenanceDetails,
  readMaintenance,
  sendMaintenance,
} from '../../../property/maintenance.endpoints.ts'
import {
  billRepair,
  type DeskRepair,
  moveRepair,
  nameTechnician,
  quoteRepair,
  readRepair,
} from '../../../property/repairs/desk.endpoints.ts'
import { answerQuote } from '../../../property/repairs/owner.endpoints.ts'
import type { Database } from '../../../server/database/database.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'

interface RepairsOf {
  ines: Visitor
  joel: Visitor
  idContract: number
  note: (deed: string, answer: { code: number; body: { code?: string } }) => boolean
  pick: <T>(list: readonly T[], which: number) => T | undefined
  /** The requests of the life, which this adds to. */
  requests: number[]
  /** A repair was billed by a document of the statement. */
  billed: (idTransaction: number) => void
}

/** Lets a contract ask for repairs, as those of the CLASSIC membership may. */
export async function mayAskForRepairs(db: Database, idContract: number): Promise<void> {
  await sql`UPDATE contracts SET membership_code = 'CLASSIC' WHERE id = ${idContract}`.execute(db)
}

/** What repairs do to a contract's money: a quote is sent, approved or refused, and the work is billed, once, whole or less. */
export function beginRepairs({ ines, joel, idContract, note, pick, requests, billed }: RepairsOf) {
  const read = async (idRequest: number): Promise<DeskRepair> =>
    (await joel.call(readRepair, { query: { idRequest } })).body.data
  const at = async (idRequest: number) => ({
    idRequest,
    sequence: (await read(idRequest)).job?.sequence ?? 0,
  })

  /** A request that is a job, with a quote of the cents before its tax. */
  async function ask(cents: number) {
    const body = {
      idContract,
      description: 'The door jams.',
      firstDay: addDays(TEST_DAY, 1),
      lastDay: addDays(TEST_DAY, 20),
      providerType: 'club',
    }
    const sent = await ines.call(sendMaintenance, { body })
    if (!note('ask-repair', sent)) return
    const idRequest = sent.body.data.id as number
    requests.push(idRequest)
    const [technician] = (await read(idRequest)).technicians
    await joel.call(nameTechnician, { body: { ...(await at(idRequest)), idTechnician: technician?.id } })
    await quote(idRequest, cents)
  }

  async function quote(idRequest: number, cents: number) {
    const words = { en: 'Work', es: 'Trabajo' }
    const line = { what: words, quantity: 1, unitCents: cents }
    const part = { what: words, quantity: 3, unitCents: Math.ceil(cents / 7) }
    const seen = await at(idRequest)
    const body = { ...seen, lines: [line, part], taxBasisPoints: 1600, validUntil: addDays(TEST_DAY, 9) }
    note('quote', await joel.call(quoteRepair, { body }))
  }

  /** The owner answers the newest quote by the sum that they read; what is refused is quoted again. */
  async function answer(which: number, approves: boolean) {
    const idRequest = pick(requests, which)
    if (idRequest === undefined) return
    const { job } = (await ines.call(readMaintenance, { query: { idRequest } })).body
      .data as MaintenanceDetails
    const waits = job?.quotes[0]
    if (!job || !waits) return
    const body = {
      idRequest,
      sequence: job.sequence,
      idQuote: waits.id,
      totalCents: waits.totalCents,
      approves,
    }
    const answered = note(approves ? 'approve' : 'refuse', await ines.call(answerQuote, { body }))
    if (answered && !approves) await quote(idRequest, Math.ceil(waits.netCents / 2))
  }

  /** The work is done, and two of the desk bill it at once: quarters of what was approved, and never more than it. */
  async function bill(which: number, part: number) {
    const idRequest = pick(requests, which)
    if (idRequest === undefined) return
    for (const step of ['start', 'finish'])
      await joel.call(moveRepair, { body: { ...(await at(idRequest)), step } })
    const { job } = await read(idRequest)
    const agreed = job?.quotes.find(({ state }) => state === 'approved')?.totalCents ?? 100
    const cents = part > 4 ? agreed + 1 : Math.ceil((agreed * part) / 4)
    const body = { idRequest, sequence: job?.sequence ?? 0, cents, words: 'Done.' }
    const answers = await Promise.all([1, 2].map(() => joel.call(billRepair, { body })))
    const made = answers.filter((one) => note('bill', one))
    if (made.length > 1) throw new Error(`Repair ${idRequest} was billed twice`)
    if (made.length > 0 && part > 4) throw new Error(`Repair ${idRequest} was billed above its quote`)
    const idTransaction = made[0]?.body.data.job.bill.idTransaction
    if (idTransaction) billed(idTransaction)
  }

  return { ask, answer, bill }
}
