/**
 * The row of a statement that has exactly one: a count, a sum, an insert that returns what it made. Anything else is a
 * fault of the statement and throws, where an invented 0 or '' would be believed.
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1)
    throw new Error(`A statement that has one row gave ${rows.length}`)
  return row
}
