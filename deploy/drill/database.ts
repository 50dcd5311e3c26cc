import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeDisk } from './disks.ts'
import { folderOfPostgres, PASSWORD, type Places, placeShipped } from './places.ts'
import { familyOf, letGo, type Program, pause, signal, startProgram, until } from './programs.ts'

/** A machine of the database: Patroni and the PostgreSQL that it keeps, on a disk of their own. */
export interface Machine {
  name: string
  disk: string
  start: () => void
  /** All of it at once, as when the power goes. */
  kill: () => Promise<void>
  /** All of it stands still and keeps its connections, as when the network is cut. */
  freeze: () => void
  thaw: () => void
}

/** What Patroni says of one of its machines. */
interface Member {
  name: string
  role: string
  state: string
}

export interface Cluster {
  machines: readonly Machine[]
  primary: () => Promise<Machine>
  replica: () => Promise<Machine>
  /** Whether one leads and the other follows it synchronously. */
  isWhole: () => Promise<boolean>
  /** PostgreSQL's address as portals have it: through HAProxy, whoever leads. */
  url: (database: string) => string
}

const MEGABYTES = 1_536

/** Starts three etcd, which agree on who leads. */
export async function startEtcd(places: Places): Promise<void> {
  const { ports } = places
  const folder = folderOfPostgres(places, 'etcd')
  for (const at of [1, 2, 3]) {
    const own = (port: number): [string, string] => [`//10.0.0.11:${port}`, `//10.0.0.1${at}:${port}`]
    const config = placeShipped('etcd.yml', join(folder, `etcd${at}.yml`), [
      ['name: etcd1', `name: etcd${at}`],
      own(2379),
      own(2380),
      // In the list of all three the first one keeps its address.
      [`etcd1=http://10.0.0.1${at}:2380`, 'etcd1=http://10.0.0.11:2380'],
      ['/var/lib/etcd/veranda', join(folder, `data${at}`)],
    ])
    startProgram('etcd', ['--config-file', config], { log: join(folder, 'log'), user: places.postgres })
  }
  await until('etcd has a leader', 30, async () => {
    const { health } = await (await fetch(`http://127.0.0.1:${ports.etcd[0]}/health`)).json()
    return health === 'true'
  })
}

/** Starts PostgreSQL twice under Patroni, and waits until the replica follows synchronously. */
export async function startCluster(places: Places): Promise<Cluster> {
  const machines = [0, 1].map((at) => machineOf(places, at))
  const members = async (): Promise<Member[]> => {
    for (const port of places.ports.patroni)
      try {
        const limit = AbortSignal.timeout(1_000)
        const answer = await fetch(`http://127.0.0.1:${port}/cluster`, { signal: limit })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {}
    return []
  }
  const machineIn = async (role: RegExp) => {
    const member = (await members()).find((one) => role.test(one.role))
    const machine = machines.find(({ name }) => name === member?.name)
    if (!machine) throw new Error(`Nobody is ${role.source}`)
    return machine
  }
  const cluster: Cluster = {
    machines,
    primary: () => machineIn(/leader|primary|master/),
    replica: () => machineIn(/standby|replica/),
    isWhole: async () =>
      (await members()).some(({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state)),
    url: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${places.ports.primary}/${database}`,
  }
  machines[0]?.start()
  await until('PostgreSQL leads', 60, async () => Boolean(await cluster.primary()))
  machines[1]?.start()
  await until('the replica follows synchronously', 90, cluster.isWhole)
  return cluster
}

function machineOf(places: Places, at: number): Machine {
  const name = `db${at + 1}`
  const disk = makeDisk(places, name, MEGABYTES, places.postgres)
  const home = folderOfPostgres(places, `${name}-home`)
  const data = join(disk, 'data')
  const own = (port: number) => [`: 10.0.0.11:${port}`, `: 10.0.0.1${at + 1}:${port}`] as const
  const config = placeShipped('patroni.yml', join(home, 'patroni.yml'), [
    ['name: db1', `name: ${name}`],
    own(8008),
    own(5432),
    ['/var/lib/postgresql/veranda', data],
    ['/var/lib/postgresql/.pgpass-veranda', join(home, 'pgpass')],
    ['/var/run/postgresql', home],
  ])
  let patroni: Program | null = null
  /** Patroni, PostgreSQL (which is nobody's child once it runs) and what both have started. */
  const family = () => familyOf(...[patroni?.child.pid ?? 0, postmasterIn(data)].filter((id) => id > 1))
  letGo.push(family)
  return {
    name,
    disk,
    start: () => {
      patroni = startProgram('patroni', [config], {
        log: join(home, 'log'),
        user: places.postgres,
        cwd: home,
      })
    },
    kill: async () => {
      const all = family()
      // First still, then gone: nothing of it acts on the end of another part.
      signal(all, 'SIGSTOP')
      signal(all, 'SIGKILL')
      await patroni?.ended
      await until(`${name} is gone`, 10, () => !all.some(isAlive))
    },
    freeze: () => signal(family(), 'SIGSTOP'),
    thaw: () => signal(family(), 'SIGCONT'),
  }
}

/** The number of the PostgreSQL on this data; 0 where there is none. After a kill its file stays, and the number may be a stranger's. */
function postmasterIn(data: string): number {
  try {
    const id = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(data) ? id : 0
  } catch {
    return 0
  }
}

function isAlive(id: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Asks the one that leads, trying again while nobody does. */
export async function askPrimary<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  for (let left = 60; ; left--) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      query_timeout: 20_000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(text, values)).rows
    } catch (error) {
      if (left === 0) throw error
      await pause(1_000)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
