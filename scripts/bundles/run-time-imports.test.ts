import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPacked, packedPackage } from '../packed.ts'
import { runTimeImports } from './run-time-imports.ts'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

/** What runs where the portal is installed without the tools that build it. */
const PROGRAMS = ['scripts/start.mjs', 'scripts/run.mjs', 'src/server/boot/main.ts', 'scripts/club.ts']

const running = runTimeImports(PROGRAMS, read)

test('what runs imports every package of `dependencies`, and none else: what only a build needs stands elsewhere', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  expect([...running.packages.keys()].sort()).toEqual(Object.keys(dependencies).sort())
})

test('every file that runs is packed; tests and screens are not', () => {
  expect(running.files.size).toBeGreaterThan(400)
  expect([...running.files].filter((path) => !isPacked(path))).toEqual([])
  for (const path of [
    'src/law.test.ts',
    'src/portal/web/main.tsx',
    'src/portal/server/testing.ts',
    'journeys/run.ts',
    'data',
  ])
    expect(isPacked(path), path).toBe(false)
  for (const path of ['src/web/words/es.po', 'src/web/public/art/bay/noon.svg', 'docs/operate.md', 'LICENSE'])
    expect(isPacked(path), path).toBe(true)
})

/** All files below a folder of the checkout, with `/` between their parts. */
const filesIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )

test('what is packed can run there: no program of it imports a file that stays behind', () => {
  const packed = ['src', 'deploy', 'scripts']
    .flatMap(filesIn)
    .filter((path) => /\.m?[jt]s$/.test(path) && isPacked(path))
  expect(packed.length).toBeGreaterThan(400)
  const { files } = runTimeImports(packed, read)
  // What the browser's bundle is made of is in the bundle; its sources are there to be read.
  const left = [...files].filter((path) => !isPacked(path) && !/\.(tsx|css|po|svg)$/.test(path))
  expect(left).toEqual([])
  for (const path of ['deploy/drill/run.ts', 'deploy/drill/faults/all.ts'])
    expect(isPacked(path), path).toBe(false)
  for (const path of ['deploy/drill/haproxy.cfg', 'deploy/observe/alerts.yml', 'deploy/veranda.service'])
    expect(isPacked(path), path).toBe(true)
})

test('the package names only scripts that it has, and otherwise what the checkout’s says', () => {
  const whole = JSON.parse(read('package.json'))
  const { scripts, ...rest } = JSON.parse(packedPackage(read('package.json')))
  expect(Object.keys(scripts).sort()).toEqual(['club', 'start'])
  expect({ ...rest, scripts: whole.scripts }).toEqual(whole)
})

test('every way to name a package is found; a type is none', () => {
  const files: Record<string, string> = {
    'main.ts': `
      import { a } from './deep/one.ts'
      import type { T } from 'only-a-type'
      import { type U, used } from '@scope/used/part'
      import 'effect'
      const later = await import('later')
      new Worker(new URL('./deep/worker.mjs', import.meta.url))`,
    'deep/one.ts': `
      import {
        many,
      } from 'several-lines'
      export { x } from '../main.ts'
      import { join } from 'node:path'
      require.resolve('on-the-disk/package.json')`,
    'deep/worker.mjs': `export { y } from "quoted"`,
  }
  const found = runTimeImports(['main.ts'], (path) => files[path] ?? '')
  expect([...found.files].sort()).toEqual(Object.keys(files).sort())
  expect(Object.fromEntries(found.packages)).toEqual({
    '@scope/used': 'main.ts',
    effect: 'main.ts',
    later: 'main.ts',
    'several-lines': 'deep/one.ts',
    'on-the-disk': 'deep/one.ts',
    quoted: 'deep/worker.mjs',
  })
})
