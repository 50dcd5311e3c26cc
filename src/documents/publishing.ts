import type { Day } from '../kernel/day.ts'
import { MEGABYTE } from '../kernel/endpoint.ts'

/** The largest file that the desk publishes, in bytes. */
export const LARGEST_DOCUMENT = 50 * MEGABYTE

/** The club's own documents, and those of a contract. */
export const DOCUMENT_SHELVES = ['club', 'contract'] as const
export type DocumentShelfName = (typeof DOCUMENT_SHELVES)[number]

/** Being prepared, seen from its day on, seen by its owners. */
export const DOCUMENT_STATES = ['draft', 'coming', 'published'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** Where a document stands on a day: only what is shown is anybody's, and only from its publication day on. */
export function documentState(
  { shown, published }: { shown: boolean; published: Day },
  today: Day,
): DocumentState {
  if (!shown) return 'draft'
  return published > today ? 'coming' : 'published'
}

/**
 * Whether a document may be shown with this publication day. The club's may lie ahead; a contract's may not, for its
 * owner is told at once.
 */
export function mayShowFrom(shelf: DocumentShelfName, published: Day, today: Day): boolean {
  return shelf === 'club' || published <= today
}
