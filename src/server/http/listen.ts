import pg from 'pg'

/** Who listens to a channel of the database. */
export interface Ears {
  heard: (payload: string) => void
  /** LISTEN is active: from now on no notification is missed. */
  hearing: () => void
  /** The connection is lost: notifications may be missed until `hearing` is called again. */
  deaf: () => void
}

/** The one connection of a process that listens, to as many channels as are asked for. */
export interface Listening {
  listen: (channel: string, ears: Ears) => void
  close: () => Promise<void>
}

const AGAIN_AFTER_MS = 1_000
/** The interval and the time-out of a keep-alive query: a dead connection does not notice by itself. */
const PULSE_MS = 5_000

/** Listens on a connection of its own, opened with the first channel, and opens another when the server drops it. */
export function listenOnServer(url: string): Listening {
  const channels = new Map<string, Ears>()
  let stopped = false
  let client: pg.Client | null = null
  let hears = false
  let again: NodeJS.Timeout | null = null
  let pulse: NodeJS.Timeout | undefined

  const listenTo = (on: pg.Client, channel: string) => on.query(`LISTEN ${pg.escapeIdentifier(channel)}`)

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PULSE_MS,
      query_timeout: PULSE_MS,
    })
    client = fresh
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.heard(payload ?? ''))
    fresh.on('error', () => {})
    fresh.on('end', () => {
      clearInterval(pulse)
      hears = false
      for (const ears of channels.values()) ears.deaf()
      if (!stopped) again = setTimeout(() => void connect(), AGAIN_AFTER_MS)
    })
    try {
      await fresh.connect()
      // One that is asked for meanwhile joins the end of the list.
      for (const channel of channels.keys()) await listenTo(fresh, channel)
      hears = true
      for (const ears of channels.values()) ears.hearing()
      pulse = setInterval(() => {
        const [first = ''] = channels.keys()
        listenTo(fresh, first).catch(() => {
          void fresh.end().catch(() => {})
        })
      }, PULSE_MS)
    } catch {
      await fresh.end().catch(() => {})
    }
  }
  return {
    listen: (channel, ears) => {
      channels.set(channel, ears)
      if (!client) void connect()
      else if (hears) listenTo(client, channel).then(ears.hearing, () => {})
    },
    close: async () => {
      stopped = true
      if (again) clearTimeout(again)
      clearInterval(pulse)
      await client?.end().catch(() => {})
    },
  }
}
