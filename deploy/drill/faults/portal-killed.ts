import { pause } from '../programs.ts'
import type { Fault } from './fault.ts'

export const portalKilled: Fault = {
  name: 'portal-killed',
  what: 'one of three portals is killed, and started again after 5 s',
  act: async ({ portals }) => {
    const [, portal] = portals
    portal?.kill()
    await pause(5_000)
    await portal?.start()
  },
}
