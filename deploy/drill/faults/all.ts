import { databaseDiskFull, filesDiskFull } from './disk-full.ts'
import type { Fault } from './fault.ts'
import { portalKilled } from './portal-killed.ts'
import { primaryFrozen } from './primary-frozen.ts'
import { primaryKilled } from './primary-killed.ts'
import { replicaCut, replicaKilled } from './replica-cut.ts'
import { rollingUpgrade } from './rolling-upgrade.ts'

/** In the order in which they are tried. */
export const FAULTS: readonly Fault[] = [
  portalKilled,
  rollingUpgrade,
  primaryKilled,
  primaryFrozen,
  replicaKilled,
  replicaCut,
  filesDiskFull,
  databaseDiskFull,
]
