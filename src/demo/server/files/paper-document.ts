import { Document, type DocumentProps, Image, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Paper, PaperSection, PaperTable } from '../../../documents/cast/paper.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { mark } from '../../../server/press/mark.ts'
import { as } from '../../../server/press/tag.ts'

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
      h(Text, as('H1', { style: { ...STYLES.display, fontSize: 32, marginTop: 26 } }), title),
      h(Text, { style: { fontSize: 12, color: INK.ink2, marginTop: 6, maxWidth: 430 } }, lead),
      facts.length > 0 &&
        h(View, as('Table', { style: { marginTop: 18, ...TOP_LINE } }), ...facts.map(factLine)),
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
    as('TR', { key: name, style: { ...STYLES.between, ...STYLES.hairline, paddingVertical: 6 } }),
    h(Text, as('TH', { style: { color: INK.ink2 } }, { scope: 'Row' }), name),
    h(Text, as('TD', { style: STYLES.strong }), value),
  )
}

function section({ heading, paragraphs = [], points = [], table }: PaperSection): ReactElement {
  return h(
    View,
    { key: heading, style: { marginTop: 20 }, wrap: false },
    h(Text, as('H2', { style: { ...STYLES.heading, marginBottom: 5 } }), heading),
    ...paragraphs.map((text) => h(Text, { key: text, style: { fontSize: 10.5, marginBottom: 5 } }, text)),
    points.length > 0 && h(View, as('L', { style: {} }), ...points.map(point)),
    table && tableOf(table),
  )
}

function point(text: string): ReactElement {
  return h(
    View,
    as('LI', { key: text, style: { ...STYLES.row, gap: 8, marginBottom: 3 }, wrap: false }),
    h(Text, as('Artifact', { style: { color: INK.accent } }), '•'),
    h(Text, { style: { flex: 1, fontSize: 10.5 } }, text),
  )
}

function tableOf({ head: names, rows }: PaperTable): ReactElement {
  const line = (cells: readonly string[], style: object, isHead: boolean) =>
    h(
      View,
      as('TR', {
        key: cells.join(' '),
        style: { ...STYLES.row, ...STYLES.hairline, paddingVertical: 5 },
        wrap: false,
      }),
      ...cells.map((text, at) => {
        const textAlign = at === cells.length - 1 ? ('right' as const) : ('left' as const)
        const props = { key: at, style: { ...style, flex: 1, textAlign } }
        return h(Text, isHead ? as('TH', props, { scope: 'Column' }) : as('TD', props), text)
      }),
    )
  return h(
    View,
    as('Table', { style: {} }),
    line(names, STYLES.label, true),
    ...rows.map((row) => line(row, {}, false)),
  )
}

function signature(signer: string): ReactElement {
  return h(
    View,
    { key: signer, style: { flex: 1, ...TOP_LINE, borderTopColor: INK.ink3, paddingTop: 5 } },
    h(Text, { style: STYLES.small }, signer),
  )
}
