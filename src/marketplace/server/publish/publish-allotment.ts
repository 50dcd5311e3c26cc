import { type Day, formatDay } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { notePublication } from '../../../server/publications.store.ts'
import { wordsOf } from '../../catalogue.ts'
import { DAYS_ON_SALE } from '../../days-on-sale.ts'
import type {
  changeAllotment as change,
  findVariants as find,
  readAllotment as read,
} from '../../publish/publish-allotment.endpoints.ts'
import { mayChange } from '../../publish/publish-allotment.ts'
import { changeVariantDays, readVariantDays, readVariants } from './publish-allotment.store.ts'

const MOST_FOUND = 50
/** A refusal names so many days, and counts the others. */
const MOST_NAMED = 5

/** The variants whose names hold what is typed. */
export const findVariants: Deed<typeof find> = async (
  { query },
  { db, now, caller: { screen: language } },
) => {
  const words = wordsOf(query.search)
  const rows = await readVariants(db, { words, language, most: MOST_FOUND + 1 }, now)
  return done({ data: rows.slice(0, MOST_FOUND), more: rows.length > MOST_FOUND })
}

/** The days of a variant. */
export const readAllotment: Deed<typeof read> = async ({ query }, { db, now }) => {
  const found = await readVariantDays(db, query.idDetail, DAYS_ON_SALE, now)
  return found ? done({ data: found }) : refused('NOT_FOUND')
}

/** Changes days of a variant, all that are meant or none. */
export const changeAllotment: Deed<typeof change> = async ({ body }, { db, now, caller }) => {
  const { idDetail, version, change } = body
  const found = await readVariantDays(db, idDetail, DAYS_ON_SALE, now)
  if (!found) return refused('NOT_FOUND')
  const { language, session } = caller
  const meant = mayChange(change, found)
  if (!meant.ok) {
    const { from, to } = { from: found.today, to: found.until }
    return refused(meant.reason, { from: formatDay(from, language), to: formatDay(to, language) })
  }
  const noted = await notePublication(
    db,
    { kind: 'allotment', subject: idDetail, deed: 'changed', version },
    session.adminId,
    now,
  )
  if (!noted) return refused('CHANGED_MEANWHILE')
  const full = await changeVariantDays(db, idDetail, meant.value, { ...change, usual: found.usual ?? 0 })
  return full.length > 0 ? belowTaken(full, language) : done({ data: { days: meant.value.length } })
}

function belowTaken(days: readonly Day[], language: Language) {
  const named = days.slice(0, MOST_NAMED).map((day) => formatDay(day, language))
  const more = days.length - named.length
  return refused('ALLOTMENT_BELOW_TAKEN', { days: named.join(' · '), more }, { days })
}
