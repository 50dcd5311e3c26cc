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

/** Such a table, set; `widths` are the columns' shares of its width. */
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
  const line = (texts: readonly string[], style: object, key: string) =>
    h(
      View,
      as('TR', {
        key,
        wrap: false,
        style: { ...STYLES.row, ...STYLES.hairline, paddingVertical: 5.5, gap: 8 },
      }),
      ...cells(texts, style, key === 'heads'),
    )
  return h(
    View,
    as('Table', { style: { marginTop } }),
    line(heads, STYLES.label, 'heads'),
    ...rows.map((texts, index) => line(texts, {}, `line ${index}`)),
    total && line(total, STYLES.strong, 'total'),
  )
}
