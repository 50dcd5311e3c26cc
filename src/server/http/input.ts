import type { Endpoint } from '../../kernel/endpoint.ts'
import { check, type FieldFaults } from '../../kernel/faults.ts'

/** What a call was given, in the shapes that it declares; else what is wrong with each field of its query and body. */
export function inputOf(
  { query, body }: Endpoint,
  givenQuery: unknown,
  givenBody: unknown,
): { ok: true; value: { query: unknown; body: unknown } } | { ok: false; fields: FieldFaults } {
  const asked = query ? check(query, givenQuery) : { ok: true as const, value: undefined }
  const sent = body ? check(body, givenBody) : { ok: true as const, value: undefined }
  if (asked.ok && sent.ok) return { ok: true, value: { query: asked.value, body: sent.value } }
  return { ok: false, fields: { ...(asked.ok ? {} : asked.fields), ...(sent.ok ? {} : sent.fields) } }
}
