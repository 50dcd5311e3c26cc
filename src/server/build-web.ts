import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WEB_FOLDER } from './web-files.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What the portal is built from. */
const SOURCES = ['src', 'index.html', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the portal when it is missing or older than its sources, so that `npm start` is enough. Where the build
 * tools are not installed, an existing build is served as it is.
 */
export async function buildWeb(): Promise<{ ok: true } | { ok: false; fault: string }> {
  const page = join(WEB_FOLDER, 'index.html')
  const built = existsSync(page) ? statSync(page).mtimeMs : 0
  if (built > newest()) return { ok: true }
  try {
    const { build } = await import('vite')
    await build({ root: ROOT, logLevel: 'error' })
    return { ok: true }
  } catch (error) {
    if (built > 0 && (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return { ok: true }
    return { ok: false, fault: `The portal could not be built: ${(error as Error).message}` }
  }
}

/** When a source changed last, in milliseconds. */
function newest(): number {
  return Math.max(...SOURCES.map((name) => newestIn(join(ROOT, name))))
}

function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}
