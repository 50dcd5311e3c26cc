import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columnsOf, keyCells } from '../../club-folder/club-file.ts'
import { describeFolder } from './describe-folder.ts'
import { CLUB_FILES, FOLDER } from './folder.ts'

const DOCS = new URL('../../../docs/', import.meta.url)

test('docs/club-folder.md is what the declarations say (npm run --silent club -- describe > docs/club-folder.md)', () => {
  expect(readFileSync(new URL('club-folder.md', DOCS), 'utf8')).toBe(describeFolder(CLUB_FILES))
})

test('the example has every file with every column', () => {
  const names = readdirSync(new URL('club-folder/', DOCS)).sort()
  expect(names).toEqual(CLUB_FILES.map(({ name }) => `${name}.csv`).sort())
  for (const file of CLUB_FILES) {
    const [header = ''] = readFileSync(new URL(`club-folder/${file.name}.csv`, DOCS), 'utf8').split(/\r?\n/)
    expect(header.split(','), file.name).toEqual(columnsOf(file))
  }
})

test('every reference names the key of a file that comes in before, cell by cell', () => {
  const before = new Set<string>()
  for (const file of CLUB_FILES) {
    for (const field of file.fields)
      if (field.form === 'reference') {
        expect(before, `${file.name}: ${field.to}`).toContain(field.to)
        expect(field.cells, `${file.name}: ${field.column}`).toHaveLength(keyCells(FOLDER, field.to).length)
      }
    before.add(file.name)
  }
})
