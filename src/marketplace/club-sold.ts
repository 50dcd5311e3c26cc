import { cell, type Row } from '../club-folder/field.ts'
import { whole } from '../club-folder/kinds.ts'

/** Whose places are sold: those of an event, of a variant's day, or of one of its slots then. */
export const soldKey = (row: Row): string =>
  'detail_id' in row ? `${row.detail_id} ${row.day}${'starts' in row ? ` ${row.starts}` : ''}` : `${row.id}`

/** What the portal's own orders hold of `taken`: they travel in no folder, and what comes in anew is without them. */
export const sold = () =>
  cell('sold', whole(0), 'How many of those are sold by orders of the portal, which no folder brings.', {
    empty: 0,
    virtual: true,
    from: (row, _record, facts) => facts.sold.get(soldKey(row)) ?? 0,
  })

/** What the places of a row contradict. */
export const takenFaults = ({ taken, capacity, sold }: Row): string[] => [
  ...(Number(taken) > Number(capacity) ? [`taken (${taken}) is more than capacity (${capacity})`] : []),
  ...(Number(sold) > Number(taken) ? [`sold (${sold}) is more than taken (${taken})`] : []),
]
