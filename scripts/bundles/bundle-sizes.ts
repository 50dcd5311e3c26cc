import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { heldIn } from './chunks.ts'

/** One chunk as Vite's manifest lists it. */
interface Chunk {
  file: string
  /** What it is called where modules of several places share it. */
  name?: string
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

/** Everything that a first visit to a screen loads, compressed, in bytes. */
export interface ScreenSize {
  screen: string
  js: number
  css: number
  files: number
}

export const FOLDER = fileURLToPath(new URL('../../dist/web/', import.meta.url))

const LOGIN_SCREEN = 'src/membership/web/login.screen.tsx'
/** Screens outside of the signed-in frame; the rest stand inside it. */
const LOGIN = /(login|forgot-password|reset-password)\.screen/
const ADMIN = /^src\/admin\//
const BARE = /(not-found|terms)\.screen/

/**
 * Brotli sizes of each screen's first visit, in English: what the page itself names, and what the manifest's static imports
 * lead to.
 */
export function bundleSizes(folder = FOLDER): ScreenSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const page = namedIn(readFileSync(`${folder}/index.html`, 'utf8'))
  const weight = weigher(folder)
  const screens = new Set([
    LOGIN_SCREEN,
    ...Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx')),
  ])
  return [...screens].sort().map((screen) => {
    const roots = [...[...frameOf(screen), screen].map((path) => keyOf(manifest, path)), ...wordsOf(screen)]
    return { screen, ...weigh(weight, new Set([...page, ...filesOf(manifest, roots)])) }
  })
}

/** Under which key a manifest has a screen or a frame: its own, or that of the file which holds it (scripts/bundles/chunks.ts). */
function keyOf(manifest: Manifest, path: string): string {
  if (manifest[path]) return path
  const held = heldIn(path)
  const found = Object.entries(manifest).find(([, { name }]) => held !== null && name === held)
  if (!found) throw new Error(`The build has no ${path}`)
  return found[0]
}

/** The programs and styles that the page asks for by itself. */
function namedIn(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  )
  if (named.length === 0) throw new Error('The page names no program')
  return named
}

function frameOf(screen: string): string[] {
  if (BARE.test(screen)) return []
  if (ADMIN.test(screen)) return ['src/portal/web/layout/admin-layout.tsx']
  return [`src/portal/web/layout/${LOGIN.test(screen) ? 'login' : 'main'}-layout.tsx`]
}

function wordsOf(screen: string): string[] {
  const [, slice = '', ...rest] = screen.split('/')
  const room = `${slice}/${rest.slice(0, 2).join('/')}`
  return ['src/portal/web/page-words.en.ts', `src/${slice}/words/en.po`, `src/${room}/words/en.po`]
}

/** The files of these chunks and of all that they import statically. */
function filesOf(manifest: Manifest, roots: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (seen.has(key) || !chunk) return
    seen.add(key)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const root of roots) visit(root)
  return files
}

function weigh(weight: (file: string) => number, files: ReadonlySet<string>): Omit<ScreenSize, 'screen'> {
  const size = { js: 0, css: 0, files: files.size }
  for (const file of files) size[file.endsWith('.css') ? 'css' : 'js'] += weight(file)
  return size
}

/** The bytes of a file, compressed. A cache: most screens share most of their files, and packing takes half a minute of them. */
function weigher(folder: string): (file: string) => number {
  const weights = new Map<string, number>()
  return (file) => {
    const known = weights.get(file) ?? brotli(readFileSync(`${folder}/${file}`))
    weights.set(file, known)
    return known
  }
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** What a first visit may load, brotli, in KB. */
interface Budget {
  js: number
  css: number
}

/** What no screen may pass. */
export function budgetOf(screen: string): Budget {
  if (screen === LOGIN_SCREEN) return { js: 105, css: 10 }
  if (screen.endsWith('/dashboard.screen.tsx')) return { js: 130, css: 10 }
  return { js: 180, css: 10 }
}

/** Files that import each other in a circle: one of them would run before what it needs. */
export function circlesIn(folder = FOLDER): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const circles: string[] = []
  const cleared = new Set<string>()
  const visit = (key: string, way: readonly string[]) => {
    if (way.includes(key))
      circles.push(`${[...way.slice(way.indexOf(key)), key].join(' imports ')}: a circle`)
    if (way.includes(key) || cleared.has(key)) return
    for (const other of manifest[key]?.imports ?? []) visit(other, [...way, key])
    cleared.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return circles
}

/** A sentence for each screen that passes its budget. */
export function beyondBudget(sizes: readonly ScreenSize[]): string[] {
  return sizes.flatMap(({ screen, ...size }) => {
    const budget = budgetOf(screen)
    return (['js', 'css'] as const)
      .filter((kind) => size[kind] > budget[kind] * 1024)
      .map((kind) => `${screen}: ${kilobytes(size[kind])} of ${kind}, its budget is ${budget[kind]} KB`)
  })
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
