import type { ClubFile } from '../club-folder/club-file.ts'
import { GOODS_FILES } from './club/goods.ts'
import { LIST_FILES } from './club/lists.ts'
import { PACKAGE_AND_EVENT_FILES } from './club/packages-and-events.ts'
import { PLACES_FILES } from './club/places.ts'

/** What is to be had, on which days, and at which price; each file after those that it names. */
export const MARKETPLACE_FILES: readonly ClubFile[] = [
  ...GOODS_FILES,
  ...PLACES_FILES,
  ...PACKAGE_AND_EVENT_FILES,
  ...LIST_FILES,
]
