import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const BUILT = 'dist/web'

const NO_BUILD =
  'The portal is not built, and what builds it is not installed. Bring the folder dist from where “npm run build” ran, or run “npm ci” without --omit=dev.'

/** What the portal is built from. */
const SOURCES = ['src', 'index.html', 'vite.config.ts', 'package-lock.json']

export type Built = { ok: true } | { ok: false; fault: string }

/**
 * The build goes to a temporary folder and is renamed in the end: a running portal serves the old one until then, and a
 * kill leaves no partial build. Each process has a folder of its own, for several may start at once in one checkout.
 */
const UNFINISHED = 'dist/web.unfinished'

/** The nice value of the build: the rest of the start has priority on a machine with one processor. */
const BEHIND = 10

/** A larger young generation for the build's garbage makes it a tenth faster. */
const BUILD_FLAGS = ['--max-semi-space-size=64']

/**
 * Builds the portal when it is missing or older than its sources, so that `npm start` is enough, and tells so. Where the
 * build tools are not installed (`npm ci --omit=dev`), an existing build is served as it is.
 */
export async function buildWeb(tell: (line: string) => void = () => {}, root = ROOT): Promise<Built> {
  const page = join(root, BUILT, 'index.html')
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) return built > 0 ? { ok: true } : { ok: false, fault: NO_BUILD }
  if (built > newest(root)) return { ok: true }
  tell(built > 0 ? 'Building the portal anew, for its sources have changed …' : 'Building the portal …')
  const unfinished = `${UNFINISHED}-${process.pid}`
  const args = [...BUILD_FLAGS, vite, 'build', '--logLevel', 'error', '--outDir', unfinished, '--emptyOutDir']
  // In a process of its own: it takes another core, and its memory goes with it.
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    // With another value here React would be bundled as its developers use it: twice the size, and slow.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (child.pid) setPriority(child.pid, BEHIND)
  const endToo = () => child.kill()
  process.once('exit', endToo)
  const [said, code] = await Promise.all([text(child.stderr), exitOf(child)])
  process.off('exit', endToo)
  if (code !== 0) return { ok: false, fault: `The portal could not be built. ${said}`.trim() }
  if (existsSync(page) && statSync(page).mtimeMs > newest(root)) {
    // Another process was faster, and may be reading its build at this moment.
    rmSync(join(root, unfinished), { recursive: true, force: true })
    return { ok: true }
  }
  rmSync(join(root, BUILT), { recursive: true, force: true })
  renameSync(join(root, unfinished), join(root, BUILT))
  tell('The portal is built.')
  return { ok: true }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.on('exit', resolve)
    child.on('error', () => resolve(null))
  })
}

/** When a source changed last, in milliseconds. */
function newest(root: string): number {
  return Math.max(...SOURCES.map((name) => newestIn(join(root, name))))
}

function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}
