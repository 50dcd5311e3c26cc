import { done } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readWaitingWeeks as call } from '../../waiting.endpoints.ts'
import { readWaitingByWeek } from './waiting-weeks.store.ts'

/** Who waits, by week: the desk's heat map. */
export const readWaitingWeeks: Deed<typeof call> = async (_, { db }) =>
  done({ data: await readWaitingByWeek(db) })
