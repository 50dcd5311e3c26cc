import { sql } from 'kysely'
import type { TestApp, Visitor } from '../../../portal/server/testing.ts'
import {
  type ChargeRun,
  listChargeRuns,
  publishChargeRun,
  saveChargeRun,
  takeChargeRunBack,
} from '../../charges/charges.endpoints.ts'
import { chargeRunWork } from '../charges/run-work.ts'

interface RunsOf {
  fabian: Visitor
  idContract: number
  note: (deed: string, answer: { code: number; body: { code?: string } }) => boolean
}

const WORDS = { en: 'By area', es: 'Por área' }

/** The charge run of a year in which the contract's resort has none yet: its fees are published, and taken back while nothing is paid. */
export function beginRuns(stage: TestApp, { fabian, idContract, note }: RunsOf) {
  let idRun: number | null = null
  const runOf = async (id: number) =>
    ((await fabian.call(listChargeRuns, {})).body.data as ChargeRun[]).find((run) => run.id === id)
  const work = () =>
    chargeRunWork.run({
      db: stage.database.db,
      files: stage.files,
      config: stage.config,
      clock: stage.clock.now,
      log: stage.app.log,
      isStopping: () => false,
    })

  async function prepare(): Promise<number | null> {
    const { rows } = await sql<{ idHotel: number; year: number; currency: string; area: number }>`
      SELECT h.id AS "idHotel", y.year, h.currency, (SELECT max(b.area) FROM budgets b WHERE b.hotel_id = h.id) AS area
        FROM contracts c JOIN hotels h ON h.id = c.hotel_id
       CROSS JOIN LATERAL (SELECT g AS year FROM generate_series(2028, 2047) g
                            WHERE NOT EXISTS (SELECT FROM budgets b WHERE b.hotel_id = h.id AND b.year = g) ORDER BY g LIMIT 1) y
       WHERE c.id = ${idContract}`.execute(stage.database.db)
    const [free] = rows
    if (!free) return null
    const { year } = free
    const body = {
      ...{
        ...free,
        idRun: null,
        version: 0,
        voted: null,
        inFavorBasisPoints: null,
        says: WORDS,
        since: '2020-01-01',
        clause: null,
      },
      dues: [1, 4, 7, 10].map((month) => `${year}-${String(month).padStart(2, '0')}-15`),
      lines: [{ concept: { en: 'Gardens', es: 'Jardines' }, cents: [1_000_001, null, null, null] }],
    }
    const saved = await fabian.call(saveChargeRun, { body })
    return note('prepare', saved) ? saved.body.data.id : null
  }

  async function publish() {
    idRun ??= await prepare()
    const run = idRun === null ? undefined : await runOf(idRun)
    if (!run) return
    const body = { idRun: run.id, version: run.changed.version, looked: true }
    note('run', await fabian.call(publishChargeRun, { body }))
    await work()
  }

  async function takeBack() {
    const run = idRun === null ? undefined : await runOf(idRun)
    if (!run) return
    const body = { idRun: run.id, version: run.changed.version }
    note('run-back', await fabian.call(takeChargeRunBack, { body }))
    await work()
  }

  return { publish, takeBack }
}
