/** The things of one page of a shelf. */
export const SHELF_PAGE = 50

export interface ShelfPageOf<Item> {
  rows: readonly Item[]
  /** The page on show, from 1: the last one where there are fewer than was asked for. */
  page: number
  /** The places of its first and last thing, from 1. */
  from: number
  to: number
  /** Whether there is more than one page. */
  isPaged: boolean
}

/** A page of a list that is read already. */
export function shelfPageOf<Item>(items: readonly Item[], asked: number): ShelfPageOf<Item> {
  const last = Math.max(1, Math.ceil(items.length / SHELF_PAGE))
  const page = Math.min(Math.max(1, asked), last)
  const begin = (page - 1) * SHELF_PAGE
  const rows = items.slice(begin, begin + SHELF_PAGE)
  return { rows, page, from: begin + 1, to: begin + rows.length, isPaged: last > 1 }
}
