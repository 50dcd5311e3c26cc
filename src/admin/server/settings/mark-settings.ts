import { randomUUID } from 'node:crypto'
import { done, refused } from '../../../kernel/outcome.ts'
import { type DrawnLogo, logoOf } from '../../../server/files/image.ts'
import type { Deed, FilesDeed, Prepare } from '../../../server/http/handle.ts'
import type * as calls from '../../settings/mark.endpoints.ts'
import { isMarkSized, markReads } from '../../settings/mark.ts'
import { changeSetting } from './change-settings.ts'
import { findMarks, insertMark, readClubMark, type StoredMark } from './mark.store.ts'
import { readLastChange } from './settings.store.ts'

const shown = ({ key, png, readsByDay, readsByNight }: StoredMark) => ({
  key,
  image: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
  reads: { day: readsByDay, night: readsByNight },
})

/** The logo as managers see it. */
export const readMarkSetting: Deed<typeof calls.readMarkSetting> = async (_, { db }) => {
  const [worn, seen] = await Promise.all([readClubMark(db), readLastChange(db, 'mark', {})])
  const marks = await findMarks(db, [worn.day, worn.night])
  const of = (wanted: string) => {
    const found = marks.find(({ key }) => key === wanted)
    return found ? shown(found) : null
  }
  return done({ data: { day: of(worn.day), night: of(worn.night), seen } })
}

/** Draws a logo small. Nothing of one that cannot be read, or does not go into its place, is kept. */
export const prepareMark: Prepare<DrawnLogo, 'PHOTO_MISSING' | 'PHOTO_UNREADABLE' | 'MARK_UNFIT'> = async (
  sent,
) => {
  const [picture] = sent.mark ?? []
  if (!picture) return refused('PHOTO_MISSING')
  const drawn = await logoOf(picture.path)
  if (!drawn) return refused('PHOTO_UNREADABLE')
  return isMarkSized(drawn) ? done(drawn) : refused('MARK_UNFIT')
}

/** Keeps the drawn logo, with where it can be made out. */
export const drawMark: FilesDeed<typeof calls.drawMark, DrawnLogo> = async ({ kept }, { db, now }) => {
  const reads = markReads(kept.tiny)
  const mark = { key: randomUUID(), png: kept.png, readsByDay: reads.day, readsByNight: reads.night }
  await insertMark(db, mark, now)
  return done({ data: shown(mark) })
}

/** Wears a logo. One that could not be made out in a skin is refused. */
export const saveMark: Deed<typeof calls.saveMark> = async ({ body: { value, seen } }, context) => {
  const { day, night } = value
  const marks = await findMarks(context.db, [day, night])
  const find = (wanted: string) => marks.find(({ key }) => key === wanted)
  if ((day && !find(day)) || (night && (!day || !find(night)))) return refused('NOT_FOUND')
  if (day && !(find(day)?.readsByDay && find(night || day)?.readsByNight)) return refused('MARK_TOO_FAINT')
  return changeSetting(context, { setting: 'mark', from: null }, value, seen)
}
