import type { Cluster } from '../database.ts'
import type { Portal } from '../portals.ts'

/** What runs while something breaks. */
export interface World {
  cluster: Cluster
  portals: readonly Portal[]
  /** The disk of the files that the portals share. */
  files: string
}

/** Something that breaks and is mended again, under load. */
export interface Fault {
  name: string
  /** The fault in words. */
  what: string
  /** Breaks it and mends it; answers when all is whole again. */
  act: (world: World) => Promise<void>
}
