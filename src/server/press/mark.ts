import { Circle, Path, Svg } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { INK } from './look.ts'

/** The club's mark, as the portal draws it: an arch with the sun over the sea. `size` is its height in points. */
export function mark(size: number): ReactElement {
  return h(
    Svg,
    { width: (size * 28) / 34, height: size, viewBox: '0 0 28 34' },
    h(Path, { d: 'M1 33V14a13 13 0 0 1 26 0v19z', fill: INK.accent }),
    h(Circle, { cx: 14, cy: 15.5, r: 4.6, fill: INK.sun }),
    h(Path, {
      d: 'M1 20.5c2.2-1.6 4.3-1.6 6.5 0s4.3 1.6 6.5 0 4.3-1.6 6.5 0 4.3 1.6 6.5 0V33H1z',
      fill: INK.sea,
    }),
    h(Path, {
      d: 'M1 26c2.2-1.6 4.3-1.6 6.5 0s4.3 1.6 6.5 0 4.3-1.6 6.5 0 4.3 1.6 6.5 0v7H1z',
      fill: INK.accent,
      opacity: 0.62,
    }),
  )
}
