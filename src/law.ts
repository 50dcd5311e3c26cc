import { dirname, join, normalize } from 'node:path/posix'

/** The source tree as data: path below `src/` to text. The tests also run the laws on small bad trees. */
export type Tree = ReadonlyMap<string, string>

/** Which slice may import which: one way, no cycles. A slice that is not named here may not exist. */
export const SLICES: Readonly<Record<string, readonly string[]>> = {
  'club-folder': [],
  photos: [],
  drafts: [],
  membership: ['club-folder'],
  about: ['club-folder', 'membership', 'reservations'],
  documents: ['club-folder', 'membership'],
  finance: ['club-folder', 'membership'],
  promotions: ['club-folder', 'membership', 'photos', 'drafts'],
  property: ['club-folder', 'membership', 'finance'],
  verification: ['membership'],
  reservations: ['club-folder', 'membership'],
  draws: ['membership', 'reservations'],
  trades: ['membership', 'reservations'],
  marketplace: ['club-folder', 'membership', 'reservations', 'finance', 'photos', 'drafts', 'property'],
  reminders: ['club-folder', 'membership', 'reservations', 'finance'],
  itinerary: ['club-folder', 'membership', 'reservations', 'marketplace', 'property'],
  dashboard: ['club-folder', 'membership', 'reservations', 'finance', 'photos'],
  admin: [
    'club-folder',
    'photos',
    'membership',
    'reservations',
    'finance',
    'documents',
    'property',
    'promotions',
    'marketplace',
    'about',
    'dashboard',
    'verification',
    'reminders',
    'draws',
    'trades',
  ],
  demo: [
    'photos',
    'membership',
    'reservations',
    'finance',
    'documents',
    'property',
    'promotions',
    'marketplace',
    'about',
    'dashboard',
    'reminders',
    'draws',
    'trades',
  ],
  portal: [
    'photos',
    'drafts',
    'membership',
    'reservations',
    'itinerary',
    'finance',
    'documents',
    'property',
    'promotions',
    'marketplace',
    'about',
    'dashboard',
    'admin',
    'verification',
    'reminders',
    'draws',
    'trades',
    'demo',
  ],
}

/** The closed list of the kernel. */
const KERNEL = [
  'calendar-text',
  'check',
  'day',
  'day-words',
  'endpoint',
  'faults',
  'field-words',
  'language',
  'money',
  'outcome',
  'phone',
  'plain-text',
  'publishing',
  'span-words',
  'words',
  'written-day',
]

/** Files that may import what they like: they start the portal, try it, or hold it to the laws. */
const COMPOSERS = [
  /^server\/boot\/(open-portal|start|main)\.ts$/,
  /\.test\.tsx?$|(^|\/)testing[\w.-]*\.ts$|\/pressure\//,
  /^law\.ts$/,
]

/** Files that may hold SQL: the stores, what runs the migrations, and tests. */
const SQL_TOO =
  /\.store\.ts$|^server\/database\/(migrate|database)\.ts$|\.test\.ts$|^law\.ts$|(^|\/)server\/testing/

/**
 * Files that open a transaction themselves: commands, background jobs and the demo, for which no caller waits. All
 * others call `inTransaction`, inside of which slow work (files, mails, hashes) throws.
 */
const OPENERS =
  /^server\/database\/transaction\.ts$|^server\/backup\/|^admin\/server\/club\/|^demo\/server\/|\/server\/(?:\w+\/)?settle-\w+\.store\.ts$|\.test\.ts$|(^|\/)(testing|pressure)/

/** How many lines a file of code may have. Tests and what a script writes are as long as what they list. */
const MOST_LINES = 300
const LONG_TOO = /\.test\.tsx?$|^law|^server\/database\/tables\.ts$/

/** How many files a folder may have, those of its folders not counted. */
const MOST_FILES = 40

/**
 * Folders that are lists: one file for each thing, in an order of their own, which a person looks up by its name. Paths
 * from the root of the repo.
 */
const LISTS = ['database/migrations', 'docs/decisions', 'docs/club-folder']

/** What a module exports by name where it declares it. */
const EXPORTED =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Kinds of a cell in the club's folder, named as the shapes of a call's fields are: they say the same of other texts. */
const CELLS_AND_FIELDS = ['text', 'email', 'phone', 'whole', 'day', 'instant']

const BANNED_NAMES = /(^|[-.])(utils?|helpers?|misc|common)([-.]|$)|(manager|service)\.tsx?$/i

type Zone = 'kernel' | 'server' | 'web' | 'root' | 'slice-server' | 'slice-web' | 'slice-desk' | 'top'

interface Place {
  zone: Zone
  slice: string | null
}

/** Every breach of the laws of the house, a sentence each. An empty list is a lawful tree. */
export function breaches(tree: Tree): string[] {
  const found: string[] = []
  for (const [path, text] of tree) {
    found.push(...breachesOfName(path), ...breachesOfText(path, text))
    for (const target of importsOf(path, text)) found.push(...breachesOfImport(path, target))
  }
  return [...found, ...cycles(tree)]
}

/**
 * Names that are exported for several things, a sentence each: whoever finds one by its name should not have to ask which
 * is meant. A call and its deed are one thing, and so is a page in two languages.
 */
export function sharedNames(tree: Tree): string[] {
  const places = new Map<string, Set<string>>()
  for (const [path, text] of tree)
    for (const [, name = ''] of text.matchAll(EXPORTED))
      places.set(name, (places.get(name) ?? new Set()).add(path))
  return [...places]
    .filter(([name, paths]) => paths.size > 1 && !CELLS_AND_FIELDS.includes(name) && !isOneThing([...paths]))
    .map(([name, paths]) => `${name}: exported by ${[...paths].join(' and ')}; give each thing its own name`)
}

function isOneThing(paths: readonly string[]): boolean {
  const calls = paths.filter((path) => path.endsWith('.endpoints.ts'))
  const deeds = paths.filter((path) => placeOf(path).zone === 'slice-server' && !/\.store\.ts$/.test(path))
  if (calls.length === 1 && deeds.length === 1 && paths.length === 2) return true
  return paths.every((path) => /\.(en|es)\.ts$/.test(path))
}

/** The folders with more files than anybody reads at a glance, a sentence each; `paths` from the root of the repo. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const byFolder = Map.groupBy(paths, dirname)
  return [...byFolder]
    .filter(([folder, files]) => files.length > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, files]) => `${folder}: ${files.length} files, at most ${MOST_FILES}; give some a folder`)
}

function breachesOfName(path: string): string[] {
  const { zone, slice } = placeOf(path)
  const file = path.split('/').at(-1) ?? ''
  const found: string[] = []
  if (BANNED_NAMES.test(file)) found.push(`${path}: a file is named after what it does, not “${file}”`)
  if (slice !== null && !(slice in SLICES)) found.push(`${path}: the slice “${slice}” is not on the list`)
  if (zone === 'kernel' && !/\.test\.ts$/.test(path) && !KERNEL.includes(file.replace(/\.ts$/, '')))
    found.push(`${path}: the kernel is a closed list`)
  if (/^index\.tsx?$/.test(file)) found.push(`${path}: no barrels; import the file itself`)
  return found
}

function breachesOfText(path: string, text: string): string[] {
  const found: string[] = []
  const lines = text.split('\n').length - 1
  if (lines > MOST_LINES && !LONG_TOO.test(path))
    found.push(`${path}: ${lines} lines, at most ${MOST_LINES}; part it by what it does`)
  if (/^export \* from/m.test(text)) found.push(`${path}: no barrels; export what is written here`)
  const holdsSql =
    /import \{[^}]*\bsql\b[^}]*\} from 'kysely'/.test(text) ||
    /[`'"]\s*(SELECT\s|INSERT INTO\s|UPDATE\s+\w+\s+SET\s|DELETE FROM\s)/.test(text)
  if (/\bz\.coerce\.(?!string\b)/.test(text) && !/^law/.test(path))
    found.push(`${path}: zod’s coercion makes 0 of [] and 1 of true; ask whole() or id() of kernel/check`)
  if (/\.transaction\(\)/.test(text) && !OPENERS.test(path) && !/^law/.test(path))
    found.push(`${path}: a transaction is opened by inTransaction, which keeps slow things out of it`)
  if (holdsSql && !SQL_TOO.test(path)) found.push(`${path}: SQL stands only in stores and migrations`)
  return found
}

function breachesOfImport(path: string, target: string): string[] {
  if (COMPOSERS.some((one) => one.test(path))) return []
  const from = placeOf(path)
  const to = placeOf(target)
  const found: string[] = []
  const say = (why: string) => found.push(`${path} imports ${target}: ${why}`)

  if (isServer(from) && isWeb(to)) say('the server never meets the web')
  if (isWeb(from) && isServer(to)) say('the web never meets the server')
  if (to.zone === 'slice-desk' && (from.zone === 'slice-web' || from.zone === 'web') && !isOfDesk(from))
    say('an owner’s screen draws nothing of the desk')
  if (from.zone === 'kernel' && to.zone !== 'kernel') say('the kernel imports nothing of ours')
  if (from.zone === 'root' && to.zone !== 'kernel' && to.zone !== 'root')
    say('a slice’s root imports only the kernel and other roots')
  if (from.slice && to.slice && from.slice !== to.slice && !SLICES[from.slice]?.includes(to.slice))
    say(`${from.slice} may not import ${to.slice}`)
  if (!from.slice && to.slice && from.zone !== 'top') say('the building knows no slice')
  return found
}

/** The portal puts all screens together, and `admin` those of the desk. */
const isOfDesk = ({ slice }: Place) => slice === 'admin' || slice === 'portal'
const isServer = ({ zone }: Place) => zone === 'server' || zone === 'slice-server'
const isWeb = ({ zone }: Place) => ['web', 'slice-web', 'slice-desk'].includes(zone)

function placeOf(path: string): Place {
  const [first = '', second = '', third] = path.split('/')
  if (!second) return { zone: 'top', slice: null }
  if (first === 'kernel' || first === 'server' || first === 'web') return { zone: first, slice: null }
  if (third !== undefined && second === 'server') return { zone: 'slice-server', slice: first }
  if (third !== undefined && second === 'web') return { zone: 'slice-web', slice: first }
  if (third !== undefined && second === 'desk') return { zone: 'slice-desk', slice: first }
  return { zone: 'root', slice: first }
}

/** The files of ours that a file imports, as paths below `src/`; types, sheets and what is loaded later among them. */
function importsOf(path: string, text: string): string[] {
  const named =
    /^\s*(?:import|export)\s+(?:type\s)?[^'"`;]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm
  return [...text.matchAll(named)]
    .map(([, from, bare, later]) => resolve(path, from ?? bare ?? later ?? ''))
    .filter((target) => !target.startsWith('..'))
}

const resolve = (from: string, target: string) => normalize(join(dirname(from), target))

/** Circles of imports, each named once. A type that two files take from each other ties them as code does. */
export function cycles(tree: Tree): string[] {
  const found: string[] = []
  const state = new Map<string, 'open' | 'closed'>()
  const visit = (path: string, trail: string[]) => {
    if (state.get(path) === 'closed') return
    if (state.get(path) === 'open') {
      found.push(`a circle of imports: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
      return
    }
    state.set(path, 'open')
    for (const next of importsOf(path, tree.get(path) ?? ''))
      if (tree.has(next)) visit(next, [...trail, path])
    state.set(path, 'closed')
  }
  for (const path of tree.keys()) visit(path, [])
  return found
}
