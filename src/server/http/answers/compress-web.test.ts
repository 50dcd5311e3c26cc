import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressWeb } from './compress-web.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-compress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('compresses what lacks it, again when it changed, and stops when asked to', async () => {
  const script = join(folder, 'a.js')
  writeFileSync(script, 'let a = 1')
  writeFileSync(join(folder, 'a.png'), 'a picture')
  await compressWeb(folder, () => true)
  expect(existsSync(`${script}.br`)).toBe(false)

  await compressWeb(folder, () => false)
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe('let a = 1')
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe('let a = 1')
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.png'])

  writeFileSync(`${script}.br`, 'as it is')
  await compressWeb(folder, () => false)
  expect(readFileSync(`${script}.br`, 'utf8')).toBe('as it is')
  utimesSync(script, new Date(), new Date(Date.now() + 5_000))
  await compressWeb(folder, () => false)
  expect(readFileSync(`${script}.br`, 'utf8')).not.toBe('as it is')
})
