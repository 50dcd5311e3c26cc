import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { beyondBudget, bundleSizes, circlesIn } from './bundle-sizes.ts'

const LOGIN = 'src/membership/web/login.screen.tsx'
const HOME = 'src/dashboard/web/dashboard.screen.tsx'
const OTHER = 'src/documents/web/resources.screen.tsx'
const KB = 1024
const ROOT = fileURLToPath(new URL('../../', import.meta.url))

test('a screen past its budget is named, with what it weighs; one at its budget is not', () => {
  const sizes = [
    { screen: LOGIN, js: 105 * KB, css: 10 * KB, files: 9 },
    { screen: LOGIN, js: 105 * KB + 1, css: 10 * KB, files: 9 },
    { screen: OTHER, js: 120 * KB, css: 10 * KB + 1, files: 9 },
    { screen: OTHER, js: 182 * KB, css: 1, files: 9 },
    { screen: HOME, js: 130 * KB, css: 10 * KB, files: 9 },
    { screen: HOME, js: 131 * KB, css: 1, files: 9 },
  ]
  expect(beyondBudget(sizes)).toEqual([
    `${LOGIN}: 105.0 KB of js, its budget is 105 KB`,
    `${OTHER}: 10.0 KB of css, its budget is 10 KB`,
    `${OTHER}: 182.0 KB of js, its budget is 180 KB`,
    `${HOME}: 131.0 KB of js, its budget is 130 KB`,
  ])
})

/** The page of a build, with the program and the styles that it names. */
function writePage(folder: string) {
  mkdirSync(join(folder, 'assets'))
  for (const file of ['core.js', 'core.css']) writeFileSync(join(folder, 'assets', file), '')
  const link = '<link rel="stylesheet" crossorigin href="/assets/core.css">'
  writeFileSync(join(folder, 'index.html'), `${link}<script type="module" src="/assets/core.js"></script>`)
}

/** A build in which the sign-in alone weighs so many bytes that nothing can pack. */
function buildOf(bytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-bundles-'))
  mkdirSync(join(folder, '.vite'))
  const manifest = { '_sign-in.js': { file: 'login.js', name: 'sign-in' } }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writePage(folder)
  writeFileSync(join(folder, 'login.js'), randomBytes(bytes))
  return folder
}

test.each([
  [102 * KB, 0, ''],
  [113 * KB, 1, /login\.screen\.tsx: 113\.\d KB of js, its budget is 105 KB/],
])('the check as the test command runs it, of a sign-in of %s bytes, ends with %s', (bytes, code, said) => {
  const folder = buildOf(bytes)
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/bundles/weigh-bundles.ts', '--check', folder],
    { cwd: ROOT, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  expect(status).toBe(code)
  expect(stderr).toMatch(said)
})

test('a visit is weighed with all that it loads by itself, each file once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-bundles-'))
  const manifest = {
    '_core.js': { file: 'assets/core.js' },
    // The sign-in and its frame are one file; so are what every signed-in page has and its frame.
    '_sign-in.js': { file: 'login.js', name: 'sign-in', imports: ['_core.js'] },
    '_inside.js': { file: 'inside.js', name: 'inside', imports: ['_core.js'] },
    [OTHER]: { file: 'other.js', imports: ['_core.js', '_list.js'] },
    '_list.js': { file: 'list.js', css: ['list.css'] },
  }
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writePage(folder)
  for (const file of ['login.js', 'inside.js', 'other.js', 'list.js', 'list.css'])
    writeFileSync(join(folder, file), file)
  const weighed = bundleSizes(folder)
  rmSync(folder, { recursive: true })
  expect(weighed.map(({ screen, files }) => [screen, files])).toEqual([
    [OTHER, 6],
    [LOGIN, 3],
  ])
})

test('a build without a frame is no build: nothing would be weighed of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-bundles-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ [OTHER]: { file: 'other.js' } }))
  writePage(folder)
  expect(() => bundleSizes(folder)).toThrow('The build has no src/')
  rmSync(folder, { recursive: true })
})

test('files that import each other in a circle are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-bundles-'))
  mkdirSync(join(folder, '.vite'))
  const write = (manifest: object) =>
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  write({
    a: { file: 'a.js', imports: ['b', 'c'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js' },
  })
  expect(circlesIn(folder)).toEqual([])
  write({ a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } })
  expect(circlesIn(folder)).toEqual(['a imports b imports a: a circle'])
  rmSync(folder, { recursive: true })
})
