import pg from 'pg'

/** Who listens to a channel of the database. */
export interface Ears {
  heard: (payload: string) => void
  /** LISTEN is active: from now on no notification is missed. */
  hearing: () => void
  /** The connection is lost: notifications may be missed until `hearing` is called again. */
  deaf: () => void
}

const AGAIN_AFTER_MS = 1_000
/** The interval and the time-out of a keep-alive query: a dead connection does not notice by itself. */
const PULSE_MS = 5_000

/** Listens on a connection of its own, and opens another when the server drops it. Answers how to stop. */
export function listenOnServer(url: string, channel: string, ears: Ears): () => Promise<void> {
  let stopped = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | null = null
  let pulse: NodeJS.Timeout | undefined

  const listen = `LISTEN ${pg.escapeIdentifier(channel)}`

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PULSE_MS,
      query_timeout: PULSE_MS,
    })
    client = fresh
    fresh.on('notification', ({ payload }) => ears.heard(payload ?? ''))
    fresh.on('error', () => {})
    fresh.on('end', () => {
      clearInterval(pulse)
      ears.deaf()
      if (!stopped) again = setTimeout(() => void connect(), AGAIN_AFTER_MS)
    })
    try {
      await fresh.connect()
      await fresh.query(listen)
      ears.hearing()
      pulse = setInterval(() => {
        fresh.query(listen).catch(() => {
          void fresh.end().catch(() => {})
        })
      }, PULSE_MS)
    } catch {
      await fresh.end().catch(() => {})
    }
  }
  void connect()
  return async () => {
    stopped = true
    if (again) clearTimeout(again)
    clearInterval(pulse)
    await client?.end().catch(() => {})
  }
}
