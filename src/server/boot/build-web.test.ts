import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildWeb } from './build-web.ts'

const root = mkdtempSync(join(tmpdir(), 'veranda-build-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('without a build and without what builds it the start says so; a build that was brought along is served', async () => {
  mkdirSync(join(root, 'src'))
  const built = await buildWeb(() => {}, root)
  expect(built).toMatchObject({ ok: false, fault: expect.stringContaining('npm run build') })

  mkdirSync(join(root, 'dist/web'), { recursive: true })
  writeFileSync(join(root, 'dist/web/index.html'), '<!doctype html>')
  // Newer sources, as a checkout leaves them: there is nothing to build with.
  writeFileSync(join(root, 'index.html'), '')
  expect(await buildWeb(() => {}, root)).toEqual({ ok: true })
})

test('what is built is what members get, whatever the process that asks for it is', async () => {
  const vite = join(root, 'node_modules/vite/bin')
  mkdirSync(vite, { recursive: true })
  writeFileSync(
    join(vite, 'vite.js'),
    `const { mkdirSync, writeFileSync } = require('node:fs')
     const out = process.argv[process.argv.indexOf('--outDir') + 1]
     mkdirSync(out)
     writeFileSync(out + '/index.html', process.env.NODE_ENV ?? '')`,
  )
  rmSync(join(root, 'dist/web'), { recursive: true })
  expect(process.env.NODE_ENV).toBe('test')
  expect(await buildWeb(() => {}, root)).toEqual({ ok: true })
  expect(readFileSync(join(root, 'dist/web/index.html'), 'utf8')).toBe('production')
})

test('of two processes that start at once the faster one’s build is kept, and the other leaves nothing', async () => {
  writeFileSync(
    join(root, 'node_modules/vite/bin/vite.js'),
    `const { mkdirSync, writeFileSync } = require('node:fs')
     const out = process.argv[process.argv.indexOf('--outDir') + 1]
     mkdirSync(out)
     writeFileSync(out + '/index.html', 'slower')
     mkdirSync('dist/web')
     writeFileSync('dist/web/index.html', 'faster')`,
  )
  rmSync(join(root, 'dist/web'), { recursive: true })
  expect(await buildWeb(() => {}, root)).toEqual({ ok: true })
  expect(readFileSync(join(root, 'dist/web/index.html'), 'utf8')).toBe('faster')
  expect(readdirSync(join(root, 'dist'))).toEqual(['web'])
})
