import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/web/keeper/keeper.ts', import.meta.url))

interface Keeper {
  file: string
  /** What the kept page loads beside the page itself, wherever the build put it. */
  wanted: RegExp
  /** What else of ours it keeps from the start. */
  more?: readonly string[]
  /** The rest of what the worker is told (src/web/keeper/keeper.ts). */
  how: { page: string; name: string; everywhere?: true }
}

const modules = (...paths: string[]) => new RegExp(`[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})$`)

/** The script that every page runs. */
const PROGRAM = modules('src/portal/web/main\\.tsx')

/** Which pages are kept, and by which files of the build. */
export const KEEPERS: readonly Keeper[] = [
  {
    file: 'gate-worker.js',
    wanted: modules(
      'src/portal/web/registered\\.ts',
      'src/property/web/gate/gate\\.screen\\.tsx',
      'src/(kernel|web|portal|property)/words/\\w+\\.po',
      'node_modules/jsqr/.*',
    ),
    how: { page: '/gate', name: 'veranda.gate.' },
  },
  {
    file: 'shell-worker.js',
    wanted: modules(
      'src/portal/web/registered\\.ts',
      'src/portal/web/layout/main-layout\\.tsx',
      'src/(kernel|web|portal|membership)/words/\\w+\\.po',
    ),
    // What stands beside “We couldn’t load”.
    more: ['/art/lighthouse/dawn.svg', '/art/lighthouse/night.svg'],
    how: { page: '/home', name: 'veranda.shell.', everywhere: true },
  },
]

/** A file of the build, as far as it matters here. */
export interface Built {
  type: string
  moduleIds?: readonly string[]
  /** What the chunk stands for where its modules lie in another one. */
  facadeModuleId?: string | null
  imports?: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> }
}

/**
 * Writes a worker for each keeper into the build: it keeps its page (src/web/keeper/keeper.ts) with the list of the files
 * that the page needs. The server fills in the page's version.
 */
export function workers(): Plugin {
  return {
    name: 'workers',
    apply: 'build',
    generateBundle: {
      // After the chunks that held styles alone have gone: a file that is not there would keep the worker from installing.
      order: 'post',
      async handler(_, bundle) {
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
        const built = bundle as Readonly<Record<string, Built>>
        for (const { file, wanted, how, more = [] } of KEEPERS) {
          const files = ['/favicon.svg', ...more, ...filesOf(built, wanted)]
          const kept = JSON.stringify({ version: 'VERSION', files, ...how })
          const source = `${code.replace(/^export /gm, '')}\nkeepPages(self, ${kept})\n`
          this.emitFile({ type: 'asset', fileName: file, source })
        }
      },
    },
  }
}

/** The files of the program and of the chunks that hold a wanted module, with all that these load by themselves. */
export function filesOf(bundle: Readonly<Record<string, Built>>, wanted: RegExp): string[] {
  return filesFrom(bundle, (built) => holds(built, PROGRAM) || holds(built, wanted)).map((name) => `/${name}`)
}

/** The files of the chunks that hold a wanted module, with all that these load by themselves. */
export function filesBehind(bundle: Readonly<Record<string, Built>>, wanted: RegExp): string[] {
  return filesFrom(bundle, (built) => holds(built, wanted))
}

function holds({ moduleIds = [], facadeModuleId }: Built, wanted: RegExp): boolean {
  return [...moduleIds, facadeModuleId ?? ''].some((id) => wanted.test(id))
}

function filesFrom(bundle: Readonly<Record<string, Built>>, isStart: (built: Built) => boolean): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const built = bundle[name]
    if (files.has(name) || built?.type !== 'chunk') return
    files.add(name)
    for (const other of built.imports ?? []) visit(other)
    const { importedCss = [], importedAssets = [] } = built.viteMetadata ?? {}
    for (const file of [...importedCss, ...importedAssets]) files.add(file)
  }
  for (const [name, built] of Object.entries(bundle)) if (isStart(built)) visit(name)
  return [...files].sort()
}
