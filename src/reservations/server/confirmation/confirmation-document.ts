import { type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { letterFoot, letterHead, letterHeadAgain, rows } from '../../../server/press/letter.ts'
import { letterDocument } from '../../../server/press/letter-document.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'
import type { StayPaper } from './stay-paper.ts'

const TONES: Record<StayPaper['note']['tone'], { backgroundColor: string; color: string }> = {
  good: { backgroundColor: INK.accentSoft, color: INK.accent },
  waiting: { backgroundColor: INK.goldSoft, color: INK.gold },
  quiet: { backgroundColor: INK.sand, color: INK.ink2 },
}

/** A stay, set: where and when, whether it counts, who comes, what it brings along and how one arrives. */
export function confirmationDocument(paper: StayPaper): ReactElement<DocumentProps> {
  return letterDocument(
    paper,
    h(
      Page,
      { size: 'LETTER', style: STYLES.page },
      letterHead(paper),
      letterHeadAgain(paper, paper.resort),
      h(
        View,
        { style: { marginTop: 20 } },
        h(Text, as('H1', { style: { ...STYLES.display, fontSize: 30 } }), paper.resort),
        h(Text, { style: { fontSize: 12, color: INK.ink2, marginTop: 4 } }, paper.place),
      ),
      note(paper),
      figures(paper),
      ...paper.sections.flatMap(({ title, rows: lines }) => [
        h(
          View,
          { key: title, wrap: false },
          h(Text, as('H2', { style: { ...STYLES.heading, marginTop: 14, marginBottom: 5 } }), title),
          rows(lines, 4),
        ),
      ]),
      paper.wishes &&
        h(
          View,
          {},
          h(
            Text,
            as('H2', { style: { ...STYLES.heading, marginTop: 14, marginBottom: 5 } }),
            paper.wishes.title,
          ),
          h(Text, {}, paper.wishes.text),
        ),
      letterFoot(paper),
    ),
  )
}

function note({ note: { tone, title, text } }: StayPaper): ReactElement {
  const { backgroundColor, color } = TONES[tone]
  return h(
    View,
    {
      style: { backgroundColor, borderRadius: 8, paddingVertical: 9, paddingHorizontal: 16, marginTop: 14 },
    },
    h(Text, { style: { ...STYLES.strong, color, fontSize: 11 } }, title),
    h(Text, { style: { color: INK.ink2, marginTop: 2 } }, text),
  )
}

function figures({ figures: all }: StayPaper): ReactElement {
  return h(
    View,
    as('L', { style: { ...STYLES.row, gap: 16, marginTop: 14 } }),
    ...all.map(({ label, value, hint }, index) =>
      h(
        View,
        as('LI', { key: label, style: { flex: index < 2 ? 3 : 2 } }),
        h(Text, { style: STYLES.label }, label),
        h(Text, { style: { ...STYLES.figure, fontSize: 19, marginTop: 2 } }, value),
        h(Text, { style: STYLES.small }, hint),
      ),
    ),
  )
}
