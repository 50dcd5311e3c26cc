import * as z from 'zod/mini'
import { id, text, uuid } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import { MAINTENANCE_STATUSES, PROVIDER_TYPES } from './maintenance.ts'
import { REPAIR_STAGES } from './repairs/repair.ts'

/** What the inbox can do to a request: all else is a step of the repair, on its own page. */
export const MAINTENANCE_DESK_DEEDS = ['comment'] as const

const repairShape = z.object({
  id: z.number(),
  code: z.string(),
  status: z.enum(MAINTENANCE_STATUSES),
  description: z.string(),
  createdAt: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  providerType: z.enum(PROVIDER_TYPES),
  /** Whom the owner suggested for the work; null where it is the club's. */
  provider: z.nullable(z.string()),
  /** Whom the club has named for it; null before anybody is. */
  technician: z.nullable(z.string()),
  hotel: z.string(),
  residence: z.string(),
  /** Which of the contract's owners registered it; where the club did for them, the first. */
  owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() }),
  /** Who holds the contract together with who asked, by name. */
  coOwners: z.array(z.string()),
  /** What came with it: the images first. */
  files: z.array(z.object({ key: z.string(), name: z.string(), kind: z.enum(['image', 'file']) })),
  /** The last thing said about it. */
  lastWord: z.nullable(
    z.object({ at: z.string(), by: z.enum(['owner', 'club']), name: z.string(), comment: z.string() }),
  ),
  /** Where it stands as a job, which has a page of its own; null before anybody is named for it. */
  stage: z.nullable(z.enum(REPAIR_STAGES)),
  deeds: z.array(z.enum(MAINTENANCE_DESK_DEEDS)),
})

/** The requests that are not closed: those that nobody has begun first, the one that waits longest first in each. */
export const listOpenMaintenance = endpoint({
  name: 'listOpenMaintenance',
  group: 'property',
  method: 'GET',
  path: '/desk/maintenance/',
  access: { who: 'desk' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(repairShape) }),
  refusals: {},
  addition: true,
})

/** Says something about a request. What the desk saw has to hold still. */
export const workOnMaintenance = endpoint({
  name: 'workOnMaintenance',
  group: 'property',
  method: 'POST',
  path: '/desk/maintenance/',
  access: { who: 'desk' },
  body: z.object({
    idRequest: id(),
    deed: z.enum(MAINTENANCE_DESK_DEEDS),
    status: z.enum(MAINTENANCE_STATUSES),
    /** The owner reads it. */
    words: text(2000),
  }),
  answer: z.object({ data: z.object({ status: z.enum(MAINTENANCE_STATUSES) }) }),
  refusals: {
    DECIDED_MEANWHILE: 409,
    MAINTENANCE_CLOSED: 409,
    MAINTENANCE_STARTED: 409,
  },
  addition: true,
  idempotent: true,
  answersThing: ['maintenance', 'idRequest'],
})

/** A file or an image that came with a request. */
export const readMaintenanceFile = endpoint({
  name: 'readMaintenanceFile',
  group: 'property',
  method: 'GET',
  path: '/desk/maintenance/file/',
  access: { who: 'desk' },
  query: z.object({ idRequest: id(), key: uuid() }),
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
})

export type OpenMaintenance = z.output<typeof repairShape>
