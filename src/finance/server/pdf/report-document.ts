import { type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { letterFoot, letterHead, rows } from '../../../server/press/letter.ts'
import { letterDocument } from '../../../server/press/letter-document.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'
import { certificatePage } from './certificate-page.ts'
import { chart } from './chart.ts'
import { figureTable } from './figure-table.ts'
import type { PaperTone, ReportPaper } from './paper.ts'
import { section } from './section.ts'

/** A report, set: the figures and the year's chart, the months as a table, and the certificate once it is signed. */
export function reportDocument(paper: ReportPaper): ReactElement<DocumentProps> {
  return letterDocument(
    paper,
    h(
      Page,
      { size: 'LETTER', style: STYLES.page },
      letterHead(paper),
      opening(paper),
      note(paper),
      figures(paper),
      section(paper.detail.title, paper.detail.currency),
      rows(paper.detail.rows),
      paper.detail.note && h(Text, { style: { ...STYLES.small, marginTop: 6 } }, paper.detail.note),
      letterFoot(paper),
    ),
    paper.chart.months.length > 0 && yearPage(paper),
    paper.certificate && certificatePage(paper, paper.certificate),
  )
}

function yearPage(paper: ReportPaper): ReactElement {
  return h(
    Page,
    { size: 'LETTER', style: STYLES.page },
    letterHead(paper, true),
    section(paper.table.title, paper.table.currency),
    chart(paper),
    figureTable(paper.table, [1.5, 0.6, 1, 1, 1]),
    letterFoot(paper),
  )
}

/** What the paper is of, where, and for whom. */
export function opening(paper: Pick<ReportPaper, 'month' | 'place' | 'facts'>): ReactElement {
  return h(
    View,
    { style: { marginTop: 30 } },
    h(Text, as('H1', { style: STYLES.display }), paper.month),
    h(Text, { style: { fontSize: 12, color: INK.ink2, marginTop: 6 } }, paper.place),
    h(
      View,
      as('L', { style: { ...STYLES.row, gap: 16, marginTop: 18 } }),
      ...paper.facts.map(({ label, value }, index) =>
        h(
          View,
          as('LI', { key: label, style: { flex: index === 0 ? 2 : 1 } }),
          h(Text, { style: STYLES.label }, label),
          h(Text, {}, value),
        ),
      ),
    ),
  )
}

const TONES: Record<PaperTone, { backgroundColor: string; color: string }> = {
  waiting: { backgroundColor: INK.goldSoft, color: INK.gold },
  sealing: { backgroundColor: INK.goldSoft, color: INK.gold },
  signed: { backgroundColor: INK.accentSoft, color: INK.accent },
}

/** How it stands. */
export function note({ note: { tone, title, text } }: Pick<ReportPaper, 'note'>): ReactElement {
  const { backgroundColor, color } = TONES[tone]
  return h(
    View,
    {
      style: { backgroundColor, borderRadius: 8, paddingVertical: 11, paddingHorizontal: 14, marginTop: 22 },
    },
    h(Text, { style: { ...STYLES.strong, color } }, title),
    h(Text, { style: { color: INK.ink2, marginTop: 1 } }, text),
  )
}

/** A figure of more letters needs a smaller size: "−$1,208.84" has ten. */
const WIDE = 12

function figures({ figures: all }: ReportPaper): ReactElement {
  const isWide = all.some(({ value }) => value.length > WIDE)
  const figure = { ...STYLES.figure, ...(isWide && { fontSize: 19 }), marginVertical: 3 }
  return h(
    View,
    as('L', {
      style: {
        ...STYLES.row,
        marginTop: 24,
        borderTopWidth: 0.75,
        borderBottomWidth: 0.75,
        borderColor: INK.line,
      },
    }),
    ...all.map(({ label, value, hint }, index) =>
      h(
        View,
        as('LI', {
          key: label,
          style: {
            flex: 1,
            paddingVertical: 13,
            ...(index > 0 && { paddingLeft: 16, borderLeftWidth: 0.75, borderLeftColor: INK.line }),
          },
        }),
        h(Text, { style: STYLES.label }, label),
        h(Text, { style: figure }, value),
        h(Text, { style: STYLES.small }, hint || ' '),
      ),
    ),
  )
}
