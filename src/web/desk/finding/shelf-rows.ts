/** What a shelf is sorted and narrowed by, of one thing, in the reader's words. */
export interface ShelfRow {
  title: string
  /** The state in a word. */
  state: string
  /** When it was changed last, an instant; null where nobody knows. */
  at: string | null
}

export type ShelfColumn = 'title' | 'state' | 'changed'

export interface ShelfOrder {
  by: ShelfColumn
  /** From the last to the first; of what was changed from the latest. */
  down: boolean
}

/** The orders after a head was pressed: it counts first, what counted before it next. Pressed again it turns round. */
export function ordersAfter(orders: readonly ShelfOrder[], by: ShelfColumn): ShelfOrder[] {
  const [first] = orders
  if (first?.by === by) return [{ by, down: !first.down }, ...orders.slice(1)]
  // The latest change is what one looks for.
  return [{ by, down: by === 'changed' }, ...orders.filter((one) => one.by !== by)].slice(0, 2)
}

/** The things of a state (of all with null), by up to two columns; without one as they came. */
export function shelfRows<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => ShelfRow,
  { state, orders, language }: { state: string | null; orders: readonly ShelfOrder[]; language: string },
): readonly Item[] {
  const wanted = items.map((item) => ({ item, row: rowOf(item) }))
  const shown = state === null ? wanted : wanted.filter(({ row }) => row.state === state)
  if (orders.length === 0) return shown.map(({ item }) => item)
  const { compare } = new Intl.Collator(language, { numeric: true })
  const by = (one: ShelfRow, other: ShelfRow, column: ShelfColumn) =>
    column === 'changed' ? compare(one.at ?? '', other.at ?? '') : compare(one[column], other[column])
  return shown
    .toSorted((one, other) => {
      for (const order of orders) {
        const found = by(one.row, other.row, order.by)
        if (found !== 0) return order.down ? -found : found
      }
      return 0
    })
    .map(({ item }) => item)
}

/** The states of the things on a shelf, each once. */
export function shelfStates<Item>(items: readonly Item[], rowOf: (item: Item) => ShelfRow): string[] {
  return [...new Set(items.map((item) => rowOf(item).state))].sort((one, other) => one.localeCompare(other))
}
