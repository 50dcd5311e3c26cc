import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What `deploy/` holds for a proxy before the portal, as it is shipped. */
export const shipped = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

export type ProxyKind = 'nginx' | 'Caddy' | 'HAProxy'

/** Whether the program is installed here. */
export function isInstalled(kind: ProxyKind): boolean {
  const asked = { nginx: ['nginx', '-v'], Caddy: ['caddy', 'version'], HAProxy: ['haproxy', '-v'] }[kind]
  return spawnSync(asked[0] ?? '', asked.slice(1), { stdio: 'ignore' }).status === 0
}

export interface RunningProxy {
  ask: (path: string, options?: Asked) => Promise<Answered>
  stop: () => Promise<void>
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

export interface Answered {
  code: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

/** A port that nobody has at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Starts a proxy with its shipped configuration, of which only names, ports and folders are the test's. */
export async function startProxy(kind: ProxyKind, upstream: number): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-proxy-'))
  // nginx's workers are another user.
  chmodSync(folder, 0o755)
  const [port, plain] = [await freePort(), await freePort()]
  selfSigned(folder)
  const configured = { nginx: nginxIn, Caddy: caddyIn, HAProxy: haproxyIn }[kind]
  const [program, args] = configured(folder, { port, plain, upstream })
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let said = ''
  child.stderr?.on('data', (piece) => {
    said += piece
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ca = readFileSync(join(folder, 'fullchain.pem'))
  const session = await connected(port, ca, () => child.exitCode === null).catch((error) => {
    throw new Error(`${kind} does not start: ${said || error}`)
  })
  return {
    ask: (path, options) => ask(session, path, options),
    stop: async () => {
      session.destroy()
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function selfSigned(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const names = ['-subj', '/CN=portal.example', '-addext', 'subjectAltName=DNS:portal.example']
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const { status } = spawnSync('openssl', [...made, ...names, ...files], { stdio: 'ignore' })
  if (status !== 0) throw new Error('openssl makes no certificate')
}

interface Places {
  port: number
  plain: number
  upstream: number
}

function nginxIn(folder: string, { port, plain, upstream }: Places): [string, string[]] {
  const site = shipped('nginx.conf')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace(/^ {2}listen 80;/m, `listen 127.0.0.1:${plain};`)
    .replace(/^ {2}listen 443 /m, `listen 127.0.0.1:${port} `)
    .replaceAll('/etc/ssl/portal.example', folder)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  writeFileSync(join(folder, 'veranda.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'main.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
     events { worker_connections 64; }
     http { access_log off; ${temporary} include ${folder}/veranda.conf; }`,
  )
  return ['nginx', ['-c', join(folder, 'main.conf'), '-e', 'stderr']]
}

function caddyIn(folder: string, { port, upstream }: Places): [string, string[]] {
  const site = shipped('Caddyfile')
    .replace(
      /^portal\.example \{/m,
      `https://portal.example:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  mkdirSync(join(folder, 'data'))
  // Neither its own address for orders nor the redirect from port 80: both are the machine's.
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}/data\n}\n${site}`,
  )
  return ['caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']]
}

function haproxyIn(folder: string, { port, plain, upstream }: Places): [string, string[]] {
  const pem = join(folder, 'portal.pem')
  writeFileSync(
    pem,
    ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(folder, name))).join(''),
  )
  const site = shipped('drill/haproxy.cfg')
    // Its user is for whoever starts it as root; the test may be anybody.
    .replaceAll(/^ {2}(user|group) .*\n/gm, '')
    .replace('maxconn 4000', 'maxconn 64')
    .replace('bind :80', `bind 127.0.0.1:${plain}`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replaceAll('/etc/haproxy/portal.pem', pem)
    .replace('log /dev/log local0', 'log stderr format raw local0 err')
    .replaceAll(/^ {2}server portal[23] .*\n/gm, '')
    .replaceAll('10.0.0.21:3000', `127.0.0.1:${upstream}`)
  writeFileSync(join(folder, 'haproxy.cfg'), site)
  return ['haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]]
}

/** A connection that speaks HTTP/2 over TLS, as soon as somebody listens. */
async function connected(port: number, ca: Buffer, lives: () => boolean): Promise<ClientHttp2Session> {
  for (;;) {
    const session = connect(`https://127.0.0.1:${port}`, { ca, servername: 'portal.example' })
    const opened = await new Promise<Error | null>((resolve) => {
      session.once('connect', () => resolve(null))
      session.once('error', resolve)
    })
    if (!opened) return session
    session.destroy()
    if (!lives() || !('code' in opened) || opened.code !== 'ECONNREFUSED') throw opened
    await new Promise((soon) => setTimeout(soon, 50))
  }
}

function ask(
  session: ClientHttp2Session,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      [constants.HTTP2_HEADER_METHOD]: method,
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_AUTHORITY]: 'portal.example',
      ...headers,
    })
    let code = 0
    let answered: Answered['headers'] = {}
    const pieces: Buffer[] = []
    stream.on('response', ({ ':status': status = 0, ...rest }) => {
      code = Number(status)
      answered = rest as Answered['headers']
      if (headers['content-length']) stream.close()
    })
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    const done = () => resolve({ code, headers: answered, bytes: Buffer.concat(pieces) })
    stream.on('close', done)
    // A proxy that refuses a body resets the rest of it, after its answer.
    stream.on('error', (error) => (code ? done() : reject(error)))
    // Of a body that is only announced nothing is sent: the answer has to come before it.
    if (!headers['content-length']) stream.end(body)
  })
}
