import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../settings/categories.endpoints.ts'
import { readCategory, readCategorySettings } from './categories.store.ts'
import { changeSetting } from './change-settings.ts'

/** The kinds of residence. */
export const listCategorySettings: Deed<typeof calls.listCategorySettings> = async (_, { db }) =>
  done({ data: await readCategorySettings(db) })

/** Changes a kind of residence. */
export const saveCategory: Deed<typeof calls.saveCategory> = async (
  { body: { idCategory, value, seen } },
  context,
) => {
  const found = await readCategory(context.db, idCategory)
  if (!found) return refused('NOT_FOUND')
  const one = { setting: 'category', hotelId: found.hotelId, categoryId: idCategory, from: null } as const
  return changeSetting(context, one, value, seen)
}
