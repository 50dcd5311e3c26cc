import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HANDLERS } from '../../portal/server/handlers.ts'

interface SpecifiedCall {
  group: string
  method: string
  path: string
  query?: string[]
}

const { calls } = JSON.parse(
  readFileSync(new URL('../../../docs/specification/calls.json', import.meta.url), 'utf8'),
) as { calls: SpecifiedCall[] }

describe('the calls of the specification', () => {
  test.each(calls)('$method $path is served', ({ method, path, query }) => {
    const served = HANDLERS.find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
    expect(served).toBeDefined()
    expect(served?.endpoint.addition).toBeUndefined()
    const known = Object.keys((served?.endpoint.query as { shape?: object } | undefined)?.shape ?? {})
    for (const name of query ?? []) expect(known).toContain(name.replace(/[?=].*/, ''))
  })

  test('what is ours alone says so', () => {
    const specified = new Set(calls.map(({ method, path }) => `${method} ${path}`))
    for (const { endpoint } of HANDLERS)
      expect(specified.has(`${endpoint.method} ${endpoint.path}`), endpoint.name).toBe(!endpoint.addition)
  })
})
