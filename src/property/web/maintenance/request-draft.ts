import { addDays, type Day } from '../../../kernel/day.ts'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import type { ProviderType } from '../../maintenance.ts'

type When = '' | 'week' | 'fortnight' | 'days'

/** What is typed into a request; plain JSON, so that it outlives a reload and the end of the session. */
export interface RequestDraft {
  description: string
  /** One of two spans from tomorrow on, or days of one's own; nothing until the owner has said. */
  when: When
  /** Days of one's own. */
  firstDay: Day
  lastDay: Day
  providerType: ProviderType
  provider: string
  /** Keys of files that are to go. */
  remove: readonly string[]
  /** Names of the files that were chosen: a browser gives a file only once, after a reload it is chosen again. */
  names: readonly string[]
}

/** An empty request: the days are the owner’s to say. */
export const EMPTY_DRAFT: RequestDraft = {
  description: '',
  when: '',
  firstDay: '',
  lastDay: '',
  providerType: 'club',
  provider: '',
  remove: [],
  names: [],
}

/** A request as it stands, to be changed. */
export function maintenanceDraftOf(request: MaintenanceDetails): RequestDraft {
  const { description, firstDay, lastDay, providerType, provider } = request
  return {
    ...EMPTY_DRAFT,
    description,
    when: 'days',
    firstDay,
    lastDay,
    providerType,
    provider: provider ?? '',
  }
}

/** How the days are said; a draft that was kept before there was a choice has days of its own. */
export function whenOf({ when, firstDay }: Pick<RequestDraft, 'when' | 'firstDay'>): When {
  return when ?? (firstDay ? 'days' : '')
}

/** The days that the draft asks for, counted from the day on which it is looked at: a draft may be days old. */
export function daysAskedFor(draft: RequestDraft, today: Day): { firstDay: Day; lastDay: Day } {
  const when = whenOf(draft)
  if (when === 'week') return { firstDay: addDays(today, 1), lastDay: addDays(today, 7) }
  if (when === 'fortnight') return { firstDay: addDays(today, 1), lastDay: addDays(today, 14) }
  return { firstDay: draft.firstDay, lastDay: draft.lastDay }
}
