import { fillDisk } from '../disks.ts'
import { pause, until } from '../programs.ts'
import type { Fault } from './fault.ts'

export const filesDiskFull: Fault = {
  name: 'files-disk-full',
  what: 'the disk of the shared files is full to its last byte, for 15 s',
  act: async ({ files }) => {
    const makeRoom = fillDisk(files)
    await pause(15_000)
    makeRoom()
  },
}

export const databaseDiskFull: Fault = {
  name: 'database-disk-full',
  what: 'the primary’s disk is full to its last byte; there is room again after 60 s',
  act: async ({ cluster }) => {
    const { disk } = await cluster.primary()
    const makeRoom = fillDisk(disk)
    await pause(60_000)
    makeRoom()
    await until('there are two again', 180, cluster.isWhole)
  },
}
