import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describe as describeCalls } from '../src/server/openapi.ts'

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
