import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The screens that show money of contracts: owners', and the desk's. */
const SCREENS = ['finance/web', 'finance/desk', 'marketplace/web/orders']
/** Which month it is for who fills in a form is no instant of a contract. */
const OF_THE_READER = ['finance/desk/cfdi-files.tsx']
const src = join(import.meta.dirname, '../..')

const files = SCREENS.flatMap((folder) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
)

test('an instant of a contract’s money is said by the clocks of its resort, to owners and at the desk', () => {
  expect(files.length).toBeGreaterThan(100)
  const readersOwn = files.filter((name) => readFileSync(join(src, name), 'utf8').includes('OWN_ZONE'))
  expect(readersOwn).toEqual(OF_THE_READER)
  // The day of an instant in UTC is another one than the resort's in the evening.
  const cut = files.filter((name) => /At\.slice\(0, 10\)/.test(readFileSync(join(src, name), 'utf8')))
  expect(cut).toEqual([])
})

test.each(['waiting-payments', 'line-questions', 'rejections'])(
  'what waits for the desk says its zone: %s',
  (name) => {
    expect(readFileSync(join(src, `finance/desk/${name}.tsx`), 'utf8')).toMatch(
      /since=\{one\.\w+\}\s+zone=\{one\.zone\}/,
    )
  },
)

test('what the club’s people read goes by the club’s clock, and not by their browser’s', () => {
  const own = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) => /^(admin\/web|web\/desk|[a-z]+\/desk)\/.*\.tsx?$/.test(name) && !name.includes('.test.'),
    )
    .filter((name) => readFileSync(join(src, name), 'utf8').includes('OWN_ZONE'))
  expect(own.toSorted()).toEqual([...OF_THE_READER])
})
