import { expect, test } from 'vitest'
import { refused } from '../../../kernel/outcome.ts'
import { failure } from './reply.ts'

const fail = (refusal: ReturnType<typeof refused>, language: 'en' | 'es' = 'en') =>
  failure(refusal, null, {}, language, '+52 998 555 0142')

test('who is refused for now is told when to try again', () => {
  expect(fail(refused('TOO_MANY', { minutes: 2 }))).toMatchObject({
    code: 429,
    headers: { 'retry-after': '120' },
  })
  expect(fail(refused('TOO_MANY', { minutes: 0, seconds: 2 }))).toMatchObject({
    headers: { 'retry-after': '2' },
    body: { message: 'Too many attempts. Try again in 2 seconds.' },
  })
  expect(fail(refused('BUSY'))).toMatchObject({ code: 503, headers: { 'retry-after': '5' } })
  expect(fail(refused('BUSY', { seconds: 2 })).headers).toEqual({ 'retry-after': '2' })
  expect(fail(refused('NOT_FOUND')).headers).toEqual({})
})

test('busy is said in the reader’s language', () => {
  expect(fail(refused('BUSY')).body).toEqual({
    status: false,
    code: 'BUSY',
    message: 'The portal is very busy right now. Nothing was changed; try again in a few seconds.',
  })
  expect(fail(refused('BUSY'), 'es').body.message).toMatch(/^El portal tiene/)
})
