import type { Row } from './field.ts'

/** The rule that a day, a moment or a time is after another, or not before it. */
export function after(later: string, earlier: string, orEqual = false): (row: Row) => string[] {
  return (row) => {
    const [from, to] = [String(row[earlier]), String(row[later])]
    if (row[later] == null || row[earlier] == null || to > from || (orEqual && to === from)) return []
    return [`${later} (${to}) is ${orEqual ? 'before' : 'not after'} ${earlier} (${from})`]
  }
}

/** The rule that of two cells both hold something, or neither. */
export function bothOrNeither(one: string, other: string): (row: Row) => string[] {
  return (row) =>
    (row[one] == null) === (row[other] == null) ? [] : [`${one} and ${other} stand together, or neither`]
}

/** Several rules as one. */
export function all(...rules: ((row: Row) => string[])[]): (row: Row) => string[] {
  return (row) => rules.flatMap((rule) => rule(row))
}
