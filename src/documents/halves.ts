/**
 * A list in two halves, in its order (spec, section 3: files are shown split into two halves). The first has one more
 * where the list is odd.
 */
export function halvesOf<T>(list: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2)
  return [list.slice(0, middle), list.slice(middle)]
}
