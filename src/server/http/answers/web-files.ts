import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../boot/config.ts'

/** The built portal, its page filled with what the browser must know. */
export interface WebFiles {
  folder: string
  /** The addresses of the files that browsers may ask for: `/assets/core-1f.js`. */
  files: ReadonlySet<string>
  page: string
  /** Whether a decoded path is the address of a page; the server answers everything else with 404. */
  isPage: (path: string) => boolean
  /** CSP sources of the page's inline scripts. */
  scriptHashes: string[]
  /** The same of the club's own colours. */
  styleHashes: string[]
  /** The workers that keep pages (decisions 0026 and 0082), by their address; another page makes them other workers. */
  workers: ReadonlyMap<string, string>
  /** When the build's page was written (milliseconds): another build has another moment. */
  written: number
  /** Whether the page still says what the club is called and how it looks. */
  isBranded: () => boolean
  /** Reads what lies in the folder now. */
  readAgain: () => WebFiles | null
}

export const WEB_FOLDER = fileURLToPath(new URL('../../../../dist/web/', import.meta.url))

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/** Reads the built portal, or answers null when `npm run build` has not run. */
export function readWebFiles(
  config: Config,
  version: string,
  isPage: WebFiles['isPage'],
  folder = WEB_FOLDER,
): WebFiles | null {
  if (!existsSync(`${folder}/index.html`)) return null
  const written = statSync(`${folder}/index.html`).mtimeMs
  const built = readFileSync(`${folder}/index.html`, 'utf8')
  const said = bootOf(config, version)
  const style = styleOf(config)
  const icon = config.brand.mark?.icon
  const page = built
    .replace(/(<script[^>]*id="boot"[^>]*>)[\s\S]*?(<\/script>)/, (_, open: string, close: string) => {
      return open + said + close
    })
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeText(`${config.brand.name} ${config.brand.tagline}`)}</title>`,
    )
    .replace('href="/favicon.svg" type="image/svg+xml"', (own) =>
      icon ? `href="${icon}" type="image/png"` : own,
    )
    // The club's colours and logo stand in no layer, so that they hold wherever the build's style is.
    .replace('</head>', () => (style ? `<style>${style}</style></head>` : '</head>'))
  const scriptHashes = [...built.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script))
  const styleHashes = style ? [hashOf(style)] : []
  const files = filesIn(folder)
  const workers = workersFor(page, folder, files)
  const readAgain = () => readWebFiles(config, version, isPage, folder)
  const isBranded = () => said === bootOf(config, version) && style === styleOf(config)
  return { folder, files, page, isPage, scriptHashes, styleHashes, workers, written, isBranded, readAgain }
}

/** How the club looks where it is not the house's own: its colours, and its logo. */
const styleOf = ({ brand: { look, mark } }: Config) => (look?.css ?? '') + (mark?.css ?? '')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the page tells the browser's program (src/web/boot.ts). In a script element only "<" could end it early. */
function bootOf({ apiToken, brand, conciergePhone }: Config, version: string): string {
  const { name, tagline, promotions, spanish } = brand
  const boot = { apiToken, brand: { name, tagline, promotions, es: spanish }, phone: conciergePhone, version }
  return JSON.stringify(boot).replaceAll('<', '\\u003c')
}

/**
 * The build as it lies in the folder now: the same while nobody has put another in its place, which takes the files away
 * that the page names (decision 0133), or named the club otherwise. While one is being written the former stays.
 */
export async function renewed(web: WebFiles): Promise<WebFiles> {
  try {
    const { mtimeMs } = await stat(`${web.folder}/index.html`)
    return mtimeMs === web.written && web.isBranded() ? web : (web.readAgain() ?? web)
  } catch {
    return web
  }
}

/** What the page is made of before it is filled, the build's own notes and the compressed twins are nobody's to ask for. */
function filesIn(folder: string): Set<string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
  return new Set(found.filter((path) => !/^\/(index\.html|\.vite\/)|\.(br|gz|part)$/.test(path)))
}

function workersFor(page: string, folder: string, files: ReadonlySet<string>): Map<string, string> {
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16)
  const workers = [...files].filter((path) => /^\/\w+-worker\.js$/.test(path))
  return new Map(
    workers.map((path) => [path, readFileSync(folder + path, 'utf8').replace('"VERSION"', `"${version}"`)]),
  )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
