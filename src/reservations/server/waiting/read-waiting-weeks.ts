import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type {
  listWaitsOfWeek as weekCall,
  readWaitingWeeks as weeksCall,
} from '../../waiting-desk.endpoints.ts'
import { readWaitingByWeek, readWaitsOfWeek } from './waiting-weeks.store.ts'

/** Who waits, by week: the desk's heat map. */
export const readWaitingWeeks: Deed<typeof weeksCall> = async (_, { db }) =>
  done({ data: await readWaitingByWeek(db) })

/** Who waits for one week, in their order: what stands behind a number of the heat map. */
export const listWaitsOfWeek: Deed<typeof weekCall> = async ({ query }, { db }) => {
  const week = await readWaitsOfWeek(db, query)
  return week ? done(week) : refused('NOT_FOUND')
}
