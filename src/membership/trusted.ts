import { TRUSTED_SCOPES, type TrustedScope } from '../kernel/endpoint.ts'
import type { Relation } from './relations.ts'

/** What a form proposes: those who come for their work get one thing, and nobody more than they were ticked. */
export const FIRST_SCOPES: Readonly<Record<Relation, readonly TrustedScope[]>> = {
  spouse: ['stays', 'book', 'visitors', 'maintenance', 'order'],
  child: ['stays'],
  heir: ['documents'],
  assistant: ['stays', 'visitors'],
  accountant: ['money'],
  lawyer: ['documents'],
}

/** The lifetime of an invitation's link, in days; its mail says so. */
export const INVITATION_DAYS = 7

/** The scopes as they are stored and shown: each once, in the order of the list; who books sees the stays too. */
export function scopesOf(ticked: readonly TrustedScope[]): TrustedScope[] {
  const all = new Set(ticked.includes('book') ? [...ticked, 'stays' as const] : ticked)
  return TRUSTED_SCOPES.filter((scope) => all.has(scope))
}

/** Whether a day can be the last one: today or later, and within ten years. */
export function canBeLastDay(day: string, today: string): boolean {
  return day >= today && Number(day.slice(0, 4)) <= Number(today.slice(0, 4)) + 10
}
