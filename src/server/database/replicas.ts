import { Counter, Gauge, type Registry } from 'prom-client'
import type { Outcome } from '../../kernel/outcome.ts'
import { within } from '../within.ts'
import type { Database, OpenDatabase, Patience } from './database.ts'
import { replayedTo, writtenTo } from './replicas.store.ts'

/** The greatest lag at which a replica is still read: nobody should see free nights that are older. */
export const MOST_LAG_MS = 5_000
/** How often the lag is measured: one short statement to each server. */
const LOOK_EVERY_MS = 1_000
/** The time-out of a read at a replica; past it the primary is asked. */
const READ_MS = 1_000
/** The same for the replica's own connections: a silent one must not be held for long. */
export const REPLICA_PATIENCE: Patience = {
  connection: READ_MS,
  lock: READ_MS,
  statement: READ_MS,
  idleInTransaction: READ_MS,
}

/** The replicas that are read in the primary's place. */
export interface Replicas {
  /**
   * Reads from a replica that is fresh enough, else from the primary; a read that fails or is refused there is repeated
   * at the primary.
   */
  read: <T extends Outcome<unknown>>(act: (db: Database) => Promise<T>, primary: Database) => Promise<T>
  /** Looks how far each is; the clock does so each second. */
  look: () => Promise<void>
  /** Whether every one is read. */
  areFresh: () => boolean
  measureIn: (registry: Registry) => void
  close: () => Promise<void>
}

interface Replica {
  name: string
  opened: OpenDatabase
  /** The replica holds everything that was committed before this moment. */
  hasAllBy: number
  failed: boolean
}

interface Ways {
  writtenTo: (primary: Database) => Promise<number | null>
  replayedTo: (replica: Database) => Promise<number | null>
  now: () => number
}

/**
 * Measures the lag of replicas, and reads from those that are fresh enough. A replica that is cut off, promoted, or of
 * another server is not read.
 */
export function watchReplicas(
  primary: Database,
  opened: readonly { name: string; database: OpenDatabase }[],
  ways: Partial<Ways> = {},
): Replicas {
  const { now, ...ask } = { writtenTo, replayedTo, now: () => performance.now(), ...ways }
  const replicas: Replica[] = opened.map(({ name, database }) => ({
    name,
    opened: database,
    hasAllBy: Number.NEGATIVE_INFINITY,
    failed: false,
  }))
  const lagOf = (replica: Replica) => now() - replica.hasAllBy
  const isFresh = (replica: Replica) => !replica.failed && lagOf(replica) <= MOST_LAG_MS
  const figures = figuresOf(replicas, lagOf, isFresh)
  const look = lagMeter(primary, replicas, { now, ...ask })
  const stopLooking = everySecond(look)
  let turn = 0
  return {
    read: async (act, fallback) => {
      turn += 1
      const fresh = replicas.filter(isFresh)
      const replica = fresh[turn % fresh.length]
      const outcome = replica && (await readFrom(replica, act))
      figures.reads.labels(outcome ? 'replica' : 'primary').inc()
      return outcome ?? act(fallback)
    },
    look,
    areFresh: () => replicas.every(isFresh),
    measureIn: (registry) => {
      registry.registerMetric(figures.reads)
      registry.registerMetric(figures.lag)
      registry.registerMetric(figures.isRead)
    },
    close: async () => {
      await stopLooking()
      await Promise.all(replicas.map((one) => one.opened.close()))
    },
  }
}

/** The answer of a replica; null where it refuses, or is away, silent or cancels the statement. */
async function readFrom<T extends Outcome<unknown>>(
  replica: Replica,
  act: (db: Database) => Promise<T>,
): Promise<T | null> {
  try {
    const outcome = await within(READ_MS, act(replica.opened.db), 'A replica')
    return outcome.ok ? outcome : null
  } catch {
    // It is not read until the next check of its lag.
    replica.failed = true
    return null
  }
}

/**
 * Answers a check of all lags. The primary's WAL position is recorded with the time before it was asked; a replica that
 * has replayed that position holds everything committed by then. Only this process's clock is used.
 */
function lagMeter(primary: Database, replicas: readonly Replica[], ask: Ways): () => Promise<void> {
  let marks: { at: number; position: number }[] = []
  const mark = async () => {
    const at = ask.now()
    const position = await within(LOOK_EVERY_MS, ask.writtenTo(primary), 'The primary’s position')
    marks = marks.filter((one) => at - one.at <= 2 * MOST_LAG_MS)
    if (position !== null) marks.push({ at, position })
  }
  const lookAt = async (replica: Replica) => {
    const position = await within(LOOK_EVERY_MS, ask.replayedTo(replica.opened.db), 'A replica’s position')
    if (position === null) throw new Error('It is no replica')
    for (const one of marks)
      if (one.position <= position) replica.hasAllBy = Math.max(replica.hasAllBy, one.at)
    replica.failed = false
  }
  return async () => {
    await mark().catch(() => {})
    const fail = (replica: Replica) => () => {
      replica.failed = true
    }
    await Promise.all(replicas.map((one) => lookAt(one).catch(fail(one))))
  }
}

/** Looks each second, never twice at once; what is answered stops it and waits for the look under way. */
function everySecond(look: () => Promise<void>): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    looking = look().finally(() => {
      busy = false
    })
  }, LOOK_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** What `/metrics` tells of the replicas. */
function figuresOf(
  replicas: readonly Replica[],
  lagOf: (replica: Replica) => number,
  isFresh: (replica: Replica) => boolean,
) {
  const reads = new Counter({
    name: 'veranda_reads_total',
    help: 'Reads that a replica may answer, by what answered them',
    labelNames: ['from'],
    registers: [],
  })
  const lag = new Gauge({
    name: 'veranda_replica_lag_seconds',
    help: 'How far a replica may be behind; not a number where nothing is known of it',
    labelNames: ['replica'],
    registers: [],
    collect() {
      for (const replica of replicas) {
        const behind = lagOf(replica)
        this.labels(replica.name).set(Number.isFinite(behind) ? behind / 1000 : Number.NaN)
      }
    },
  })
  const isRead = new Gauge({
    name: 'veranda_replica_read',
    help: 'Whether a replica is read: 1, or 0 while it is too far behind, away or no replica any more',
    labelNames: ['replica'],
    registers: [],
    collect() {
      for (const replica of replicas) this.labels(replica.name).set(isFresh(replica) ? 1 : 0)
    },
  })
  return { reads, lag, isRead }
}
