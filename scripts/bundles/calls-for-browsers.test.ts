import { expect, test } from 'vitest'
import { askedFor, forBrowsers } from './calls-for-browsers.ts'

const CALLS = `
const access = { who: 'member' } as const
/** Of a stay. */
export const stayShape = z.object({ id: z.number(), name: bilingual() })
export const readStay = endpoint({ name: 'readStay', method: 'GET', path: '/stay/', access, query: z.object({ id: id() }),
  answer: z.object({ data: stayShape }), refusals: { GONE: 404 } })
export const keepStay = endpoint({
  name: 'keepStay', // it writes
  method: 'POST',
  group: 'stays',
  path: '/stay/',
  body: z.object({ note: text(20) }),
  refusals: {},
  answer: done,
})
export const longest = () => stayShape
export type Stay = z.output<typeof stayShape>
`

test('of a call the browser keeps what it sends by', () => {
  const kept = forBrowsers(CALLS, new Set())
  expect(kept).toContain(
    "endpoint({ name: 'readStay', method: 'GET', path: '/stay/', refusals: { GONE: 404 } })",
  )
  for (const gone of ['query:', 'answer:', 'body:', 'access,', 'data: stayShape'])
    expect(kept).not.toContain(gone)
  expect(kept).toContain("path: '/stay/',\n  refusals: {},\n")
})

test('of what was done the browser tells the group: it stays', () => {
  expect(forBrowsers(CALLS, new Set())).toContain("group: 'stays',")
})

test('a shape that is asked for by name stays', () => {
  const asked = askedFor([
    'useForm({ shape: keepStay.body! })',
    'type Answer = z.output<typeof readStay.answer>',
  ])
  expect([...asked]).toEqual(['keepStay.body'])
  const kept = forBrowsers(CALLS, asked)
  expect(kept).toContain('body: z.object({ note: text(20) }),')
  expect(kept).not.toContain('answer:')
})

test('what is declared is made without consequences, and nothing else is touched', () => {
  const kept = forBrowsers(CALLS, new Set())
  expect(kept).toContain(
    'export const stayShape = /* @__PURE__ */ (() => (z.object({ id: z.number(), name: bilingual() })))()',
  )
  for (const same of ["const access = { who: 'member' } as const", 'export const longest = () => stayShape'])
    expect(kept).toContain(same)
  expect(forBrowsers('export const NAME = "a call’s"\n', new Set())).toBe('export const NAME = "a call’s"\n')
})

test('letters outside of ASCII move nothing', () => {
  const kept = forBrowsers(
    "/** The club’s “own” 🌊 */\nexport const x = endpoint({ path: '/ñ/', answer: y })\n",
    new Set(),
  )
  expect(kept).toContain("(endpoint({ path: '/ñ/',")
})

test('a module that cannot be read is a fault with its name', () => {
  expect(() => forBrowsers('export const = 1', new Set(), 'bad.endpoints.ts')).toThrow('bad.endpoints.ts')
})
