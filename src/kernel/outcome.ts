/**
 * What a rule or a deed answers: done with a value, or refused with a reason. A refusal is a value that the
 * caller must look at; an exception is a bug.
 */
export interface Done<T> {
  ok: true
  value: T
}

export interface Refusal<R extends string = string> {
  ok: false
  /** A stable, upper-case code that the endpoint declares and the catalogues have words for. */
  reason: R
  /** The figures that the words name: nights short, the nearest dates that would do, and so on. */
  values?: Record<string, string | number>
  /** Machine-readable details for the caller (`fields`, `nearest`), sent beside the message. */
  details?: Record<string, unknown>
}

export type Outcome<T, R extends string = string> = Done<T> | Refusal<R>

/** The rule says yes. */
export function done<T>(value: T): Done<T> {
  return { ok: true, value }
}

/** The rule says no, and why. */
export function refused<R extends string>(
  reason: R,
  values?: Refusal['values'],
  details?: Refusal['details'],
): Refusal<R> {
  return { ok: false, reason, ...(values && { values }), ...(details && { details }) }
}
