import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../settings/modules.endpoints.ts'
import { changeSetting } from './change-settings.ts'
import { listContractModules, readModules } from './modules.store.ts'

/** Contracts with their modules. */
export const listModules: Deed<typeof calls.listModules> = async ({ query }, { db }) =>
  done({ data: await listContractModules(db, query.q ?? '') })

/** Opens modules to a contract, or closes them. */
export const saveModules: Deed<typeof calls.saveModules> = async (
  { body: { idContract, value, seen } },
  context,
) => {
  if (!(await readModules(context.db, idContract))) return refused('NOT_FOUND')
  return changeSetting(context, { setting: 'modules', contractId: idContract, from: null }, value, seen)
}
