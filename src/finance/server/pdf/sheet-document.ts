import { type DocumentProps, Image, Page, Text, View } from '@react-pdf/renderer'
import { Fragment, createElement as h, type ReactElement } from 'react'
import { letterFoot, letterHead, letterHeadAgain } from '../../../server/press/letter.ts'
import { letterDocument } from '../../../server/press/letter-document.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'
import { figureTable, leastOf } from './figure-table.ts'
import { section } from './section.ts'
import type { SheetPaper, SheetPicture, SheetTable } from './sheet.ts'

/** How many facts stand beside each other. */
const BESIDE = 3

/** A paper of figures, set: what it is about, its facts, and its tables, which go over to further pages. */
export function sheetDocument(paper: SheetPaper): ReactElement<DocumentProps> {
  return letterDocument(
    paper,
    h(
      Page,
      { size: 'LETTER', style: STYLES.page },
      letterHead(paper),
      letterHeadAgain(paper, paper.whose ?? paper.subject),
      h(
        View,
        { style: { marginTop: 30 } },
        h(Text, as('H1', { style: STYLES.display }), paper.heading),
        h(Text, { style: { fontSize: 12, color: INK.ink2, marginTop: 6 } }, paper.lead),
      ),
      facts(paper),
      ...paper.tables.flatMap((one, at) => tableOf(one, at)),
      ...(paper.pictures && paper.pictures.all.length > 0 ? picturesOf(paper.pictures) : []),
      paper.closing && h(Text, { style: { ...STYLES.small, marginTop: 22 } }, paper.closing),
      letterFoot(paper),
    ),
  )
}

function facts({ facts: all }: SheetPaper): ReactElement {
  return h(
    View,
    as('L', { style: { ...STYLES.row, flexWrap: 'wrap' as const, rowGap: 10, marginTop: 18 } }),
    ...all.map(({ label, value }) =>
      h(
        View,
        as('LI', { key: label, style: { width: `${100 / BESIDE}%`, paddingRight: 12 } }),
        h(Text, { style: STYLES.label }, label),
        h(Text, {}, value),
      ),
    ),
  )
}

/** A table under its heading, beside each other in the page: only so a heading is kept from standing alone below. */
function tableOf(table: SheetTable, at: number): ReactElement[] {
  const parts = [
    section(table.title, table.currency, leastOf(table)),
    figureTable(table, [2.2], 0),
    ...(table.note ? [h(Text, { style: { ...STYLES.small, marginTop: 6 } }, table.note)] : []),
  ]
  return parts.map((part, place) => h(Fragment, { key: `table ${at} ${place}` }, part))
}

/** How wide a photograph is set, and how high at most, in points: two stand beside each other. */
const PICTURE_WIDTH = 232
const PICTURE_HEIGHT = 232

/** A caption of up to three lines, and what stands around it, in points. */
const CAPTION = 54

/** Photographs under their heading, which goes over with the first two where these do not fit below it. */
function picturesOf({ title, all }: NonNullable<SheetPaper['pictures']>): ReactElement[] {
  const first = all.slice(0, 2).map((one) => one.height * scaleOf(one))
  return [
    h(Fragment, { key: 'pictures title' }, section(title, '', Math.max(...first) + CAPTION)),
    h(
      View,
      { key: 'pictures', style: { ...STYLES.row, flexWrap: 'wrap' as const, gap: 14, marginTop: 10 } },
      ...all.map((one, at) => pictureOf(one, at)),
    ),
  ]
}

const scaleOf = ({ width, height }: SheetPicture) => Math.min(PICTURE_WIDTH / width, PICTURE_HEIGHT / height)

function pictureOf(picture: SheetPicture, at: number): ReactElement {
  const { jpeg, width, height, caption } = picture
  const scale = scaleOf(picture)
  const style = { width: width * scale, height: height * scale, borderRadius: 4 }
  return h(
    View,
    { key: `picture ${at}`, wrap: false, style: { width: PICTURE_WIDTH } },
    h(Image, as('Figure', { src: Buffer.from(jpeg), style }, { alt: caption })),
    h(Text, { style: { ...STYLES.small, marginTop: 4 } }, caption),
  )
}
