import { pause, until } from '../programs.ts'
import type { Fault } from './fault.ts'

export const replicaCut: Fault = {
  name: 'replica-cut',
  what: 'the replica goes silent with its connections open, for 30 s',
  act: async ({ cluster }) => {
    const replica = await cluster.replica()
    replica.freeze()
    await pause(30_000)
    replica.thaw()
    await until('there are two again', 120, cluster.isWhole)
  },
}

export const replicaKilled: Fault = {
  name: 'replica-killed',
  what: 'the replica and its Patroni are killed, and started again after 15 s',
  act: async ({ cluster }) => {
    const replica = await cluster.replica()
    await replica.kill()
    await pause(15_000)
    replica.start()
    await until('there are two again', 120, cluster.isWhole)
  },
}
