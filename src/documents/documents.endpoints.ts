import * as z from 'zod/mini'
import { bilingual, id, page } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'

/** Documents in one answer; what is beyond them is on the next page. */
export const DOCUMENTS_A_PAGE = 100

const documentTypeShape = z.object({ id: z.number(), name: bilingual() })

/** A file that the club shows to an owner. */
const documentShape = z.object({
  id: z.number(),
  /** Where the browser opens it; `?download` behind it saves it. Its last segment is the file's name. */
  fileRoute: z.string(),
  title: bilingual(),
  /** The file's name when it is saved, extension included. */
  name: z.string(),
  mediaType: z.string(),
  /** The size in bytes; null as long as the file is not made: that happens when it is first opened. */
  bytes: z.nullable(z.number()),
  /** yyyy-mm-dd */
  published: z.string(),
  /** What the file is written in; null for one that speaks both languages, or none. */
  language: z.nullable(z.enum(LANGUAGES)),
  type: documentTypeShape,
})

/** What narrows a list: a kind of document, and words of its title or name. Both are ours. */
const narrowing = {
  idType: z.optional(id()),
  /** Accents and capitals make no difference. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** The page, from 1. */
  page: z._default(page(), 1),
}

const answer = z.object({
  data: z.array(documentShape),
  /** How many there are on all pages. */
  total: z.number(),
})

/**
 * The club's documents for an owner: those of every hotel and those of the hotels of the owner's contracts, in the
 * owner's language or in none. By kind, the newest first. `idContract` leaves only those that concern its hotel.
 */
export const listGeneralDocuments = endpoint({
  name: 'listGeneralDocuments',
  group: 'documents',
  method: 'GET',
  path: '/fivesClub/getgeneraldocumentsData/',
  access: { who: 'member', trusted: { scope: 'documents', of: ['contract', 'idContract'] } },
  query: z.object({ idContract: z.optional(id()), ...narrowing }),
  answer,
  refusals: {},
})

/** The documents of one of the owner's contracts, by kind, the newest first. Another's contract is not found. */
export const listContractDocuments = endpoint({
  name: 'listContractDocuments',
  group: 'documents',
  method: 'GET',
  path: '/fivesClub/contractdocumentsData/',
  access: { who: 'member', trusted: { scope: 'documents', of: ['contract', 'idContract'] } },
  query: z.object({ idContract: id(), ...narrowing }),
  answer,
  refusals: {},
})

/** The kinds of documents, in the club's order. */
export const listDocumentTypes = endpoint({
  name: 'listDocumentTypes',
  group: 'documents',
  method: 'GET',
  path: '/fivesClub/getDocumentstype/',
  access: { who: 'member', trusted: { scope: 'any' } },
  answer: z.object({ data: z.array(documentTypeShape) }),
  refusals: {},
})

export type PortalDocument = z.output<typeof documentShape>
export type DocumentType = z.output<typeof documentTypeShape>
