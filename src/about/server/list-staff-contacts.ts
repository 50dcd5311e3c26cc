import { done } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { listStaffContacts as call } from '../staff.endpoints.ts'
import { listContacts } from './staff.store.ts'

/** The people whom an owner may turn to. */
export const listStaffContacts: Deed<typeof call> = async (_, { db }) =>
  done({ data: await listContacts(db) })
