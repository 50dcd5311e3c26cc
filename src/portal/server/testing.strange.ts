import * as z from 'zod/mini'
import type { Shape } from '../../kernel/endpoint.ts'

/** Values that pass a shape and may break the code behind it: every field gets all of them. */
export const EDGES: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '0000-01-01',
  '1900-01-01',
  '2199-12-31',
  '9999-12-31',
  '10000-01-01',
  '0000-01-01T00:00:00Z',
  '2026-99-99T99:99:99Z',
  '2199-12-31T23:59:59Z',
  '23:59',
  -1,
  0,
  32_768,
  1_000_000,
  2_147_483_647,
  2_147_483_648,
  1e308,
  'NaN',
  null,
  [],
  {},
  [[[[]]]],
]

/** Of these every field gets two, the next one the next two. */
export const ODDITIES: readonly unknown[] = [
  '\u0007',
  '\u202e',
  '\ufeff',
  'line\nline\r\nline',
  '🌊'.repeat(40),
  'x'.repeat(40_000),
  '',
  ' ',
  "'; --",
  '%00%',
  '\\',
  '_%',
  '../../etc',
  '<b>&amp;',
  '{plural}',
  '0001-01-01',
  '2026-02-30',
  '24:00',
  1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  'Infinity',
  '1e5',
  '0x10',
  true,
  Array.from({ length: 500 }, () => 1),
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1},"a\\u0000b":1}'),
]

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minimum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
}

export const schemaOf = (shape: Shape) =>
  z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) as Schema

const TEXTS = [
  '2026-12-01',
  '2026-12-01T15:00:00Z',
  '2026-12-01 10:00',
  '10:00',
  '123456',
  'a-plain-word',
  'A-CODE',
  'Bay',
  '/home',
  'sunrise-01',
  '2026-12-01',
  'f0e1d2c3-1111-4222-8333-444455556666',
  'x'.repeat(43),
  '+52 998 555 0142',
  'guest@marea.example',
  '#fff',
  'en',
]

/**
 * Something that a schema takes, as far as it tells; every field is filled. `known` names what a field of that name had
 * best be. Of alternatives the one with this number is taken, where there are so many.
 */
export function plausible(
  schema: Schema,
  known: Readonly<Record<string, unknown>>,
  choice: number,
  name = '',
): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const real = choices.filter(({ type }) => type !== 'null')
    return plausible(real[Math.min(choice, real.length - 1)] ?? {}, known, choice, name)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[Math.min(choice, schema.enum.length - 1)]
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([key, one]) => [key, plausible(one, known, choice, key)]))
  }
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
      plausible(schema.items ?? {}, known, choice, name),
    )
  if (name in known) return known[name]
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') {
    if (schema.format === 'date') return '2026-12-01'
    if (schema.format === 'email') return 'guest@marea.example'
    const pattern = schema.pattern ? new RegExp(schema.pattern) : /./
    return TEXTS.find((text) => pattern.test(text)) ?? 'Bay'
  }
  return Math.max(1, schema.minimum ?? 1)
}

type Path = readonly (string | number)[]

/** Every place in a value, itself first. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inside = Array.isArray(value)
    ? value.slice(0, 1).map((one, index) => pathsIn(one, [...at, index]))
    : Object.entries(value).map(([key, one]) => pathsIn(one, [...at, key]))
  return [at, ...inside.flat()]
}

/** A copy with another thing in one place. */
export function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = withAt(copy[key], rest, other)
  return copy
}

/**
 * The bytes that the longest body of a schema can have: two for a character, as most letters with a mark. Without an
 * end where a text or a list has none.
 */
export function largestOf(schema: Schema): number {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return Math.max(...choices.map(largestOf))
  if (schema.enum || schema.const !== undefined) return 40
  if (schema.type === 'string') return schema.maxLength ? schema.maxLength * 2 + 2 : fixedLength(schema)
  if (schema.type === 'array')
    return (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + largestOf(schema.items ?? {}))
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [key, one]) => sum + key.length + 4 + largestOf(one),
      2,
    )
  return 24
}

/** Patterns and formats end by themselves: a day, a code, a key. */
const fixedLength = ({ pattern, format }: Schema) => (pattern || format ? 110 : Number.POSITIVE_INFINITY)
