import { pause } from '../programs.ts'
import type { Fault } from './fault.ts'

export const rollingUpgrade: Fault = {
  name: 'rolling-upgrade',
  what: 'one portal after the other drains (SIGTERM), ends and is started anew',
  act: async ({ portals }) => {
    for (const portal of portals) {
      const code = await portal.end()
      if (code !== 0) throw new Error(`${portal.name} ended with ${code}: something was cut off`)
      await portal.start()
      // The balancer has seen it before the next one goes.
      await pause(2_000)
    }
  },
}
