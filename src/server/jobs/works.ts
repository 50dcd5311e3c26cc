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
 * Background work of a slice: run every few seconds and when the jobs are woken. It must be safe to run in several
 * processes and to be killed: it claims its rows, and is idempotent.
 */
export interface Work {
  name: string
  run: (parts: WorkParts) => Promise<void>
}

/** Something that has to be in order for the portal to do all of its work. */
export interface HealthCheck {
  name: string
  /** The check reads the database; where that cannot be reached in time, its result is unknown. */
  asksDatabase?: true
  /** The check is expensive: its result is cached for so many milliseconds. */
  everyMs?: number
  ok: (parts: Pick<WorkParts, 'db' | 'config' | 'clock' | 'files'>) => Promise<boolean>
}

/** The backlog of a queue, for `/metrics`: how much waits, and since when the oldest does. */
export interface Backlog {
  /** Its metrics are `veranda_<name>_waiting` and `veranda_<name>_oldest_seconds`. */
  name: string
  look: (parts: Pick<WorkParts, 'db'>) => Promise<{ waiting: number; oldest: Date | null }>
}
