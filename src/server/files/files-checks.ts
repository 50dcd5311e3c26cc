import { statfs } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../boot/config.ts'
import type { HealthCheck } from '../jobs/works.ts'
import { FileMissing, RESTORE_MARK } from './files.ts'

const LOOK_EVERY_MS = 15_000
/** A disk with less room than this is nearly full, or with less than a twentieth where the disk is smaller. */
const LITTLE_ROOM = 5e9
const PART_LEFT = 0.05

/** Whether the disk or the bucket of the files answers: one small question, for a file that is never there. */
export const filesCheck: HealthCheck = {
  name: 'files',
  everyMs: LOOK_EVERY_MS,
  ok: async ({ files }) => {
    try {
      for await (const _ of await files.read(RESTORE_MARK)) break
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
    }
    return true
  },
}

/** Whether the disks that the portal writes to have room: that of the data folder, and that of the files. */
export const diskCheck: HealthCheck = {
  name: 'disk',
  everyMs: LOOK_EVERY_MS,
  ok: async ({ config }) => {
    const rooms = await Promise.all(foldersOf(config).map(hasRoom))
    return rooms.every(Boolean)
  },
}

function foldersOf({ dataDir, filesUrl }: Config): string[] {
  return filesUrl?.startsWith('file:') ? [dataDir, fileURLToPath(filesUrl)] : [dataDir]
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return hasRoomLeft(bavail * bsize, blocks * bsize)
  } catch (error) {
    // No folder: nothing was written there yet.
    if ((error as { code?: string }).code === 'ENOENT') return true
    throw error
  }
}

/** Whether so many bytes of a disk of that size are room enough. */
export function hasRoomLeft(free: number, size: number): boolean {
  return free >= Math.min(LITTLE_ROOM, size * PART_LEFT)
}
