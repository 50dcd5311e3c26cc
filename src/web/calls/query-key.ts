import type { Endpoint } from '../../kernel/endpoint.ts'

/** The key under which a call's answers are kept; `[endpoint.name]` alone stands for all of them. */
export function keyOf<E extends Endpoint>(endpoint: E, asked?: unknown): readonly unknown[] {
  return asked === undefined ? [endpoint.name] : [endpoint.name, asked]
}

/** That of what a call sends: answers about different things are kept apart, whether it asks in its query or in its body. */
export function keyOfInput(
  endpoint: Endpoint,
  input?: { query?: unknown; body?: unknown },
): readonly unknown[] {
  return keyOf(endpoint, input?.query ?? input?.body)
}
