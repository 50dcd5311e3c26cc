import pg from 'pg'

/** Who listens to a channel of the database. */
export interface Ears {
  heard: (payload: string) => void
  /** From now on nothing is missed. */
  hearing: () => void
  /** News may have been missed until `hearing` is called again. */
  deaf: () => void
}

const AGAIN_AFTER_MS = 1_000

/** Listens on a connection of its own, and opens another when the server drops it. Answers how to stop. */
export function listenOnServer(url: string, channel: string, ears: Ears): () => Promise<void> {
  let stopped = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | null = null

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url })
    client = fresh
    fresh.on('notification', ({ payload }) => ears.heard(payload ?? ''))
    fresh.on('error', () => {})
    fresh.on('end', () => {
      ears.deaf()
      if (!stopped) again = setTimeout(() => void connect(), AGAIN_AFTER_MS)
    })
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      ears.hearing()
    } catch {
      await fresh.end().catch(() => {})
    }
  }
  void connect()
  return async () => {
    stopped = true
    if (again) clearTimeout(again)
    await client?.end().catch(() => {})
  }
}
