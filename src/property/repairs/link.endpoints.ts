import * as z from 'zod/mini'
import { text } from '../../kernel/check.ts'
import { aFile, endpoint } from '../../kernel/endpoint.ts'
import { LARGEST_FILE } from '../maintenance.ts'
import { LINKED_STATES, MOST_LINKED_PHOTOS } from './link.ts'
import { VISIT_STATES } from './repair.ts'

/** What a link's token looks like: it stands behind the `#` of the address, and travels in bodies alone. */
export const LINK_TOKEN = /^[\w-]{43}$/

const token = z.string().check(z.regex(LINK_TOKEN))

const linkedShape = z.object({
  code: z.string(),
  /** Who is named for it: whoever reads. */
  technician: z.string(),
  resort: z.string(),
  residence: z.string(),
  /** In the words of who asked for it. */
  description: z.string(),
  visit: z.nullable(z.object({ at: z.string(), state: z.enum(VISIT_STATES) })),
  zone: z.string(),
  /** The last day on which the link opens, of the resort. */
  lastDay: z.string(),
  state: z.enum(LINKED_STATES),
  photos: z.array(
    z.object({ key: z.string(), moment: z.enum(['request', 'before', 'after']), at: z.string() }),
  ),
  /** How many photographs there is room for. */
  room: z.object({ before: z.number(), after: z.number() }),
})

const linkedAnswer = z.object({ data: linkedShape })
const LINK_OVER = { LINK_OVER: 410 } as const
const shared = {
  group: 'property',
  method: 'POST',
  access: { who: 'anyone' },
  slowsDown: true,
  addition: true,
} as const

/**
 * A job as whoever repairs it sees it, by its link: what, where and when. No owner's name, no money, and no other job. What a link
 * opens is counted for it, what opens nothing for the address.
 */
export const readLinkedRepair = endpoint({
  ...shared,
  name: 'readLinkedRepair',
  path: '/repairs/link/',
  body: z.object({ token }),
  answer: linkedAnswer,
  refusals: LINK_OVER,
  transaction: 'own',
  changesNothing: true,
})

/** A photograph of the job; the address of a picture would be kept in logs and histories. */
export const readLinkedPhoto = endpoint({
  ...shared,
  name: 'readLinkedPhoto',
  path: '/repairs/link/photo/',
  body: z.object({ token, key: z.string().check(z.maxLength(60)) }),
  answersFile: true,
  answer: aFile(),
  refusals: LINK_OVER,
  transaction: 'own',
  changesNothing: true,
})

/** Adds photographs of before or after, some at a time; each is re-encoded without EXIF metadata. */
export const photographByLink = endpoint({
  ...shared,
  name: 'photographByLink',
  path: '/repairs/link/photos/',
  files: { photos: { most: MOST_LINKED_PHOTOS, bytes: LARGEST_FILE, kinds: ['image'] } },
  body: z.object({ token, moment: z.enum(['before', 'after']) }),
  answer: linkedAnswer,
  refusals: {
    ...LINK_OVER,
    REPAIR_ELSEWHERE: 409,
    REPAIR_PHOTOS_FULL: 409,
    REPAIR_PHOTOS_MISSING: 400,
    IMAGE_UNREADABLE: 400,
  },
  idempotent: true,
})

/** Says that the work is done, with words for the club. Said twice it is done once. */
export const finishByLink = endpoint({
  ...shared,
  name: 'finishByLink',
  path: '/repairs/link/done/',
  body: z.object({ token, words: z.optional(text(1000)) }),
  answer: linkedAnswer,
  refusals: { ...LINK_OVER, REPAIR_ELSEWHERE: 409 },
  transaction: 'own',
})

export type LinkedRepair = z.output<typeof linkedShape>
