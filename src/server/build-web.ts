import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const BUILT_PAGE = 'dist/web/index.html'

const NO_BUILD =
  'The portal is not built, and what builds it is not installed. Bring the folder dist from where “npm run build” ran, or run “npm ci” without --omit=dev.'

/** What the portal is built from. */
const SOURCES = ['src', 'index.html', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the portal when it is missing or older than its sources, so that `npm start` is enough. Where the build
 * tools are not installed (`npm ci --omit=dev`), an existing build is served as it is.
 */
export async function buildWeb(root = ROOT): Promise<{ ok: true } | { ok: false; fault: string }> {
  const page = join(root, BUILT_PAGE)
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) return built > 0 ? { ok: true } : { ok: false, fault: NO_BUILD }
  if (built > newest(root)) return { ok: true }
  // In a process of its own: it takes another core, and its memory goes with it.
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, code] = await Promise.all([text(child.stderr), exitOf(child)])
  return code === 0 ? { ok: true } : { ok: false, fault: `The portal could not be built. ${said}`.trim() }
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
