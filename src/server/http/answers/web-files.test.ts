import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testConfig } from '../../../portal/server/testing.ts'
import { readWebFiles } from './web-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veranda-web-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<title>x</title><script type="application/json" id="boot">{}</script>',
  )
  writeFileSync(join(folder, 'gate-worker.js'), 'keepPages(self, {"version":"VERSION"})')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const workerOf = (env = {}, version = '7.0.0') =>
  readWebFiles(testConfig(env), version, () => true, folder)?.workers.get('/gate-worker.js')

test('the gate’s worker changes with its page, and only with it', () => {
  expect(workerOf()).toMatch(/"version":"[0-9a-f]{16}"/)
  expect(workerOf()).toBe(workerOf())
  expect(workerOf({}, '7.0.1')).not.toBe(workerOf())
  expect(workerOf({ API_TOKEN: 'another-token-of-the-club' })).not.toBe(workerOf())
})

test('a build without it has none', () => {
  rmSync(join(folder, 'gate-worker.js'))
  expect(workerOf()).toBeUndefined()
})
