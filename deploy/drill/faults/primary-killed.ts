import { until } from '../programs.ts'
import type { Fault } from './fault.ts'

export const primaryKilled: Fault = {
  name: 'primary-killed',
  what: 'PostgreSQL’s primary and its Patroni are killed at once; the machine comes back once the other one leads',
  act: async ({ cluster }) => {
    const lost = await cluster.primary()
    await lost.kill()
    await until('the other one leads', 60, async () => (await cluster.primary()) !== lost)
    lost.start()
    await until('there are two again', 120, cluster.isWhole)
  },
}
