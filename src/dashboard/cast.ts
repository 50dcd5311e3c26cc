import { addDays, type Day } from '../kernel/day.ts'
import { LANGUAGES } from '../kernel/language.ts'
import { EDITIONS } from './cast/editions.ts'

/** The newsletters, in both languages; the newest edition is still being written and not shown. */
export function newsletters(today: Day) {
  return EDITIONS.flatMap((edition, index) =>
    LANGUAGES.map((language) => ({
      id: index * 2 + (language === 'en' ? 1 : 2),
      edition: EDITIONS.length - index,
      language,
      status: edition.age >= 0,
      for_owners: true,
      ...edition[language],
      picture: edition.picture,
      published: addDays(today, -edition.age),
    })),
  )
}
