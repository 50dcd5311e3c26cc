import { Gauge, type Registry } from 'prom-client'
import type { HealthCheck } from '../jobs/works.ts'
import { within } from '../within.ts'

/** The time-out of a check; past it the check has failed. */
const CHECK_MS = 1_000

/** The name reported where a check got no database connection in time. */
const DATABASE = 'database'

/** A failed check is reported only; it takes no process out of the balancer. */
export interface Attention {
  /** The names of the checks that fail. */
  failing: () => Promise<string[]>
  measureIn: (registry: Registry) => void
}

/**
 * Runs the checks for `/ready` (by name) and `/metrics` (`veranda_attention`). A check that takes more than a second
 * has failed; one that needs the database and gets no connection is reported as `database`. The result of an expensive
 * check is cached for `everyMs`.
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
