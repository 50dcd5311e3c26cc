import type { ClubFile, Folder } from './club-file.ts'
import { ABOUT_FILES } from './files/about.ts'
import { BENEFIT_FILES } from './files/benefits.ts'
import { HOTEL_FILES } from './files/hotels.ts'
import { MONEY_FILES } from './files/money.ts'
import { PEOPLE_FILES } from './files/people.ts'
import { STAY_FILES } from './files/stays.ts'
import { THINGS_TO_DO_FILES } from './files/things-to-do.ts'

/** Every file, each after those that it refers to. */
export const CLUB_FILES: readonly ClubFile[] = [
  ...HOTEL_FILES,
  ...PEOPLE_FILES,
  ...BENEFIT_FILES,
  ...STAY_FILES,
  ...MONEY_FILES,
  ...THINGS_TO_DO_FILES,
  ...ABOUT_FILES,
]

export const FOLDER: Folder = new Map(CLUB_FILES.map((file) => [file.name, file]))
