import type { Day } from '../kernel/day.ts'
import { MEGABYTE } from '../kernel/endpoint.ts'

/** The largest file that the desk publishes, in bytes. */
export const LARGEST_DOCUMENT = 50 * MEGABYTE

/** The club's own documents, and those of a contract. */
export const DOCUMENT_SHELVES = ['club', 'contract'] as const
export type DocumentShelf = (typeof DOCUMENT_SHELVES)[number]

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
export function mayShowFrom(shelf: DocumentShelf, published: Day, today: Day): boolean {
  return shelf === 'club' || published <= today
}

/** The extensions by which people know what a file is; the first is the one that a name without it gets. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov'],
  'audio/mpeg': ['mp3'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'audio/mp4': ['m4a'],
  'audio/x-m4a': ['m4a'],
}
const LONGEST_NAME = 200

/** A file's name with the extension of what it is: owners are shown it by that, whatever the sender called it. */
export function nameFor(name: string, mediaType: string): string {
  const known = EXTENSIONS[mediaType] ?? []
  const [, stem = name, extension = ''] = /^(.+)\.([^.]{1,5})$/.exec(name) ?? []
  if (known.length === 0 || known.includes(extension.toLowerCase())) return name
  // “Rules.doc” that is a PDF loses its ending; “Minutes 3.5 final” had none.
  const isEnding = /^[a-z][a-z0-9]*$/i.test(extension)
  const ending = `.${known[0]}`
  return (isEnding ? stem : name).slice(0, LONGEST_NAME - ending.length) + ending
}
