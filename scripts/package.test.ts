import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describe as describeCalls } from '../src/server/http/openapi.ts'
import { isPacked } from './packed.ts'

const ROOT = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const { version, scripts } = JSON.parse(read('package.json')) as {
  version: string
  scripts: Record<string, string>
}

test('every npm script names a file that exists, or a program that is installed', () => {
  for (const [name, line] of Object.entries(scripts)) {
    const words = line.split(' ')
    const files = words.filter((word) => /^[\w/.-]+\.(ts|mjs)$/.test(word))
    for (const file of files) expect(existsSync(new URL(file, ROOT)), `npm run ${name}: ${file}`).toBe(true)
    const [program = ''] = words
    if (program !== 'node')
      expect(existsSync(new URL(`node_modules/.bin/${program}`, ROOT)), `npm run ${name}: ${program}`).toBe(
        true,
      )
  }
})

test('what the units of systemd run is packed', () => {
  for (const unit of ['veranda.service', 'veranda-backup.service', 'veranda-club']) {
    const named = read(`deploy/${unit}`).match(/\bscripts\/[\w.]+\.(?:ts|mjs)/g) ?? []
    expect(named.length, unit).toBeGreaterThan(0)
    for (const path of named)
      expect([isPacked(path), existsSync(new URL(path, ROOT))], path).toEqual([true, true])
    expect(isPacked(`deploy/${unit}`)).toBe(true)
  }
})

test('the version stands in package.json alone; the lock and the API’s description follow it', () => {
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, object> }
  expect([lock.version, lock.packages['']]).toEqual([version, expect.objectContaining({ version })])
  expect(describeCalls([], 'http://portal.example').info).toMatchObject({ version })

  const copies = ['src', 'scripts', 'journeys', 'bench', 'art', 'docs']
    .flatMap((folder) =>
      readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .concat(['README.md', 'CONTRIBUTING.md', 'index.html', 'vite.config.ts'])
    .filter((path) => /\.(tsx?|mjs|md|html|json)$/.test(path))
    .filter((path) => read(path).includes(version))
  expect(copies).toEqual([])
})

test('what a server runs imports no package that only the tests, the tools and the bundle have', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  const sources = readdirSync(new URL('src', ROOT), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && isPacked(path) && !/\/(web|desk)\//.test(path))
  expect(sources.length).toBeGreaterThan(500)
  const named = (path: string) =>
    [...read(path).matchAll(/^(?:import|export) (?!type )[^'"]*?['"]([^'".][^'"]*)['"]/gm)].map(
      ([, from = '']) => from.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? '',
    )
  expect(
    sources.flatMap((path) =>
      named(path)
        .filter((one) => one in devDependencies)
        .map((one) => [path, one]),
    ),
  ).toEqual([])
})

/** The oldest Node with whose npm the portal is installed; it runs in its own. */
const OLDEST_MAJOR = 20

test('no optional package of the lockfile asks for a newer Node than npm may run in: it would be left out without a word', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optional?: boolean; engines?: { node?: string } }>
  }
  const leftOut = Object.entries(packages)
    .filter(([, { optional, engines }]) => optional && engines?.node)
    .filter(([, { engines }]) => {
      const majors = [...(engines?.node ?? '').matchAll(/(?:>=|\^)\s*(\d+)/g)].map(([, major]) =>
        Number(major),
      )
      return majors.length > 0 && Math.min(...majors) > OLDEST_MAJOR
    })
    .map(([path]) => path)
  // The lines `engines` of these are taken out of the lockfile by hand (docs/decisions/0044-what-is-shipped.md).
  expect(leftOut).toEqual([])
})

/** What a production install may take without the Node that comes along, in MiB, and the block that a file takes at least. */
const MOST_MIB = 210
const BLOCK = 4_096

test('a production install takes less than 200 MB without the Node that comes along', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const sizeOf = (folder: string): number =>
    readdirSync(folder, { withFileTypes: true })
      // Those within are packages of the lockfile themselves.
      .filter(({ name }) => name !== 'node_modules')
      .map((one) => {
        const path = join(folder, one.name)
        return one.isDirectory() ? BLOCK + sizeOf(path) : Math.ceil(statSync(path).size / BLOCK) * BLOCK
      })
      .reduce((sum, size) => sum + size, 0)
  const bytes = Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev && !/\/node-(linux|win)-/.test(path))
    .map(([path]) => join(fileURLToPath(ROOT), path))
    .filter((folder) => existsSync(folder))
    .reduce((sum, folder) => sum + sizeOf(folder), 0)
  expect(bytes / 2 ** 20).toBeGreaterThan(100)
  expect(bytes / 2 ** 20).toBeLessThan(MOST_MIB)
})
