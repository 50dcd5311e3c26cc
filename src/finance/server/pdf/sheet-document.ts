import { type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { letterFoot, letterHead } from '../../../server/press/letter.ts'
import { letterDocument } from '../../../server/press/letter-document.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'
import { figureTable } from './figure-table.ts'
import { section } from './section.ts'
import type { SheetPaper, SheetTable } from './sheet.ts'

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
      h(
        View,
        { style: { marginTop: 30 } },
        h(Text, as('H1', { style: STYLES.display }), paper.heading),
        h(Text, { style: { fontSize: 12, color: INK.ink2, marginTop: 6 } }, paper.lead),
      ),
      facts(paper),
      ...paper.tables.map((one, at) => tableOf(one, at)),
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

function tableOf(table: SheetTable, at: number): ReactElement {
  return h(
    View,
    { key: `table ${at}` },
    section(table.title, table.currency),
    figureTable(table, [2.2], 0),
    table.note && h(Text, { style: { ...STYLES.small, marginTop: 6 } }, table.note),
  )
}
