import type { ServerFacts } from './server-fault.store.ts'

/** The oldest PostgreSQL that the portal runs on, as the server counts (`server_version_num`). */
const OLDEST = 150_000

/** Why the portal cannot keep its club in a database, as a sentence that says what to do; null where it can. */
export function serverFault(facts: ServerFacts): string | null {
  const { database, user, version, encoding, isReplica, schema, mayCreate } = facts
  if (version < OLDEST)
    return `DATABASE_URL: the server is PostgreSQL ${Math.floor(version / 10_000)}. Take 15 or later.`
  if (encoding !== 'UTF8')
    return `DATABASE_URL: the database ${database} keeps texts as ${encoding}, and people’s names need UTF8. Make it anew: createdb --encoding=UTF8 --template=template0 ${database}`
  if (isReplica)
    return 'DATABASE_URL: this server is a replica, which only reads. Name the primary here, and replicas in DATABASE_READ_URL.'
  if (!schema || !mayCreate)
    return `DATABASE_URL: the user ${user} may make no tables in the database ${database}. Let it be the database’s owner: ALTER DATABASE ${database} OWNER TO ${user}`
  return null
}
