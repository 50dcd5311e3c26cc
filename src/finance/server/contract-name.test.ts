import { expect, test } from 'vitest'
import { contractName } from './contract-name.ts'

test.each([
  ['with its residence', '1301', '41201 (residence 1301)', '41201 (residencia 1301)'],
  ['by its number alone where it has none', null, '41201', '41201'],
  ['by its number alone where that is empty', '', '41201', '41201'],
])('a mail names a contract %s', (_, residence, en, es) => {
  expect(contractName({ contract: '41201', residence })).toEqual({ en, es })
})
