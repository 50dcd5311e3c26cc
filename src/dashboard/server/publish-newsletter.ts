import { done, refused } from '../../kernel/outcome.ts'
import { readClubDay } from '../../membership/server/club-day.store.ts'
import { readyPhotos } from '../../photos/server/photos.store.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { notePublication } from '../../server/publications.store.ts'
import { lackingTexts, newsletterState, savingNewsletterDeed } from '../newsletter.ts'
import type {
  listEditions as list,
  removeEdition as remove,
  saveEdition as save,
  withdrawEdition as withdraw,
} from '../publish.endpoints.ts'
import { countByLanguage, countReaders, forgetMailPlan } from './newsletter-mailings.store.ts'
import {
  deleteEdition,
  listAllEditions,
  lockEdition,
  nextEdition,
  takeBackEdition,
  writeEdition,
} from './publish.store.ts'

/** The newsletters as the desk has them. */
export const listEditions: Deed<typeof list> = async (_, { db, now, caller }) => {
  const { editions, ...read } = await listAllEditions(db, caller.session.adminId, now)
  const data = editions.map((one) => ({ ...one, state: newsletterState(one, read.today) }))
  return done({ data, readers: await countByLanguage(db), ...read })
}

/** Writes both languages of a newsletter, and publishes a draft where that is asked; its mails are background work. */
export const saveEdition: Deed<typeof save> = async ({ body }, { db, now, caller, afterCommit }) => {
  const { edition: known, version, publish, photos, ...letter } = body
  const before = known === undefined ? null : await lockEdition(db, known)
  if (known !== undefined && !before) return refused('NOT_FOUND')
  const edition = known ?? (await nextEdition(db))
  const deed = savingNewsletterDeed(before, publish)
  const noted = { kind: 'newsletter', subject: edition, deed, version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  const status = deed !== 'drafted'
  if (status && lackingTexts(letter).length > 0) return refused('LETTER_LACKS_TEXTS')
  const wanting = await readyPhotos(db, { pictures: [letter.picture], texts: photos, isOut: status })
  if (wanting) return refused(wanting)
  await writeEdition(db, edition, { ...letter, status })
  if (deed === 'published') await forgetMailPlan(db, edition)
  const state = newsletterState({ status, day: letter.day }, await readClubDay(db, now))
  const byMail = status ? await countReaders(db, edition) : null
  if (byMail) afterCommit(wakeJobs)
  return done({ data: { edition, state, byMail } })
}

/** Takes a published newsletter back; owners do not see it at their next look. */
export const withdrawEdition: Deed<typeof withdraw> = async ({ body }, { db, now, caller }) => {
  const { edition, version } = body
  const before = await lockEdition(db, edition)
  if (!before) return refused('NOT_FOUND')
  const noted = { kind: 'newsletter', subject: edition, deed: 'withdrawn', version } as const
  if (!before.status || !(await notePublication(db, noted, caller.session.adminId, now)))
    return refused('CHANGED_MEANWHILE')
  await takeBackEdition(db, edition)
  return done({})
}

/** Removes a draft; CHANGED_MEANWHILE where somebody has published it since it was read. */
export const removeEdition: Deed<typeof remove> = async ({ query }, { db, now, caller }) => {
  const { edition, version } = query
  const before = await lockEdition(db, edition)
  if (!before) return refused('NOT_FOUND')
  const noted = { kind: 'newsletter', subject: edition, deed: 'removed', version } as const
  if (before.status || !(await notePublication(db, noted, caller.session.adminId, now)))
    return refused('CHANGED_MEANWHILE')
  await deleteEdition(db, edition)
  await forgetMailPlan(db, edition)
  return done({})
}
