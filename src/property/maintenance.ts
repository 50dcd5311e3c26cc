import type { Day } from '../kernel/day.ts'
import { MEGABYTE } from '../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../kernel/outcome.ts'

export const MAINTENANCE_STATUSES = ['open', 'in-progress', 'resolved', 'cancelled'] as const
export type MaintenanceStatus = (typeof MAINTENANCE_STATUSES)[number]

/** Who does the work: the club's own people, or somebody whom the owner names. */
export const PROVIDER_TYPES = ['club', 'external'] as const
export type ProviderType = (typeof PROVIDER_TYPES)[number]

/**
 * The most files, and the most images, of a maintenance request, counted over all that was sent with it (decision
 * 0027).
 */
export const MOST_OF_A_KIND = 5
/** The largest file or image, in bytes. */
export const LARGEST_FILE = 10 * MEGABYTE

/** What may be done to a request that exists, beside the steps of its repair: the first two leave its status as it is. */
export type MaintenanceDeed = 'change' | 'comment' | 'cancel'

interface Transition {
  from: readonly MaintenanceStatus[]
  to: MaintenanceStatus | 'same'
}

const LIVE = ['open', 'in-progress'] as const

/** Every way from one state to another, and no other. What is resolved or cancelled is closed: no row starts from it. */
const TRANSITIONS: Readonly<Record<MaintenanceDeed, Transition>> = {
  /** The owner's, until somebody begins. */
  change: { from: ['open'], to: 'same' },
  comment: { from: LIVE, to: 'same' },
  /** The owner does not want it any more, and says why. */
  cancel: { from: LIVE, to: 'cancelled' },
}

/** Whether a deed may be done to a request in a state. */
export function mayDo(from: MaintenanceStatus, deed: MaintenanceDeed): boolean {
  return TRANSITIONS[deed].from.includes(from)
}

/** The state after a deed, or a refusal where the table has no such way. */
export function afterDeed(
  from: MaintenanceStatus,
  deed: MaintenanceDeed,
): Outcome<MaintenanceStatus, 'MAINTENANCE_CLOSED' | 'MAINTENANCE_STARTED'> {
  const { to } = TRANSITIONS[deed]
  if (mayDo(from, deed)) return done(to === 'same' ? from : to)
  return refused(from === 'in-progress' ? 'MAINTENANCE_STARTED' : 'MAINTENANCE_CLOSED')
}

/** What an owner asks for. */
export interface MaintenanceWish {
  description: string
  /** The first and the last day on which somebody may come, in the resort's zone. */
  firstDay: Day
  lastDay: Day
  providerType: ProviderType
  /** Who comes, where it is not the club. */
  provider: string | null
}

/** Whether days may be asked for; those of a request that keeps its first day may have begun. */
export function mayAskDays(
  { firstDay, lastDay }: Pick<MaintenanceWish, 'firstDay' | 'lastDay'>,
  today: Day,
  before?: Day,
): Outcome<null, 'MAINTENANCE_DAYS_BACKWARDS' | 'MAINTENANCE_IN_THE_PAST'> {
  if (lastDay < firstDay) return refused('MAINTENANCE_DAYS_BACKWARDS')
  if (firstDay < today && firstDay !== before) return refused('MAINTENANCE_IN_THE_PAST')
  return done(null)
}

/** What the log of a request tells: of itself, and of the job that it became. */
export const MAINTENANCE_LOG_DEEDS = [
  'created',
  'changed',
  'started',
  'resolved',
  'cancelled',
  'commented',
  'named',
  'visit-proposed',
  'visit-accepted',
  'visit-countered',
  'quoted',
  'quote-approved',
  'quote-refused',
  'photographed',
  'finished',
  'billed',
] as const
export type MaintenanceLogDeed = (typeof MAINTENANCE_LOG_DEEDS)[number]

/** What an entry of the log says was changed. */
export const MAINTENANCE_CHANGES = [
  'description',
  'days',
  'provider',
  'files-added',
  'files-removed',
  'images-added',
  'images-removed',
] as const
export type MaintenanceChange = (typeof MAINTENANCE_CHANGES)[number]

/** What differs between a request and what is wished of it. */
export function maintenanceChangesOf(before: MaintenanceWish, after: MaintenanceWish): MaintenanceChange[] {
  const changes: MaintenanceChange[] = []
  if (before.description !== after.description) changes.push('description')
  if (before.firstDay !== after.firstDay || before.lastDay !== after.lastDay) changes.push('days')
  if (before.providerType !== after.providerType || before.provider !== after.provider)
    changes.push('provider')
  return changes
}
