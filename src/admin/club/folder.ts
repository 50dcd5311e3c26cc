import { ABOUT_FILES } from '../../about/club-files.ts'
import type { ClubFile, Folder } from '../../club-folder/club-file.ts'
import { DASHBOARD_FILES } from '../../dashboard/club-files.ts'
import { DOCUMENT_FILES } from '../../documents/club-files.ts'
import { FINANCE_FILES } from '../../finance/club-files.ts'
import { MARKETPLACE_FILES } from '../../marketplace/club-files.ts'
import { HOTEL_FILES, PEOPLE_FILES } from '../../membership/club-files.ts'
import { PROMOTION_FILES } from '../../promotions/club-files.ts'
import { PROPERTY_FILES } from '../../property/club-files.ts'
import { REMINDER_FILES } from '../../reminders/club-files.ts'
import { BENEFIT_FILES, CALENDAR_FILES } from '../../reservations/club-files.ts'
import { STAY_FILES } from '../../reservations/club-stays.ts'
import { WAIT_FILES } from '../../reservations/club-waits.ts'

/** Every file of every slice, each after those that it refers to. */
export const CLUB_FILES: readonly ClubFile[] = [
  ...HOTEL_FILES,
  ...CALENDAR_FILES,
  ...PEOPLE_FILES,
  ...BENEFIT_FILES,
  ...STAY_FILES,
  ...WAIT_FILES,
  ...FINANCE_FILES,
  ...REMINDER_FILES,
  ...MARKETPLACE_FILES,
  ...DOCUMENT_FILES,
  ...PROPERTY_FILES,
  ...DASHBOARD_FILES,
  ...PROMOTION_FILES,
  ...ABOUT_FILES,
]

export const FOLDER: Folder = new Map(CLUB_FILES.map((file) => [file.name, file]))
