import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'

/**
 * The heading of a part of a paper, and at the right in which currency it is. With `ahead`, in points, it goes over to the next page unless
 * so much of what stands next to it in the page fits below it.
 */
export function section(title: string, aside: string, ahead = 0): ReactElement {
  return h(
    View,
    { style: { ...STYLES.between, marginTop: 28, marginBottom: 10 }, minPresenceAhead: ahead },
    h(Text, as('H2', { style: STYLES.heading }), title),
    h(Text, { style: STYLES.small }, aside),
  )
}
