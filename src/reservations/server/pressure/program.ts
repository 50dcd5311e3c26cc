import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { API, type Endpoint } from '../../../kernel/endpoint.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** What the program finds of this process's environment: not the tests' own variables. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']

export interface Program {
  /** Where it listens: `http://host:port`. */
  url: string
  /** Ends it in the middle of whatever it does, as the kernel would. */
  kill: () => Promise<void>
  /** Asks it to end, and waits until it has; answers its exit code. */
  stop: () => Promise<number | null>
}

/** Starts the real program as a process of its own, on a free port, and waits until it listens. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const kept = Object.fromEntries(
    KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const child = spawn(process.execPath, ['scripts/run.mjs', 'src/server/boot/main.ts'], {
    cwd: ROOT,
    env: { ...kept, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const [, address] = said.match(/ is at (http:\/\/\S+)/) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    exited.then(([code]) => reject(new Error(`The program ended with ${code}: ${said}`)), reject)
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    return (await exited)[0]
  }
  return {
    url,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** What somebody at a browser sends, and with which cookie. */
export interface Browser {
  token: string
  cookie: string
}

/** One call over HTTP. Throws when the program does not answer it whole. */
export async function callOver(
  { url }: Program,
  browser: Browser,
  endpoint: Endpoint,
  input: { query?: Record<string, string>; body?: unknown; key?: string } = {},
) {
  const response = await fetch(`${url}${API}${endpoint.path}?${new URLSearchParams(input.query)}`, {
    method: endpoint.method,
    headers: {
      token: browser.token,
      cookie: browser.cookie,
      'content-type': 'application/json',
      ...(input.key && { 'idempotency-key': input.key }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (cookie) browser.cookie = cookie.split(';')[0] ?? ''
  return { code: response.status, body: await response.json() }
}
