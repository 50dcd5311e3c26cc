import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { within } from '../within.ts'
import type { Backlog } from './works.ts'

/** The time-out of counting: past it the rest of the metrics is told without the queues. */
const PATIENCE_MS = 1_000

/**
 * Counts what waits when somebody asks: `veranda_<name>_waiting` and `veranda_<name>_oldest_seconds`. While the database does
 * not answer they are not a number, and all else is still told.
 */
export function measureQueues(
  registry: Registry,
  { db, clock, queues }: { db: Database; clock: () => Date; queues: readonly Backlog[] },
): void {
  for (const { name, look } of queues) {
    const looked = () => within(PATIENCE_MS, look({ db }), `Counting ${name}`).catch(() => null)
    new Gauge({
      name: `veranda_${name}_waiting`,
      help: `How many wait (${name})`,
      registers: [registry],
      async collect() {
        this.set((await looked())?.waiting ?? Number.NaN)
      },
    })
    new Gauge({
      name: `veranda_${name}_oldest_seconds`,
      help: `How long the oldest of them has waited (${name})`,
      registers: [registry],
      async collect() {
        const found = await looked()
        if (!found) return this.set(Number.NaN)
        this.set(found.oldest ? Math.max(0, (clock().getTime() - found.oldest.getTime()) / 1000) : 0)
      },
    })
  }
}
