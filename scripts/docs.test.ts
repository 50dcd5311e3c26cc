import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs/', ROOT), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md')),
]

test('every link from page to page leads to a file', () => {
  for (const page of PAGES)
    for (const [, target = ''] of readFileSync(new URL(page, ROOT), 'utf8').matchAll(
      /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g,
    ))
      expect(existsSync(new URL(target, new URL(page, ROOT))), `${page}: ${target}`).toBe(true)
})

test('every file that a page names by its path is there', () => {
  // What `npm run pack` and `npm run release` make is in no checkout.
  const made = ['src/types-are-out', 'database/released/VERSION.json']
  const named = PAGES.flatMap((page) =>
    [
      ...readFileSync(new URL(page, ROOT), 'utf8').matchAll(
        /`((?:src|scripts|journeys|bench|deploy|database|art)\/[\w./-]+)`/g,
      ),
    ].map(([, path = '']) => ({ page, path })),
  )
  expect(named.length).toBeGreaterThan(100)
  const gone = named.filter(({ path }) => !made.includes(path) && !existsSync(new URL(path, ROOT)))
  expect(gone).toEqual([])
})

test('every decision stands in the index, once', () => {
  const index = readFileSync(new URL('docs/decisions/README.md', ROOT), 'utf8')
  const named = [...index.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file).sort()
  const files = readdirSync(new URL('docs/decisions/', ROOT)).filter((name) => /^\d{4}-/.test(name))
  expect(named).toEqual(files.sort())
})
