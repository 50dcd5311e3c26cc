import { Circle, G, Line, Polyline, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { formatShort } from '../../../kernel/money.ts'
import { INK, SANS, STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'
import { paperScaleFor } from './chart-scale.ts'
import type { ReportPaper } from './paper.ts'

const WIDTH = 500
const HEIGHT = 168
const LEFT = 38
const BOTTOM = 20
const TOP = 8

/** Income and fees as bars, what is left as a line. The table on the next page holds the same figures. */
export function chart({ chart: { income, fees, net, months }, table, language }: ReportPaper): ReactElement {
  const nets = months.map((one) => one.incomeCents - one.feesCents)
  const { low, high, ticks } = paperScaleFor([
    ...months.flatMap((one) => [one.incomeCents, one.feesCents]),
    ...nets,
  ])
  const y = (cents: number) => TOP + ((high - cents) / (high - low)) * (HEIGHT - TOP - BOTTOM)
  const slot = (WIDTH - LEFT) / Math.max(months.length, 1)
  const middle = (index: number) => LEFT + slot * (index + 0.5)
  const bar = Math.min(12, slot * 0.3)
  const column = (x: number, cents: number, fill: string) =>
    h(Rect, { x, y: y(cents), width: bar, height: Math.max(y(0) - y(cents), 0.8), fill, rx: 1.5 })
  const label = { fontSize: 7.5, fill: INK.ink3, fontFamily: SANS[0] }

  return h(
    View,
    { wrap: false },
    h(
      Svg,
      as(
        'Figure',
        { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
        { alt: `${table.title}: ${income}, ${fees}, ${net}` },
      ),
      ...ticks.map((tick) =>
        h(
          G,
          { key: `tick ${tick}` },
          h(Line, {
            x1: LEFT,
            x2: WIDTH,
            y1: y(tick),
            y2: y(tick),
            stroke: tick === 0 ? INK.line2 : INK.line,
            strokeWidth: 0.75,
          }),
          h(
            Text,
            { x: LEFT - 6, y: y(tick) + 2.5, textAnchor: 'end', style: label },
            formatShort(tick / 100, language),
          ),
        ),
      ),
      ...months.map((one, index) =>
        h(
          G,
          { key: `month ${index}` },
          column(middle(index) - bar - 1, one.incomeCents, INK.income),
          column(middle(index) + 1, one.feesCents, INK.fees),
          h(Text, { x: middle(index), y: HEIGHT - 5, textAnchor: 'middle', style: label }, one.label),
        ),
      ),
      h(Polyline, {
        points: nets.map((cents, index) => `${middle(index)},${y(cents)}`).join(' '),
        fill: 'none',
        stroke: INK.ink,
        strokeWidth: 1.2,
      }),
      ...nets.map((cents, index) =>
        h(Circle, {
          key: `net ${index}`,
          cx: middle(index),
          cy: y(cents),
          r: 2.2,
          fill: '#FFFFFF',
          stroke: INK.ink,
          strokeWidth: 1.2,
        }),
      ),
    ),
    h(
      View,
      { style: { ...STYLES.row, gap: 16, marginTop: 2, marginLeft: LEFT } },
      legend(income, h(Rect, { x: 0, y: 1, width: 8, height: 8, rx: 1.5, fill: INK.income })),
      legend(fees, h(Rect, { x: 0, y: 1, width: 8, height: 8, rx: 1.5, fill: INK.fees })),
      legend(net, h(Circle, { cx: 4, cy: 5, r: 3, fill: '#FFFFFF', stroke: INK.ink, strokeWidth: 1.2 })),
    ),
  )
}

function legend(name: string, swatch: ReactElement): ReactElement {
  return h(
    View,
    { key: name, style: { ...STYLES.row, alignItems: 'center', gap: 5 } },
    h(Svg, { width: 10, height: 10, viewBox: '0 0 10 10' }, swatch),
    h(Text, { style: STYLES.small }, name),
  )
}
