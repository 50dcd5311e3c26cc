import { Gauge, type Registry } from 'prom-client'
import type { HealthCheck } from '../jobs/works.ts'
import { within } from '../within.ts'

/** A check has so long before what it looks at counts as out of order. */
const CHECK_MS = 1_000

/** Named where a check had no connection to the database in time. */
const DATABASE = 'database'

/** What is out of order and stops no owner. */
export interface Attention {
  /** The names of the checks that fail. */
  failing: () => Promise<string[]>
  measureIn: (registry: Registry) => void
}

/**
 * Looks at what has to be in order for all of the portal's work: for `/ready` by name, for `/metrics` as
 * `veranda_attention`. A check that cannot look within a second fails; where it asks the database, `database` is named in its
 * place, for it had no connection in time and of mails nothing is known. One that costs something (`everyMs`) is looked at
 * no more often than that, and what it said last counts meanwhile.
 */
export function attentionTo(
  checks: readonly HealthCheck[],
  parts: Parameters<HealthCheck['ok']>[0],
  now: () => number = () => performance.now(),
): Attention {
  const looks = checks.map((check) => lookAt(check, parts, now))
  const names = [...checks.map(({ name }) => name), DATABASE]
  const failing = async () => {
    const looked = await Promise.all(looks.map((look) => look()))
    return [...new Set(looked.flat())]
  }
  return {
    failing,
    measureIn: (registry) => {
      new Gauge({
        name: 'veranda_attention',
        help: 'What /ready names: 1 where it is out of order',
        labelNames: ['of'],
        registers: [registry],
        async collect() {
          const found = await failing()
          for (const name of names) this.labels(name).set(found.includes(name) ? 1 : 0)
        },
      })
    },
  }
}

/** Looks at one thing; answers what is to be named, if anything. */
function lookAt(
  { name, ok, asksDatabase, everyMs = 0 }: HealthCheck,
  parts: Parameters<HealthCheck['ok']>[0],
  now: () => number,
): () => Promise<string[]> {
  let last: { at: number; found: Promise<string[]> } | null = null
  return () => {
    if (last && now() - last.at < everyMs) return last.found
    const found = within(CHECK_MS, ok(parts), 'A check').then(
      (isFine) => (isFine ? [] : [name]),
      () => [asksDatabase ? DATABASE : name],
    )
    last = { at: now(), found }
    return found
  }
}
