import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HANDLERS } from './handlers.ts'

const ACTS = readFileSync(new URL('../../membership/web/keys/step-up-acts.tsx', import.meta.url), 'utf8')

test('the dialog names each deed that asks who is there, and none that does not', () => {
  const asking = HANDLERS.filter(({ endpoint }) => endpoint.stepUp || endpoint.mayStepUp).map(
    ({ endpoint }) => endpoint.name,
  )
  const named = [...ACTS.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(asking.toSorted())
  expect(asking).toContain('signReport')
})

test('only who is signed in can be asked', () => {
  for (const { endpoint } of HANDLERS.filter(({ endpoint }) => endpoint.stepUp))
    expect(endpoint.access.who, endpoint.name).not.toBe('anyone')
})
