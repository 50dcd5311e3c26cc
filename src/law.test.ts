import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { COMMON_REFUSALS, type Endpoint } from './kernel/endpoint.ts'
import { check } from './kernel/faults.ts'
import { FIELD_WORDS } from './kernel/field-words.ts'
import { LANGUAGES, type Words } from './kernel/language.ts'
import { breaches, crowdedFolders, cycles, SLICES, sharedNames, type Tree } from './law.ts'
import { HANDLERS, REFUSAL_WORDS } from './portal/server/handlers.ts'
import { TOUCHED } from './reservations/web/use-bookings-changed.ts'
import { COMMON_WORDS } from './server/http/answers/refusal-words.ts'
import { isTranslated } from './server/words.ts'

const SRC = new URL('./', import.meta.url)
const ROOT = fileURLToPath(new URL('../', SRC))

const tree = treeBelow(SRC)
const files = [...tree.keys()]

function treeBelow(folder: URL): Tree {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]))
}

/** The files of a folder of the repo and of those in it, as paths from the root; what git leaves out is not among them. */
function pathsBelow(folder: string): string[] {
  return readdirSync(new URL(`../${folder}/`, SRC), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(node_modules|dist|data|shots|coverage)\/|\.log$/.test(path))
}

const endpoints: Endpoint[] = []
for (const path of files.filter((one) => one.endsWith('.endpoints.ts'))) {
  const module: Record<string, unknown> = await import(new URL(path, SRC).href)
  endpoints.push(...Object.values(module).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  )
}

describe('the laws of the house', () => {
  test('this tree keeps them', () => {
    expect(breaches(tree)).toEqual([])
  })

  test('every folder can be read at a glance, but for those that are lists', () => {
    const paths = [
      'art',
      'bench',
      'database',
      'deploy',
      'docs',
      'journeys',
      'licences',
      'scripts',
      'src',
    ].flatMap(pathsBelow)
    expect(paths.length).toBeGreaterThan(2000)
    expect(crowdedFolders(paths)).toEqual([])
  })

  test('every exported name means one thing', () => {
    expect(sharedNames(tree)).toEqual([])
  })

  test('the journeys have no import cycles', () => {
    expect(cycles(treeBelow(new URL('../journeys/', SRC)))).toEqual([])
  })

  test('the list of slices has no cycles and names only slices', () => {
    const order = Object.keys(SLICES)
    for (const [slice, others] of Object.entries(SLICES))
      for (const other of others) expect(order, `${slice} imports ${other}`).toContain(other)
    const reach = (slice: string): string[] => SLICES[slice]?.flatMap((one) => [one, ...reach(one)]) ?? []
    for (const slice of order) expect(reach(slice)).not.toContain(slice)
  })

  test('every call has exactly one handler, and every path and name is one call’s', () => {
    expect(HANDLERS.map(({ endpoint }) => endpoint.name).sort()).toEqual(
      endpoints.map(({ name }) => name).sort(),
    )
    const routes = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(routes).size).toBe(routes.length)
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
    for (const { path } of endpoints) expect(path).toMatch(/^\/[\w/]+\/$/)
  })

  test('calls that are named, and not imported, are calls', () => {
    const names = endpoints.map(({ name }) => name)
    for (const name of TOUCHED) expect(names).toContain(name)
  })

  test('every refusal and every fault of a field has its words, in both languages', () => {
    const all: Record<string, Words> = { ...COMMON_WORDS, ...REFUSAL_WORDS }
    const codes = new Set([
      ...Object.keys(COMMON_REFUSALS),
      ...endpoints.flatMap((one) => Object.keys(one.refusals)),
    ])
    for (const code of codes) expect(all, code).toHaveProperty(code)
    for (const words of [...Object.values(all), ...Object.values(FIELD_WORDS)])
      for (const language of LANGUAGES)
        expect(isTranslated(words, language), `${words.id} in ${language}`).toBe(true)
  })

  test('every number of a call is a number, or its decimal text', () => {
    let seen = 0
    for (const { name, query, body } of endpoints)
      for (const shape of [query, body].filter((one) => one !== undefined)) {
        const { properties = {} } = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' })
        for (const [field, kind] of Object.entries(properties)) {
          if (typeof kind !== 'object' || !['integer', 'number'].includes(String(kind.type))) continue
          seen += 1
          for (const wrong of [[], ['5'], true, '', ' 5', '5e0', {}]) {
            const result = check(shape, { [field]: wrong })
            expect(result.ok ? {} : result.fields, `${field} of ${name}`).toHaveProperty(field)
          }
        }
      }
    expect(seen).toBeGreaterThan(100)
  })

  test('every text of the portal is translated', () => {
    for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
      if (!/words[\\/]es\.po$/.test(path)) continue
      const missing = untranslated(readFileSync(new URL(path, SRC), 'utf8'))
      expect(missing, path).toEqual([])
    }
  })

  test('every text can be said: its plurals and choices are understood', () => {
    let seen = 0
    for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
      if (!/words[\\/]e[ns]\.po$/.test(path)) continue
      for (const { msgid, msgstr, obsolete } of parsePo(readFileSync(new URL(path, SRC), 'utf8')).items) {
        if (obsolete) continue
        seen += 1
        expect(() => compileMessageOrThrow(msgstr[0] ?? ''), `${msgid} in ${path}`).not.toThrow()
      }
    }
    expect(seen).toBeGreaterThan(5_000)
  })

  test('the English of a text that has an id is what its source says', () => {
    const written = new Map([...tree.values()].flatMap(wordsIn))
    expect(written.size).toBeGreaterThan(300)
    const said = new Set<string>()
    for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
      if (!/words[\\/]en\.po$/.test(path)) continue
      for (const { msgid, msgstr } of parsePo(readFileSync(new URL(path, SRC), 'utf8')).items) {
        if (!written.has(msgid)) continue
        said.add(msgid)
        expect(msgstr[0], `${msgid} in ${path}`).toBe(written.get(msgid))
      }
    }
    expect([...written.keys()].filter((id) => !said.has(id))).toEqual([])
  })
})

/** The texts with an id that a file declares. */
function wordsIn(source: string): [id: string, message: string][] {
  const declared = /i18n\*\/ \{\s*id: '([^']+)',\s*message:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g
  return [...source.matchAll(declared)].map(([, id = '', text = '']) => [
    id,
    text.slice(1, -1).replace(/\\(.)/g, '$1'),
  ])
}

/** The ids of a catalogue whose translation is empty. */
function untranslated(po: string): string[] {
  return po
    .split(/\n\n+/)
    .filter(
      (entry) => !entry.startsWith('#~') && /^msgid "(?!")/m.test(entry) && /^msgstr ""$(?!\n")/m.test(entry),
    )
    .map((entry) => entry.match(/^msgid "(.*)"$/m)?.[1] ?? entry)
}

describe('the laws catch', () => {
  const bad = (path: string, text = '') => breaches(new Map([[path, text]]))

  test.each<[string, string, string, string]>([
    [
      'a root that imports its server',
      'finance/rule.ts',
      "import { a } from './server/a.store.ts'",
      'root imports only',
    ],
    [
      'a root that imports the web',
      'finance/rule.ts',
      "import { a } from '../web/ui/button.tsx'",
      'root imports only',
    ],
    [
      'a server that meets the web',
      'finance/server/a.ts',
      "import { a } from '../web/a.tsx'",
      'the server never meets the web',
    ],
    [
      'a web that meets the server',
      'finance/web/a.tsx',
      "import { a } from '../server/a.ts'",
      'the web never meets the server',
    ],
    [
      'a web that meets it lazily',
      'finance/web/a.tsx',
      "const a = await import('../../server/a.ts')",
      'the web never meets the server',
    ],
    [
      'an import against the list',
      'membership/rule.ts',
      "import { a } from '../finance/rule.ts'",
      'membership may not import finance',
    ],
    [
      'a kernel that knows a slice',
      'kernel/day.ts',
      "import { a } from '../finance/rule.ts'",
      'the kernel imports nothing',
    ],
    ['a kernel that grows', 'kernel/queue.ts', '', 'the kernel is a closed list'],
    ['a slice off the list', 'billing/rule.ts', '', 'is not on the list'],
    [
      'a building that knows a slice',
      'server/http/serve.ts',
      "import { a } from '../../finance/server/a.ts'",
      'the building knows no slice',
    ],
    [
      'a building that knows its rules',
      'web/store.ts',
      "import { a } from '../finance/rule.ts'",
      'the building knows no slice',
    ],
    [
      'a building that knows its types',
      'web/ui/a.tsx',
      "import type { A } from '../../finance/rule.ts'",
      'the building knows no slice',
    ],
    [
      'a building that knows the portal',
      'server/jobs/jobs.ts',
      "import { a } from '../../portal/server/a.ts'",
      'the building knows no slice',
    ],
    [
      'a slice that knows the portal',
      'finance/web/a.tsx',
      "import { a } from '../../portal/web/a.ts'",
      'may not import portal',
    ],
    ['SQL in a deed', 'finance/server/pay.ts', 'const text = `SELECT 1 FROM owners`', 'SQL'],
    ['kysely’s sql in a deed', 'finance/server/pay.ts', "import { sql } from 'kysely'", 'SQL'],
    [
      'a transaction of one’s own',
      'finance/server/pay.ts',
      'await db.transaction().execute(act)',
      'transaction',
    ],
    ['a coercion', 'finance/pay.endpoints.ts', 'const year = () => z.coerce.number()', 'coerc'],
    ['a barrel', 'finance/index.ts', '', 'index'],
    ['a barrel by another name', 'finance/all.ts', "export * from './rule.ts'", 'export'],
    ['utils', 'finance/utils.ts', '', 'named after what it does'],
    ['helpers', 'finance/date-helpers.ts', '', 'named after what it does'],
    ['a service', 'finance/booking-service.ts', '', 'named after what it does'],
    [
      'a screen that draws the desk',
      'finance/web/a.tsx',
      "import { a } from '../desk/a.tsx'",
      'nothing of the desk',
    ],
    [
      'a screen that draws another slice’s desk',
      'reservations/web/a.tsx',
      "import { a } from '../../membership/desk/a.tsx'",
      'nothing of the desk',
    ],
    [
      'a sheet of the server',
      'finance/web/a.tsx',
      "import '../server/a.css'",
      'the web never meets the server',
    ],
  ])('%s', (_, path, text, why) => {
    expect(bad(path, text).join('; ')).toContain(why)
  })

  test.each([
    ['of code', "import { a } from './a.ts'"],
    ['of types', "import type { A } from './a.ts'"],
    ['that is closed later', "const a = () => import('./a.ts')"],
  ])('a circle %s', (_, back) => {
    const circle = new Map([
      ['finance/a.ts', "import { b } from './b.ts'"],
      ['finance/b.ts', back],
    ])
    expect(breaches(circle).join()).toContain('circle')
  })

  const lines = (count: number) => 'const a = 1\n'.repeat(count)
  test('a file that is too long, and neither a list nor a test', () => {
    expect(bad('finance/rule.ts', lines(301)).join()).toContain('finance/rule.ts: 301 lines')
    expect(bad('finance/rule.ts', lines(300))).toEqual([])
    for (const path of ['finance/rule.test.ts', 'server/database/tables.ts'])
      expect(bad(path, lines(301)), path).toEqual([])
  })

  test('a name that is exported for two things, and none that is a call with its deed', () => {
    const call = ['finance/pay.endpoints.ts', 'export const pay = endpoint({})'] as const
    const deed = ['finance/server/pay.ts', 'export const pay: Deed = async () => done(null)'] as const
    expect(sharedNames(new Map([call, deed]))).toEqual([])
    expect(sharedNames(new Map([call, ['finance/server/pay.store.ts', deed[1]]]))).toHaveLength(1)
    expect(sharedNames(new Map([call, deed, ['finance/web/pay.tsx', 'export function pay() {}']]))).toEqual([
      'pay: exported by finance/pay.endpoints.ts and finance/server/pay.ts and finance/web/pay.tsx; give each thing its own name',
    ])
  })

  test('a folder with too many files, and none that is a list', () => {
    const inFolder = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${folder}/${index}.md`)
    expect(crowdedFolders(inFolder('src/finance/web', 41))).toEqual([
      'src/finance/web: 41 files, at most 40; give some a folder',
    ])
    expect(crowdedFolders([...inFolder('src/finance', 40), ...inFolder('src/finance/web', 40)])).toEqual([])
    for (const list of ['database/migrations', 'docs/decisions', 'docs/club-folder'])
      expect(crowdedFolders(inFolder(list, 41)), list).toEqual([])
    expect(crowdedFolders(inFolder('docs/decisions/drafts', 41))).not.toEqual([])
  })

  test('a text without Spanish', () => {
    expect(untranslated('msgid "a"\nmsgstr "b"\n\nmsgid "c"\nmsgstr ""')).toEqual(['c'])
  })

  test('accept a lawful tree', () => {
    const lawful = new Map([
      [
        'finance/rule.ts',
        "import { day } from '../kernel/day.ts'\nimport { b } from '../membership/contract.ts'",
      ],
      ['finance/server/pay.ts', "import { a } from './pay.store.ts'"],
      ['finance/server/pay.store.ts', "import { sql } from 'kysely'"],
      [
        'finance/web/pay.screen.tsx',
        "import { rule } from '../rule.ts'\nimport { Button } from '../../web/ui/button.tsx'",
      ],
    ])
    expect(breaches(lawful)).toEqual([])
  })
})
