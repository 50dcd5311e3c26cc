import { expect, test } from 'vitest'
import type { Endpoint } from '../../kernel/endpoint.ts'
import { keyOf, keyOfInput } from './query-key.ts'

const LOOK = { name: 'lookAtNights' } as Endpoint

test('answers about different things are kept apart, whether a call asks in its query or in its body', () => {
  expect(keyOfInput(LOOK, { body: { nights: 3 } })).toEqual(['lookAtNights', { nights: 3 }])
  expect(keyOfInput(LOOK, { body: { nights: 4 } })).toEqual(['lookAtNights', { nights: 4 }])
  expect(keyOfInput(LOOK, { query: { id: 1 } })).toEqual(['lookAtNights', { id: 1 }])
  expect(keyOfInput(LOOK)).toEqual(keyOf(LOOK))
})
