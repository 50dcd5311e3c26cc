import * as z from 'zod/mini'
import { day, id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import {
  LARGEST_FILE,
  MAINTENANCE_CHANGES,
  MAINTENANCE_LOG_DEEDS,
  MAINTENANCE_STATUSES,
  MOST_OF_A_KIND,
  PROVIDER_TYPES,
} from './maintenance.ts'
import { jobShape } from './repairs/repair.shape.ts'
import { REPAIR_STAGES } from './repairs/repair.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'maintenance', of: ['repair', 'idRequest'] },
} as const
const ofContract = { ...access, trusted: { scope: 'maintenance', of: ['contract', 'idContract'] } } as const

/** What every call is refused with where the contract's membership has no maintenance requests (spec, section 2). */
const onlyClassic = { MAINTENANCE_CLASSIC_ONLY: 403 } as const

const files = {
  files: { most: MOST_OF_A_KIND, bytes: LARGEST_FILE, kinds: ['document'] },
  images: { most: MOST_OF_A_KIND, bytes: LARGEST_FILE, kinds: ['image'] },
} as const

/** The key of a stored file, a UUID. */
const fileKey = () => z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

const wish = {
  description: text(2000),
  firstDay: day(),
  lastDay: day(),
  providerType: z.enum(PROVIDER_TYPES),
  /** Needed where it is not the club who comes. */
  provider: z.optional(z.string().check(z.trim(), z.maxLength(160))),
}

const providerIsNamed = z.refine<{ providerType: string; provider?: string | undefined }>(
  ({ providerType, provider }) => providerType === 'club' || Boolean(provider),
  { error: 'required' satisfies FieldFault, path: ['provider'] },
)

const wishRefusals = {
  MAINTENANCE_DAYS_BACKWARDS: 400,
  MAINTENANCE_IN_THE_PAST: 409,
  MAINTENANCE_FILES_FULL: 409,
  MAINTENANCE_IMAGES_FULL: 409,
  IMAGE_UNREADABLE: 400,
} as const

const rowShape = z.object({
  id: z.number(),
  code: z.string(),
  idContract: z.number(),
  description: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  providerType: z.enum(PROVIDER_TYPES),
  provider: z.nullable(z.string()),
  status: z.enum(MAINTENANCE_STATUSES),
  /** How it was resolved, or why it was cancelled. */
  resolution: z.nullable(z.string()),
  /** Asked for by an admin in the owner's name. */
  byAdmin: z.boolean(),
  /** Who asked for it for the owner, of those whom they trust. */
  byTrusted: z.nullable(z.string()),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
})

const listedShape = z.object({
  ...rowShape.shape,
  /** Where it stands as a job; null before anybody is named for it. */
  stage: z.nullable(z.enum(REPAIR_STAGES)),
  files: z.number(),
  images: z.number(),
  comments: z.number(),
})

const fileShape = z.object({
  key: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Opens with the session's cookie. */
  fileRoute: z.string(),
})

const detailsShape = z.object({
  ...rowShape.shape,
  zone: z.string(),
  files: z.array(fileShape),
  images: z.array(fileShape),
  /** The job that it became; null before anybody is named for it. */
  job: z.nullable(jobShape),
  /** What happened and what was said, the earliest first. */
  log: z.array(
    z.object({
      at: z.string(),
      deed: z.enum(MAINTENANCE_LOG_DEEDS),
      comment: z.nullable(z.string()),
      changes: z.array(z.enum(MAINTENANCE_CHANGES)),
      actor: z.enum(['owner', 'trusted', 'club']),
      actorName: z.string(),
      /** The co-owner for whom somebody trusted did it; null where for the owner who asks. */
      actorFor: z.nullable(z.string()),
    }),
  ),
})

/** A request, whole. */
export const maintenanceAnswer = z.object({ data: detailsShape })
const details = maintenanceAnswer

/** A contract's maintenance requests, those that are not closed first, then those closed last; by hundreds. */
export const listMaintenance = endpoint({
  name: 'listMaintenance',
  group: 'property',
  method: 'GET',
  path: '/fivesClub/getMaintenanceRequests/',
  access: ofContract,
  query: z.object({ idContract: id(), page: z.optional(id()) }),
  answer: z.object({ data: z.array(listedShape), total: z.number() }),
  refusals: onlyClassic,
})

/** One request with its files, its log and what was said about it. */
export const readMaintenance = endpoint({
  name: 'readMaintenance',
  group: 'property',
  method: 'GET',
  path: '/fivesClub/getMaintenanceRequest/',
  access,
  query: z.object({ idRequest: id() }),
  answer: details,
  refusals: onlyClassic,
  addition: true,
})

/** Sends a maintenance request, all of it or nothing. Images are re-encoded, documents are stored unchanged. */
export const sendMaintenance = endpoint({
  name: 'sendMaintenance',
  group: 'property',
  method: 'POST',
  path: '/fivesClub/getMaintenanceRequests/',
  access: ofContract,
  perDay: { of: 'maintenance', most: 20 },
  files,
  body: z.object({ idContract: id(), ...wish }).check(providerIsNamed),
  answer: details,
  refusals: { ...onlyClassic, ...wishRefusals },
  idempotent: true,
  onceAMinute: true,
})

/** Changes a request that nobody has begun: its words, and its files by adding and by removing those of these keys. */
export const changeMaintenance = endpoint({
  name: 'changeMaintenance',
  group: 'property',
  method: 'PUT',
  path: '/fivesClub/getMaintenanceRequests/',
  access,
  perDay: { of: 'maintenance-changes', most: 60 },
  files,
  body: z
    .object({
      idRequest: id(),
      ...wish,
      remove: z.optional(z.array(fileKey()).check(z.maxLength(2 * MOST_OF_A_KIND))),
    })
    .check(providerIsNamed),
  answer: details,
  refusals: { ...onlyClassic, ...wishRefusals, MAINTENANCE_CLOSED: 409, MAINTENANCE_STARTED: 409 },
  // Files that are sent again after a lost connection must not be added twice.
  idempotent: true,
})

/** Cancels a request; the resolution says why. */
export const cancelMaintenance = endpoint({
  name: 'cancelMaintenance',
  group: 'property',
  method: 'PUT',
  path: '/fivesClub/setMaintenanceRequestResolution/',
  access,
  body: z.object({ idRequest: id(), resolution: text(2000) }),
  answer: details,
  refusals: { ...onlyClassic, MAINTENANCE_CLOSED: 409, MAINTENANCE_STARTED: 409, REPAIR_UNDER_WAY: 409 },
})

/** Says something about a request that is not closed. */
export const commentMaintenance = endpoint({
  name: 'commentMaintenance',
  group: 'property',
  method: 'POST',
  path: '/fivesClub/maintenanceRequestComments/',
  access,
  perDay: { of: 'maintenance-changes', most: 60 },
  body: z.object({ idRequest: id(), comment: text(2000) }),
  answer: details,
  refusals: { ...onlyClassic, MAINTENANCE_CLOSED: 409, MAINTENANCE_STARTED: 409 },
  idempotent: true,
  onceAMinute: true,
  addition: true,
})

export type ListedMaintenance = z.output<typeof listedShape>
export type MaintenanceDetails = z.output<typeof detailsShape>
