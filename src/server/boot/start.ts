import { existsSync } from 'node:fs'
import { databaseFolder, layOutCluster } from '../database/cluster.ts'
import { buildWeb } from './build-web.ts'
import type { Config } from './config.ts'
import { faultOfPort } from './free-port.ts'
import { lockFolder } from './lock.ts'
import type { OpenedPortal, OpenParts } from './open-portal.ts'
import { faultOf } from './start-fault.ts'

export type StartParts = Partial<Pick<OpenParts, 'clock' | 'tell' | 'log'>>

/**
 * Brings the portal up: the data folder is taken, the web built where it is missing, and the portal opened. The build
 * and the unpacking of the embedded database's cluster begin before the rest of the program is even read.
 */
export async function start(
  config: Config,
  { clock = () => new Date(), tell = () => {}, log }: StartParts = {},
): Promise<OpenedPortal | { ok: false; fault: string }> {
  try {
    return await startIn(config, { clock, tell, log })
  } catch (error) {
    const fault = faultOf(error, config.dataDir)
    if (!fault) throw error
    return { ok: false, fault }
  }
}

async function startIn(
  config: Config,
  parts: Pick<OpenParts, 'clock' | 'tell' | 'log'>,
): Promise<OpenedPortal | { ok: false; fault: string }> {
  const lock = lockFolder(config.dataDir)
  if (!lock && !config.databaseUrl) {
    return {
      ok: false,
      fault: `Another Veranda already runs on the folder “${config.dataDir}”. End it, or set DATA_DIR to another folder.`,
    }
  }
  const taken = await faultOfPort(config)
  if (taken) {
    lock?.release()
    return { ok: false, fault: taken }
  }
  const building = buildWeb(parts.tell)
  const laidOut = config.databaseUrl ? Promise.resolve() : layOut(config.dataDir, parts.tell)
  // Its rejection is handled where it is awaited; until then it must not count as unhandled.
  laidOut.catch(() => {})
  const { openPortal } = await import('./open-portal.ts')
  await laidOut
  const opened = await openPortal({ config, ...parts, building })
  if (!opened.ok) {
    lock?.release()
    return opened
  }
  return {
    ...opened,
    stop: async () => {
      await opened.stop()
      lock?.release()
    },
  }
}

async function layOut(dataDir: string, tell: StartParts['tell'] & {}): Promise<void> {
  if (!existsSync(databaseFolder(dataDir))) tell(`Laying out the database in ${dataDir} …`)
  await layOutCluster(dataDir)
}
