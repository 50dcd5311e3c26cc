/**
 * Joins lookups that come while one is under way: the next statement reads them all. Many users at once then cost few
 * statements, and nothing is remembered, so nothing is stale. A key that has no row answers undefined.
 */
export function readTogether<Key, Row>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Row>>,
  nameOf: (key: Key) => string,
): (key: Key) => Promise<Row | undefined> {
  interface Asked {
    key: Key
    resolve: (row: Row | undefined) => void
    reject: (error: unknown) => void
  }
  let waiting: Asked[] = []
  let reading = false

  const readWaiting = async () => {
    reading = true
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      try {
        const rows = await readAll(asked.map(({ key }) => key))
        for (const { key, resolve } of asked) resolve(rows.get(nameOf(key)))
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    reading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!reading) void readWaiting()
    })
}
