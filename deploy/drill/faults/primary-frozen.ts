import { pause, until } from '../programs.ts'
import type { Fault } from './fault.ts'

export const primaryFrozen: Fault = {
  name: 'primary-frozen',
  what: 'the primary’s machine stands still with its connections open, and wakes up once the other one leads',
  act: async ({ cluster }) => {
    const lost = await cluster.primary()
    lost.freeze()
    await until('the other one leads', 60, async () => (await cluster.primary()) !== lost)
    await pause(3_000)
    lost.thaw()
    await until('there are two again', 120, cluster.isWhole)
  },
}
