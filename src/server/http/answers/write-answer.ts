import fastJson, { type ObjectSchema } from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../kernel/endpoint.ts'

type WriteJson = (answer: object) => string

/** The serialiser of each endpoint that has answered in this process. Endpoints are values that live as long as it does. */
const written = new WeakMap<Endpoint, WriteJson>()

/**
 * Serialises a call's answer as JSON; undeclared fields are dropped. The serialiser is compiled at an endpoint's first
 * answer and cached for the process: compiling all of them took a quarter of a second of every start, and most calls
 * are never asked.
 */
export function writeAnswer(endpoint: Endpoint, answer: object): string {
  const known = written.get(endpoint)
  if (known) return known(answer)
  const write = fastJson(schemaOf(endpoint)) as WriteJson
  written.set(endpoint, write)
  return write(answer)
}

function schemaOf({ answer }: Endpoint): ObjectSchema {
  const schema = z.toJSONSchema(answer, { target: 'draft-7', unrepresentable: 'any', io: 'output' })
  const { $schema: _, ...rest } = schema as { $schema?: string; properties?: object }
  return { ...rest, type: 'object', properties: { status: { type: 'boolean' }, ...rest.properties } }
}
