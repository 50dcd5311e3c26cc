import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'

/** A table of figures: each row begins with what it is, all else is at the right. */
export interface FigureTable {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  total: readonly string[] | null
}

/** How high a table's heads are in up to three lines, and a line of it in up to two; points. */
const HEADS = 48
const LINE = 38
/** A table of up to so many lines is not divided. */
const WHOLE = 4

/** How much of a table, in points, stands below its heading at least: its heads and two lines, and all of a short one. */
export function leastOf({ rows, total }: FigureTable): number {
  const count = rows.length + (total ? 1 : 0)
  return HEADS + LINE * (count <= WHOLE ? count : 2)
}

/**
 * Such a table, set; `widths` are the columns' shares of its width. On each further page its heads stand again, and at least its last two
 * lines below them.
 */
export function figureTable(
  { heads, rows, total }: FigureTable,
  widths: readonly number[],
  marginTop = 22,
): ReactElement {
  const cells = (texts: readonly string[], style: object, isHead: boolean) =>
    texts.map((text, index) => {
      const props = {
        key: String(index),
        style: {
          ...style,
          flex: widths[index] ?? 1,
          textAlign: index === 0 ? ('left' as const) : ('right' as const),
        },
      }
      const scope = isHead ? 'Column' : index === 0 ? 'Row' : null
      return h(Text, scope ? as('TH', props, { scope }) : as('TD', props), text)
    })
  const lines = [
    ...rows.map((texts, index) => ({ texts, style: {}, key: `line ${index}` })),
    ...(total ? [{ texts: total, style: STYLES.strong, key: 'total' }] : []),
  ]
  const line = (texts: readonly string[], style: object, key: string, more: object) =>
    h(
      View,
      as('TR', {
        key,
        wrap: false,
        ...more,
        style: { ...STYLES.row, ...STYLES.hairline, paddingVertical: 5.5, gap: 8 },
      }),
      ...cells(texts, style, key === 'heads'),
    )
  return h(
    View,
    as('Table', { style: { marginTop } }),
    line(heads, STYLES.label, 'heads', { fixed: true }),
    ...lines.map(({ texts, style, key }, at) =>
      line(texts, style, key, at === lines.length - 2 ? { minPresenceAhead: LINE } : {}),
    ),
  )
}
