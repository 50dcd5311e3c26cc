import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const here = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/')

/** Parts of the shell that few screens draw: their words come with those screens, not with the first page. */
const SHARED_PARTS = ['src/web/ui/files/', 'src/web/ui/calendar/', 'src/web/desk/']

const slices = readdirSync(new URL('src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Rooms whose words come with their screens alone, those apart even where another screen’s files lead there: the sign-in, and the desk, of the same slices, are not to carry them. */
const APART = [
  ...['admin/web/owner', 'admin/web/palette', 'admin/web/reports', 'admin/web/settings', 'admin/web/staff'],
  ...['draws/desk/rounds', 'property/desk/repairs', 'reservations/desk/house', 'trades/desk/trades'],
]
const ROOMS = ['membership/web/account', 'membership/web/keys', 'membership/web/trusted', ...APART]

/** The folders of the server that say something: the building's, and slices'. */
const serverFolders = ['src/server', ...slices.map((slice) => `src/${slice}/server`)].filter(saysSomething)

/** One catalogue of words for each slice, zone and language; `npm run words` gathers what is new. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  // A value that somebody typed is no markup of the message it stands in.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  catalogs: [
    ...slices
      .filter((slice) => slice !== 'server')
      .map((slice) => ({
        path: `src/${slice}/words/{locale}`,
        // A screen speaks one catalogue: parts that it draws of other slices have their words in it too.
        include: [`src/${slice}/`, ...partsOf(slice)],
        exclude: [
          '**/*.test.ts',
          '**/*.test.tsx',
          `src/${slice}/server/**`,
          // What the desk draws is said where the desk is: no owner's screen carries it.
          `src/${slice}/desk/**`,
          ...(slice === 'web' ? SHARED_PARTS.map((part) => `${part}**`) : []),
          ...ROOMS.filter((room) => slice === 'admin' || room.startsWith(`${slice}/`)).map(
            (room) => `src/${room}/**`,
          ),
        ],
      })),
    ...ROOMS.map((room) => ({
      path: `src/${room}/words/{locale}`,
      include: [`src/${room}/`, ...partsOf(room, `src/${room}`)],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    })),
    // What only the server says (refusals, mails, papers) stays there.
    ...serverFolders.map((folder) => ({
      path: `${folder}/words/{locale}`,
      include: [`${folder}/`],
      exclude: ['**/*.test.ts'],
    })),
  ],
  orderBy: 'messageId',
  // Origins name the file, not the line: a catalogue changes when a text changes, not when a line moves.
  format: formatter({ lineNumbers: false }),
})

/** The files of other slices that a slice's screens draw, directly or through one another. */
function partsOf(slice: string, folder = `src/${slice}/web`): string[] {
  // The frame stands around every screen: it draws the session's dialogs, and no screen itself.
  // The menu's language comes late and without a screen: what it says is on every page.
  if (slice === 'portal')
    return ['src/membership/web/session/', 'src/membership/web/account/settings/other-language.tsx']
  const parts = new Set<string>()
  if (slice === 'web' || !existsSync(join(here, folder))) return []
  const own = readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
  const open = own
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => !ROOMS.some((room) => room !== slice && file.startsWith(`src/${room}/`)))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const text = readFileSync(join(here, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
      const part = normalize(join(file, '..', path))
      // Words without a screen of their own (the ways of a transfer) come along too; other files would make a screen heavy.
      if (part.endsWith('.ts') && (!part.endsWith('-words.ts') || part.startsWith('src/kernel/'))) continue
      // The shell's own words are on every page.
      const isShell = part.startsWith('src/web/') && !SHARED_PARTS.some((shared) => part.startsWith(shared))
      const isApart = APART.some((room) => part.startsWith(`src/${room}/`))
      if (part.startsWith(`src/${slice}/`) || isShell || isApart || parts.has(part)) continue
      parts.add(part)
      open.push(part)
    }
  }
  // The desk of another slice draws a calendar.
  if (slice === 'admin')
    for (const part of [...slices.map((other) => `${other}/desk`), 'web/ui/calendar'])
      parts.add(`src/${part}/`)
  return [...parts].sort()
}

function saysSomething(folder: string): boolean {
  if (!existsSync(join(here, folder))) return false
  return readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' }).some(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) && readFileSync(join(here, folder, file), 'utf8').includes('/*i18n*/'),
  )
}
