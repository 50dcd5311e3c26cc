import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { API_TOKEN } from '../../bench/scenarios/scenario.ts'
import { PASSWORD, type Places, placeShipped, ROOT } from './places.ts'
import { type Program, startProgram, until } from './programs.ts'

export const NAME = 'portal.example'

/** One process of the portal. */
export interface Portal {
  name: string
  start: () => Promise<void>
  /** SIGTERM: it drains and ends. Answers its exit code. */
  end: () => Promise<number | null>
  kill: () => void
}

/** The three portals: one database, one folder of files, nothing else in common. */
export function portalsOn(places: Places, files: string): Portal[] {
  return places.ports.portals.map((port, at) => {
    const name = `portal${at + 1}`
    const folder = join(places.folder, name)
    mkdirSync(folder, { recursive: true })
    let program: Program | null = null
    return {
      name,
      start: async () => {
        program = startProgram(process.execPath, ['scripts/start.mjs'], {
          log: join(folder, 'log'),
          cwd: process.env.DRILL_UPGRADE_TO && program ? process.env.DRILL_UPGRADE_TO : ROOT,
          env: {
            HOME: folder,
            PORT: String(port),
            DATA_DIR: folder,
            FILES_URL: `file://${files}`,
            DATABASE_URL: `postgres://veranda:${PASSWORD}@127.0.0.1:${places.ports.primary}/veranda`,
            API_TOKEN,
            PUBLIC_URL: `https://${NAME}`,
            TRUST_PROXY: 'loopback',
          },
        })
        await until(`${name} is ready`, 60, async () => {
          if (program && !program.running()) throw new Error(`${name} has ended`)
          return (await fetch(`http://127.0.0.1:${port}/ready`)).ok
        })
      },
      end: async () => {
        program?.child.kill('SIGTERM')
        return (await program?.ended) ?? null
      },
      kill: () => void program?.child.kill('SIGKILL'),
    }
  })
}

/** Starts HAProxy between the portals and the database. */
export async function startWayToDatabase(places: Places): Promise<void> {
  const [db1, db2] = places.ports.patroni
  const config = placeShipped('haproxy-database.cfg', join(places.folder, 'haproxy-database.cfg'), [
    ['check port 8008', 'check'],
    ['server db1 10.0.0.11:5432', `server db1 10.0.0.11:5432 port ${db1}`],
    ['server db2 10.0.0.12:5432', `server db2 10.0.0.12:5432 port ${db2}`],
    ['log /dev/log local0', 'log stderr format raw local0'],
  ])
  await startHaproxy(config, places.ports.primary)
}

/** Starts HAProxy before the portals, with a certificate made for it. Answers the certificate. */
export async function startFrontDoor(places: Places): Promise<Buffer> {
  const pem = join(places.folder, 'portal.pem')
  const [key, certificate] = [`${pem}.key`, `${pem}.crt`]
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' '),
      '-subj',
      `/CN=${NAME}`,
    ].concat(['-addext', `subjectAltName=DNS:${NAME}`, '-keyout', key, '-out', certificate]),
    { stdio: 'ignore' },
  )
  writeFileSync(pem, Buffer.concat([readFileSync(certificate), readFileSync(key)]))
  const config = placeShipped('haproxy.cfg', join(places.folder, 'haproxy.cfg'), [
    ['bind :80', `bind 127.0.0.1:${places.ports.http}`],
    ['bind :443', `bind 127.0.0.1:${places.ports.https}`],
    ['/etc/haproxy/portal.pem', pem],
    ['log /dev/log local0', 'log stderr format raw local0'],
  ])
  await startHaproxy(config, places.ports.https)
  return readFileSync(certificate)
}

async function startHaproxy(config: string, port: number): Promise<void> {
  const program = startProgram('haproxy', ['-f', config, '-db'], { log: `${config}.log` })
  await until(`HAProxy listens at ${port}`, 10, () => isOpen(port))
  if (!program.running()) throw new Error(`HAProxy has ended: ${readFileSync(`${config}.log`, 'utf8')}`)
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
