import type { ToDo } from './to-do.endpoints.ts'

const dayOf = (row: ToDo) => row.due ?? (row.kind === 'charge' ? row.day : '')

/** The order in which what waits wants to be done, the most pressing first; for `sort`. */
export function byUrgency(a: ToDo, b: ToDo): number {
  const byDay = dayOf(a).localeCompare(dayOf(b))
  return rankOf(a) - rankOf(b) || byDay || a.key.localeCompare(b.key, 'en', { numeric: true })
}

/** What is held for hours only, then money that is late, then where somebody else waits, then what has a day, then what has none, then what expires. */
function rankOf(row: ToDo): number {
  if (row.kind === 'offer') return row.trade ? 1 : -1
  if ((row.kind === 'charge' || row.kind === 'fee') && row.late) return 0
  if (row.kind === 'authorize' || row.kind === 'quote' || row.kind === 'visit') return 1
  if (row.kind === 'rate') return 5
  if (row.kind === 'nights') return 4
  return row.due === null ? 3 : 2
}
