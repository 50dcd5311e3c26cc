import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the drill finds and keeps things: everything in one folder, everything on loopback from one port on. */
export interface Places {
  folder: string
  /** Of the system's user `postgres`: PostgreSQL refuses to run as root. */
  postgres: { uid: number; gid: number }
  ports: typeof PORTS
}

/** Below the ports that the system gives to whoever calls out: one of those may be taken at any moment. */
const FIRST = Number(process.env.DRILL_PORT ?? 21_000)
const PORTS = {
  https: FIRST,
  http: FIRST + 1,
  primary: FIRST + 2,
  portals: [FIRST + 11, FIRST + 12, FIRST + 13],
  etcd: [FIRST + 21, FIRST + 22, FIRST + 23],
  etcdPeers: [FIRST + 24, FIRST + 25, FIRST + 26],
  database: [FIRST + 31, FIRST + 32],
  patroni: [FIRST + 33, FIRST + 34],
} as const

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The passwords that the shipped files leave open. */
export const PASSWORD = 'only-for-the-drill'

/** The places of a drill under a folder that exists. */
export function placesIn(folder: string): Places {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([name]) => name === 'postgres') ?? []
  if (!uid || !gid || userInfo().uid !== 0)
    throw new Error('The drill wants root (it mounts disks) and a user postgres')
  return { folder, postgres: { uid: Number(uid), gid: Number(gid) }, ports: PORTS }
}

/** The shipped addresses, and the port on loopback that stands for each. */
const ADDRESSES: readonly [string, number][] = [
  ...PORTS.portals.map((port, at): [string, number] => [`10.0.0.2${at + 1}:3000`, port]),
  ...PORTS.etcd.map((port, at): [string, number] => [`10.0.0.1${at + 1}:2379`, port]),
  ...PORTS.etcdPeers.map((port, at): [string, number] => [`10.0.0.1${at + 1}:2380`, port]),
  ...PORTS.database.map((port, at): [string, number] => [`10.0.0.1${at + 1}:5432`, port]),
  ...PORTS.patroni.map((port, at): [string, number] => [`10.0.0.1${at + 1}:8008`, port]),
  ['127.0.0.1:5000', PORTS.primary],
]

/**
 * Writes a shipped file into the drill's folder, of which only addresses, passwords and the further `changes` are the
 * drill's. A change whose text the file does not have is a fault: then the file is another than the drill believes.
 */
export function placeShipped(
  name: string,
  to: string,
  changes: readonly (readonly [string, string])[] = [],
): string {
  let text = readFileSync(new URL(name, import.meta.url), 'utf8')
  for (const [shipped, ours] of changes) {
    if (!text.includes(shipped)) throw new Error(`${name} has no “${shipped}”`)
    text = text.replaceAll(shipped, ours)
  }
  for (const [address, port] of ADDRESSES) text = text.replaceAll(address, `127.0.0.1:${port}`)
  text = text.replaceAll(/PASSWORD-OF-\w+/g, PASSWORD).replaceAll('10.0.0.0/24', '127.0.0.1/32')
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, text)
  return to
}

/** A folder of the user postgres alone. */
export function folderOfPostgres(places: Places, ...path: string[]): string {
  const folder = join(places.folder, ...path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chownSync(folder, places.postgres.uid, places.postgres.gid)
  return folder
}
