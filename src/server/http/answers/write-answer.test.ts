import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../../kernel/endpoint.ts'
import { HANDLERS } from '../../../portal/server/handlers.ts'
import { writeAnswer } from './write-answer.ts'

describe('the JSON of an answer', () => {
  const nights = endpoint({
    name: 'readNights',
    group: 'Reservations',
    method: 'GET',
    path: '/nights/',
    access: { who: 'anyone' },
    answer: z.object({ nights: z.number() }),
    refusals: {},
  })

  test('holds what the endpoint declares and the status, and nothing else', () => {
    const answer = { status: true, nights: 7, passwordHash: 'x' }
    expect(JSON.parse(writeAnswer(nights, answer))).toEqual({ status: true, nights: 7 })
    expect(JSON.parse(writeAnswer(nights, { ...answer, nights: 8 }))).toEqual({ status: true, nights: 8 })
  })

  test('each call’s serialiser can be compiled', () => {
    const unwritten = HANDLERS.filter(({ endpoint: one }) => !one.answersFile).filter(({ endpoint: one }) => {
      try {
        writeAnswer(one, {})
        return false
      } catch (fault) {
        // A field that must be there is missing: the serialiser was compiled, and says so.
        return !/is required/.test(String(fault))
      }
    })
    expect(unwritten.map(({ endpoint: one }) => one.name)).toEqual([])
  })
})
