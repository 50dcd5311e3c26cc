import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/property/web/gate/gate-worker.ts', import.meta.url))

/** What the gate loads beside the page itself, wherever the build put it. */
const WANTED =
  /[\\/](src[\\/]portal[\\/]web[\\/]registered\.ts|src[\\/]property[\\/]web[\\/]gate[\\/]gate\.screen\.tsx|src[\\/](kernel|web|portal|property)[\\/]words[\\/]\w+\.po|node_modules[\\/]jsqr[\\/].*)$/

/** A file of the build, as far as it matters here. */
export interface Built {
  type: string
  isEntry?: boolean
  moduleIds?: readonly string[]
  /** What the chunk stands for where its modules lie in another one. */
  facadeModuleId?: string | null
  imports?: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> }
}

/**
 * Writes `gate-worker.js` into the build: the worker that keeps the gate's page (src/property/web/gate/gate-worker.ts),
 * with the list of the files that the page needs. The server fills in the page's version.
 */
export function gateWorker(): Plugin {
  return {
    name: 'gate-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
      const files = ['/favicon.svg', ...filesOfGate(bundle as Readonly<Record<string, Built>>)]
      const kept = `{ version: 'VERSION', files: ${JSON.stringify(files)} }`
      const source = `${code.replace(/^export /gm, '')}\nkeepGate(self, ${kept})\n`
      this.emitFile({ type: 'asset', fileName: 'gate-worker.js', source })
    },
  }
}

/** The addresses of what the gate's page loads: the chunks, all that they import, and their styles and fonts. */
export function filesOfGate(bundle: Readonly<Record<string, Built>>): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const built = bundle[name]
    if (files.has(name) || built?.type !== 'chunk') return
    files.add(name)
    for (const other of built.imports ?? []) visit(other)
    const { importedCss = [], importedAssets = [] } = built.viteMetadata ?? {}
    for (const file of [...importedCss, ...importedAssets]) files.add(file)
  }
  for (const [name, { isEntry, moduleIds = [], facadeModuleId }] of Object.entries(bundle)) {
    const holds = [...moduleIds, facadeModuleId ?? '']
    if (isEntry || holds.some((id) => WANTED.test(id))) visit(name)
  }
  return [...files].sort().map((name) => `/${name}`)
}
