import type { Day } from '../../../kernel/day.ts'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import type { ProviderType } from '../../maintenance.ts'

/** What is typed into a request; plain JSON, so that it outlives a reload and the end of the session. */
export interface RequestDraft {
  description: string
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
  firstDay: '',
  lastDay: '',
  providerType: 'club',
  provider: '',
  remove: [],
  names: [],
}

/** A request as it stands, to be changed. */
export function draftOf(request: MaintenanceDetails): RequestDraft {
  const { description, firstDay, lastDay, providerType, provider } = request
  return { ...EMPTY_DRAFT, description, firstDay, lastDay, providerType, provider: provider ?? '' }
}
