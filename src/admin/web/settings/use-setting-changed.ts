import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../web/calls/query-key.ts'
import { readBrandSetting } from '../../settings/brand.endpoints.ts'
import { listCategorySettings } from '../../settings/categories.endpoints.ts'
import { readMarkSetting } from '../../settings/mark.endpoints.ts'
import { listModules } from '../../settings/modules.endpoints.ts'
import { readPaymentSetting } from '../../settings/payments.endpoints.ts'
import {
  listSettingChanges,
  readPromises,
  readResortRules,
  readSender,
} from '../../settings/settings.endpoints.ts'

/** Reads the settings and their trail anew. */
export function useSettingChanged(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [
        readResortRules,
        readPromises,
        readSender,
        readBrandSetting,
        listCategorySettings,
        readMarkSetting,
        listModules,
        readPaymentSetting,
        listSettingChanges,
      ].map((read) => queries.invalidateQueries({ queryKey: keyOf(read) })),
    )
}
