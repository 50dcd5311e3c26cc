import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readParameter as call } from '../staff.endpoints.ts'
import { findParameter } from './parameters.store.ts'

/** A figure that the club sets. A number that stands for none is not found. */
export const readParameter: Deed<typeof call> = async ({ query }, { db }) => {
  const parameter = await findParameter(db, query.idParameter)
  return parameter ? done({ data: parameter }) : refused('NOT_FOUND')
}
