import { Gauge, type Registry } from 'prom-client'
import type { HealthCheck } from '../jobs/works.ts'
import { within } from '../within.ts'

/** A check has so long before what it looks at counts as out of order. */
const CHECK_MS = 1_000

/** What is out of order and stops no owner. */
export interface Attention {
  /** The names of the checks that fail. */
  failing: () => Promise<string[]>
  measureIn: (registry: Registry) => void
}

/**
 * Looks at what has to be in order for all of the portal's work: for `/ready` by name, for `/metrics` as
 * `veranda_attention`. A check that cannot look within a second fails; one that costs something (`everyMs`) is looked at no
 * more often than that, and what it said last counts meanwhile.
 */
export function attentionTo(
  checks: readonly HealthCheck[],
  parts: Parameters<HealthCheck['ok']>[0],
  now: () => number = () => performance.now(),
): Attention {
  const looks = checks.map((check) => ({ name: check.name, isFine: lookAt(check, parts, now) }))
  return {
    failing: async () => {
      const looked = await Promise.all(
        looks.map(async ({ name, isFine }) => ((await isFine()) ? [] : [name])),
      )
      return looked.flat()
    },
    measureIn: (registry) => {
      new Gauge({
        name: 'veranda_attention',
        help: 'What /ready names: 1 where it is out of order',
        labelNames: ['of'],
        registers: [registry],
        async collect() {
          await Promise.all(
            looks.map(async ({ name, isFine }) => this.labels(name).set((await isFine()) ? 0 : 1)),
          )
        },
      })
    },
  }
}

function lookAt(
  { ok, everyMs = 0 }: HealthCheck,
  parts: Parameters<HealthCheck['ok']>[0],
  now: () => number,
): () => Promise<boolean> {
  let last: { at: number; found: Promise<boolean> } | null = null
  return () => {
    if (last && now() - last.at < everyMs) return last.found
    const found = within(CHECK_MS, ok(parts), 'A check').catch(() => false)
    last = { at: now(), found }
    return found
  }
}
