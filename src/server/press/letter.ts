import { Image, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { INK, STYLES } from './look.ts'
import { mark } from './mark.ts'
import { as } from './tag.ts'

/** What every page of the club's carries at its head and its foot, each word said. */
export interface Letterhead {
  /** `mark`: a logo of the club's own, a PNG in base64. */
  brand: { name: string; tagline: string; mark?: string }
  /** What the paper is, and its number. */
  kind: string
  number: string
  footer: string
  /** "Page {page} of {pages}", the two still to be filled in. */
  page: string
}

/** A line of figures: what it is, what it comes to, and what a reader may want to know of it. */
export interface LetterRow {
  label: string
  value: string
  hint?: string
  strong?: boolean
}

const LOGO = { width: 30, height: 30, objectFit: 'contain' } as const

/** The club at the left, what the paper is at the right. On further pages it is decoration: it was read once. */
export function letterHead({ brand, kind, number }: Letterhead, isAgain = false): ReactElement {
  const props = { style: { ...STYLES.between, ...STYLES.hairline, paddingBottom: 14 } }
  return h(
    View,
    isAgain ? as('Artifact', props) : props,
    h(
      View,
      { style: { ...STYLES.row, alignItems: 'center', gap: 9, flex: 1 } },
      brand.mark ? h(Image, { src: `data:image/png;base64,${brand.mark}`, style: LOGO }) : mark(30),
      h(
        View,
        { style: { flex: 1 } },
        h(Text, { style: STYLES.brand }, brand.name),
        brand.tagline ? h(Text, { style: STYLES.tagline }, brand.tagline) : null,
      ),
    ),
    h(
      View,
      { style: { alignItems: 'flex-end', width: 130 } },
      h(Text, { style: STYLES.strong }, kind),
      h(Text, { style: STYLES.small }, number),
    ),
  )
}

/** On every page but the first, in its upper margin: whose paper this is, of what and with which number. Decoration: it was read once. */
export function letterHeadAgain({ brand, kind, number }: Letterhead, about: string): ReactElement {
  const style = { position: 'absolute', left: 56, right: 56, top: 26 } as const
  return h(View, {
    fixed: true,
    style,
    render: ({ pageNumber }) =>
      pageNumber === 1
        ? null
        : h(
            View,
            as('Artifact', { style: { ...STYLES.between, ...STYLES.hairline, paddingBottom: 5 } }),
            h(Text, { style: STYLES.small }, `${brand.name}. ${about}`),
            h(Text, { style: STYLES.small }, `${kind} ${number}`),
          ),
  })
}

/** Who to call, and which page this is. */
export function letterFoot({ footer, page }: Letterhead): ReactElement {
  return h(
    View,
    { style: STYLES.footer, fixed: true },
    h(Text, {}, footer),
    h(Text, {
      render: ({ pageNumber, totalPages }) =>
        page.replace('{page}', String(pageNumber)).replace('{pages}', String(totalPages ?? '')),
    }),
  )
}

/** Lines of figures between hairlines. */
export function rows(lines: readonly LetterRow[], padding = 7): ReactElement {
  return h(
    View,
    as('Table', { style: { borderTopWidth: 0.75, borderTopColor: INK.line } }),
    ...lines.map(({ label, value, hint, strong }, place) =>
      h(
        View,
        as('TR', {
          // A label may stand there once for each of several people.
          key: `${place} ${label}`,
          wrap: false,
          style: { ...STYLES.between, ...STYLES.hairline, paddingVertical: padding, gap: 24 },
        }),
        h(
          View,
          as('TH', { style: { flexShrink: 0 } }, { scope: 'Row' }),
          h(Text, { style: strong ? STYLES.strong : {} }, label),
        ),
        h(
          View,
          as('TD', { style: { flex: 1, alignItems: 'flex-end' } as const }),
          h(Text, { style: { ...(strong && STYLES.strong), textAlign: 'right' } }, value),
          hint ? h(Text, { style: { ...STYLES.small, textAlign: 'right' } }, hint) : null,
        ),
      ),
    ),
  )
}
