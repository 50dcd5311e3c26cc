import * as z from 'zod/mini'
import { bilingual, day, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'
import { bothLanguages, lastChangeShape, version } from '../kernel/publishing.ts'
import { DOCUMENT_SHELVES, DOCUMENT_STATES, LARGEST_DOCUMENT } from './publishing.ts'

/** As many as the desk's list shows at once; more letters find fewer. */
export const MOST_ON_SHELF = 200
export const LONGEST_TITLE = 160

const deskDocumentShape = z.object({
  id: z.number(),
  title: bilingual(),
  type: z.object({ id: z.number(), name: bilingual() }),
  /** What the file is written in; null for both, for none, and for a contract's. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** yyyy-mm-dd */
  published: z.string(),
  state: z.enum(DOCUMENT_STATES),
  /** As owners find it. */
  fileRoute: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** The size in bytes; null as long as the file is not made: that happens when it is first opened. */
  bytes: z.nullable(z.number()),
  /** Of a club's document for one hotel's owners. */
  hotel: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Of a contract's document. */
  contract: z.nullable(
    z.object({
      id: z.number(),
      number: z.string(),
      hotel: z.string(),
      residence: z.string(),
      owner: z.object({ name: z.string(), lastname: z.string(), email: z.string() }),
    }),
  ),
  changed: lastChangeShape,
})

/** The documents on a shelf, shown or not, the newest first, with what a new one can be. */
export const listDeskDocuments = endpoint({
  name: 'listDeskDocuments',
  group: 'documents',
  method: 'GET',
  path: '/desk/publish/documents/',
  access: { who: 'desk' },
  query: z.object({
    shelf: z._default(z.enum(DOCUMENT_SHELVES), 'club'),
    idType: z.optional(id()),
    /** Words of a title, a file's name, a contract's number or its owner's name; accents and case do not matter. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Only this one. */
    id: z.optional(id()),
  }),
  answer: z.object({
    data: z.array(deskDocumentShape),
    /** There are more than the answer holds. */
    more: z.boolean(),
    types: z.array(z.object({ id: z.number(), name: bilingual() })),
    hotels: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  refusals: {},
  addition: true,
})

/** Whose document it is: that of every owner, of one hotel's, or of one contract's. */
const audienceShape = z.discriminatedUnion('for', [
  z.object({ for: z.literal('everyone') }),
  z.object({ for: z.literal('hotel'), idHotel: id() }),
  z.object({ for: z.literal('contract'), idContract: id() }),
])

/** What is typed of a document. */
export const documentFields = {
  version: version(),
  audience: audienceShape,
  idType: id(),
  title: bothLanguages(LONGEST_TITLE),
  /** Of a contract's document it is not asked: its owner sees all of them. */
  language: z.nullable(z.enum(LANGUAGES)),
  published: day(),
}

/**
 * Saves a document: a new one with its file, or an older one with or without another file. With `publish` owners see it
 * from its day on; what they see already stays seen. A contract's document stays with its contract, and its owner is told
 * by mail when it is published and when its file is replaced.
 */
export const saveDocument = endpoint({
  name: 'saveDocument',
  group: 'documents',
  method: 'POST',
  path: '/desk/publish/documents/',
  access: { who: 'desk' },
  files: {
    file: { most: 1, bytes: LARGEST_DOCUMENT, kinds: ['document', 'image', 'video', 'audio'] },
  },
  body: z.object({
    /** Left out for a new one. Its shelf follows from the audience. */
    id: z.optional(id()),
    publish: z.boolean(),
    ...documentFields,
  }),
  answer: z.object({
    data: z.object({
      id: z.number(),
      shelf: z.enum(DOCUMENT_SHELVES),
      state: z.enum(DOCUMENT_STATES),
      /** Whether the owner of the contract is told by mail. */
      mailed: z.boolean(),
    }),
  }),
  refusals: { PICTURE_UNREADABLE: 400, FILE_NEEDED: 409, DOCUMENT_STAYS: 409, DAY_AHEAD: 409 },
  addition: true,
  idempotent: true,
  onceAMinute: true,
})

const which = { shelf: z.enum(DOCUMENT_SHELVES), id: id(), version: version() }

/** Takes a document back: it is a draft again, and its address opens for no owner any more. */
export const withdrawDocument = endpoint({
  name: 'withdrawDocument',
  group: 'documents',
  method: 'PUT',
  path: '/desk/publish/documents/',
  access: { who: 'desk' },
  body: z.object(which),
  answer: z.object({ data: z.object({ withdrawn: z.boolean() }) }),
  refusals: {},
  addition: true,
})

/** Removes a document for good, and its file, unless another document shows the same. */
export const removeDocument = endpoint({
  name: 'removeDocument',
  group: 'documents',
  method: 'DELETE',
  path: '/desk/publish/documents/',
  access: { who: 'desk' },
  query: z.object(which),
  answer: z.object({ data: z.object({ removed: z.boolean() }) }),
  refusals: {},
  addition: true,
})

export type DeskDocument = z.output<typeof deskDocumentShape>
export type Audience = z.output<typeof audienceShape>
