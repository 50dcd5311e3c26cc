import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { listAccess as call, listAccessTypes as typesCall } from '../access.endpoints.ts'
import { findAccess, findAccessTypes, listAccessOf, readModule, VISITS_PAGE_SIZE } from './access.store.ts'
import { onTheWire } from './access-wire.ts'

/** The visits of a contract, or one of them. A stranger's contract or visit is 404. */
export const listAccess: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const owner = ownerOf(caller.session)
  const contract = await readModule(db, owner, query.idContract)
  if (!contract) return refused('NOT_FOUND')
  if (!contract.isOn) return refused('PROPERTY_MODULE_OFF')
  const about = { pageSize: VISITS_PAGE_SIZE, today: todayIn(contract.zone, now) }
  if (query.idAccess !== undefined) {
    const visit = await findAccess(db, owner, query.idAccess)
    if (visit?.contractId !== query.idContract) return refused('NOT_FOUND')
    return done({ data: [onTheWire(visit, now)], past: 0, ...about })
  }
  const { visits, past } = await listAccessOf(db, {
    contractId: query.idContract,
    page: query.page ?? 1,
    now,
  })
  return done({ data: visits.map((visit) => onTheWire(visit, now)), past, ...about })
}

/** The kinds of visits. */
export const listAccessTypes: Deed<typeof typesCall> = async (_, { db }) =>
  done({ data: await findAccessTypes(db) })
