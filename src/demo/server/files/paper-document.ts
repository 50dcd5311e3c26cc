import { Document, type DocumentProps, Image, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Paper, PaperSection, PaperTable } from '../../../documents/cast/paper.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { mark } from '../../../server/press/mark.ts'

/** A paper and the picture at its head, if it has one. */
export interface PaperTask {
  paper: Paper
  /** A JPEG. */
  picture: Uint8Array | null
  /** Stands in the file as the day it was made. */
  published: string
}

const CLUB = 'Marea Residence Club'

/** A paper, set on US Letter in the portal's look. */
export function paperDocument({ paper, picture, published }: PaperTask): ReactElement<DocumentProps> {
  const { title, lead, facts = [], sections, signers = [], foot, language } = paper
  const made = new Date(`${published}T12:00:00Z`)
  return h(
    Document,
    {
      title,
      author: CLUB,
      creator: CLUB,
      producer: CLUB,
      language: language === 'es' ? 'es-MX' : 'en-US',
      creationDate: made,
      modificationDate: made,
    },
    h(
      Page,
      { size: 'LETTER', style: STYLES.page },
      head(),
      picture && h(Image, { src: Buffer.from(picture), style: PICTURE }),
      h(Text, { style: { ...STYLES.display, fontSize: 32, marginTop: 26 } }, title),
      h(Text, { style: { fontSize: 12, color: INK.ink2, marginTop: 6, maxWidth: 430 } }, lead),
      facts.length > 0 && h(View, { style: { marginTop: 18, ...TOP_LINE } }, ...facts.map(factLine)),
      ...sections.map(section),
      signers.length > 0 && h(View, { style: SIGNERS, wrap: false }, ...signers.map(signature)),
      h(
        View,
        { style: STYLES.footer, fixed: true },
        h(Text, {}, foot),
        h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages ?? ''}` }),
      ),
    ),
  )
}

const PICTURE = { height: 168, marginTop: 20, borderRadius: 12, objectFit: 'cover' } as const
const TOP_LINE = { borderTopWidth: 0.75, borderTopColor: INK.line } as const
const SIGNERS = { flexDirection: 'row', gap: 40, marginTop: 56 } as const

function head(): ReactElement {
  return h(
    View,
    { style: { ...STYLES.row, ...STYLES.hairline, alignItems: 'center', gap: 9, paddingBottom: 14 } },
    mark(30),
    h(
      View,
      {},
      h(Text, { style: STYLES.brand }, 'Marea'),
      h(Text, { style: STYLES.tagline }, 'Residence Club'),
    ),
  )
}

function factLine([name, value]: readonly [string, string]): ReactElement {
  return h(
    View,
    { key: name, style: { ...STYLES.between, ...STYLES.hairline, paddingVertical: 6 } },
    h(Text, { style: { color: INK.ink2 } }, name),
    h(Text, { style: STYLES.strong }, value),
  )
}

function section({ heading, paragraphs = [], points = [], table }: PaperSection): ReactElement {
  return h(
    View,
    { key: heading, style: { marginTop: 20 }, wrap: false },
    h(Text, { style: { ...STYLES.heading, marginBottom: 5 } }, heading),
    ...paragraphs.map((text) => h(Text, { key: text, style: { fontSize: 10.5, marginBottom: 5 } }, text)),
    ...points.map((text) =>
      h(
        View,
        { key: text, style: { ...STYLES.row, gap: 8, marginBottom: 3 }, wrap: false },
        h(Text, { style: { color: INK.accent } }, '•'),
        h(Text, { style: { flex: 1, fontSize: 10.5 } }, text),
      ),
    ),
    table && tableOf(table),
  )
}

function tableOf({ head: names, rows }: PaperTable): ReactElement {
  const line = (cells: readonly string[], style: object) =>
    h(
      View,
      { key: cells.join(' '), style: { ...STYLES.row, ...STYLES.hairline, paddingVertical: 5 }, wrap: false },
      ...cells.map((text, at) => {
        const isFigure = at === cells.length - 1
        return h(
          Text,
          { key: at, style: { ...style, flex: 1, textAlign: isFigure ? 'right' : 'left' } },
          text,
        )
      }),
    )
  return h(View, {}, line(names, STYLES.label), ...rows.map((row) => line(row, {})))
}

function signature(signer: string): ReactElement {
  return h(
    View,
    { key: signer, style: { flex: 1, ...TOP_LINE, borderTopColor: INK.ink3, paddingTop: 5 } },
    h(Text, { style: STYLES.small }, signer),
  )
}
