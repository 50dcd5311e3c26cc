import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLAIN } from './plain-sources.mjs'

const SCRIPTS = ['run.mjs', 'own-node.mjs', 'plain-sources.mjs']
const WITH_TYPES = `const said: string = 'with types'\nconsole.log(said)\n`
const WITHOUT = `import { said } from './other.ts'\nconsole.log(said)\n`
const OTHER = `export const said = 'without types'\n`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veranda-plain-'))
  for (const name of SCRIPTS) cpSync(`scripts/${name}`, join(folder, 'scripts', name), { recursive: true })
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(source: string) {
  writeFileSync(join(folder, 'src/program.ts'), source)
  writeFileSync(join(folder, 'src/other.ts'), OTHER)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'src/program.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), stderr }
}

test('sources of a package are loaded as they are: nobody takes types out of them while the portal runs', () => {
  writeFileSync(join(folder, PLAIN), '')
  expect(run(WITHOUT)).toMatchObject({ status: 0, stdout: 'without types' })
  const typed = run(WITH_TYPES)
  expect(typed.status).not.toBe(0)
  expect(typed.stderr).toContain('SyntaxError')
})

test('a checkout’s sources have types', () => {
  expect(run(WITH_TYPES)).toMatchObject({ status: 0, stdout: 'with types' })
})
