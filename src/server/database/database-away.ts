/**
 * The SQLSTATEs of a PostgreSQL server that is stopping, starting, out of connections or disk, or read-only (a replica
 * after a failover).
 */
const AWAY = new Set(['57P01', '57P02', '57P03', '53100', '53200', '53300', '53400', '25006', '25P03'])
/** What the network says when nothing is there. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What `pg` says of a connection that does not answer or has gone; it gives these no code. */
const SILENT =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/

/** A statement waited too long for a lock that somebody else holds, or ran too long. */
const HELD_UP = new Set(['55P03', '57014'])

/** Whether an exception says that the database cannot be reached, or cannot be written to, just now. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', severity = '' } = (error ?? {}) as Partial<Record<string, string>>
  // FATAL means that the connection ends, whatever the SQLSTATE says.
  return (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    AWAY.has(code) ||
    code.startsWith('08') ||
    UNREACHABLE.has(code) ||
    SILENT.test(message)
  )
}

/** Whether an exception says that others hold what a statement needs, and that it was given up. */
export function isHeldUp(error: unknown): boolean {
  return HELD_UP.has((error as { code?: string })?.code ?? '')
}
