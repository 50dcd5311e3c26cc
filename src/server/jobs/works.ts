import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../boot/config.ts'
import type { Database } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Spans } from '../tracing/spans.ts'

/** What background work finds around it. */
export interface WorkParts {
  db: Database
  files: Files
  config: Config
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Where a piece of work is told of as a span; without it it is not. */
  spans?: Pick<Spans, 'ofWork'>
  /** True once the process wants to end: leave the rest to the next one. */
  isStopping: () => boolean
}

/**
 * Work that no call waits for: looked for every few seconds and when somebody wakes the jobs. Several processes may do
 * it at once, and any may be killed in the middle: it claims what it does, and doing it again does no harm.
 */
export interface Work {
  name: string
  run: (parts: WorkParts) => Promise<void>
}

/** Something that has to be in order for the portal to do all of its work. */
export interface HealthCheck {
  name: string
  /** It looks into the database: where that cannot be asked in time, nothing is known of the thing itself. */
  asksDatabase?: true
  /** Looking costs something: it is done no more often than this, in milliseconds. */
  everyMs?: number
  ok: (parts: Pick<WorkParts, 'db' | 'config' | 'clock' | 'files'>) => Promise<boolean>
}

/** The backlog of a queue, for `/metrics`: how much waits, and since when the oldest does. */
export interface Queue {
  /** Its metrics are `veranda_<name>_waiting` and `veranda_<name>_oldest_seconds`. */
  name: string
  look: (parts: Pick<WorkParts, 'db'>) => Promise<{ waiting: number; oldest: Date | null }>
}
