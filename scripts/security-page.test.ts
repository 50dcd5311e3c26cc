import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const PAGE = readFileSync(new URL('docs/security.md', ROOT), 'utf8')
const FILES = globSync('{src,scripts,journeys,database}/**/*.{ts,tsx,sql,mjs}', { cwd: ROOT }).map((path) =>
  path.replaceAll('\\', '/'),
)
const named = (file: string) => FILES.filter((path) => path === file || basename(path) === file)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
/** Quotation marks and apostrophes are written as the page has them. */
const plain = (text: string) => text.replaceAll("\\'", "'").replaceAll("'", '’')

/** The last column of each row of a table: what shows it. */
const ROWS = PAGE.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| requirement'))
  .map((line) => line.split('|').at(-2) ?? '')

test('each file that the page of what is guarded names is there, and there is one of that name', () => {
  const cited = [...PAGE.matchAll(/`([\w./-]+\.(?:tsx?|sql|mjs))`/g)].map(([, file = '']) => file)
  expect(cited.length).toBeGreaterThan(50)
  for (const file of new Set(cited)) expect(named(file), file).toHaveLength(1)
})

test('each folder that it names is there', () => {
  for (const [, folder = ''] of PAGE.matchAll(/`(src\/[\w./-]+\/)`/g))
    expect(
      FILES.some((path) => path.startsWith(folder)),
      folder,
    ).toBe(true)
})

test('each test that it quotes is in the file that is named before it', () => {
  let quoted = 0
  for (const row of ROWS) {
    let texts: string[] = []
    for (const [, file, quote] of row.matchAll(/`([\w./-]+\.test\.ts)`|“([^”]+)”/g)) {
      if (file) texts = named(file).map((path) => plain(read(path)))
      else if (quote && texts.length > 0) {
        const parts = plain(quote)
          .split('…')
          .map((part) => part.trim())
        expect(
          texts.some((text) => parts.every((part) => text.includes(part))),
          quote,
        ).toBe(true)
        quoted++
      }
    }
  }
  expect(quoted).toBeGreaterThan(50)
})

test('each journey that it names is there', () => {
  for (const [, names = ''] of PAGE.matchAll(/journeys? ((?:`[\w-]+`(?:, | and )?)+)/g))
    for (const [, name] of names.matchAll(/`([\w-]+)`/g))
      expect(
        FILES.filter((path) => path.endsWith(`/${name}.journey.ts`)),
        name,
      ).toHaveLength(1)
})
