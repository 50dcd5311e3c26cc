import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { API_TOKEN } from './scenarios/scenario.ts'

/** A server in a process of its own. */
export interface Side {
  url: string
  stop: () => Promise<void>
}

/** Starts one side on a database; the file says which. Both get as many connections. */
export async function startSide(file: 'veranda.ts' | 'ceiling.ts', databaseUrl: string): Promise<Side> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    // As the unit file and the container have it.
    execArgv: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '1',
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      API_TOKEN,
      LOG_LEVEL: 'warn',
    },
  })
  const exit = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([message]) => Number(message)),
    exit.then(([code]) => {
      throw new Error(`${file} ended with ${code} before it listened`)
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.disconnect()
      await exit
    },
  }
}

/** After this long a server that listens is idle. */
export const IDLE_AFTER_MS = 4_000

/** Megabytes that a portal's process holds, as its own metrics say. */
export async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? []
  if (!bytes) throw new Error('The metrics say nothing of the memory')
  return Number(bytes) / 1_048_576
}
