import { type RawBuilder, sql } from 'kysely'
import type { FoundOwner } from '../../../membership/find-owners.endpoints.ts'
import type { Database } from '../../../server/database/database.ts'
import { type FoundAtDesk, MOST_FOUND_OF_A_KIND } from '../../find/find.endpoints.ts'
import { FOUND_OWNER, likeless, reachedAt } from '../owners.store.ts'

/** A number's beginning, as its index has it. */
const begins = (column: string, word: string) =>
  sql`${sql.ref(column)} LIKE upper(${likeless(word)}::text) || '%'`

/** The owners of whom a word begins a part of the name or address, or the number of a contract or a residence. Each part has its index. */
const ownersOf = (word: string): RawBuilder<unknown> => sql`
  (SELECT id FROM owners
    WHERE find @@ to_tsquery('simple', regexp_replace(btrim(inbox_words(${word}::text)), ' +', ':* & ', 'g') || ':*')
   UNION SELECT h.owner_id FROM contracts c JOIN contract_owners h ON h.contract_id = c.id WHERE ${begins('c.number', word)}
   UNION SELECT h.owner_id FROM housing u JOIN contracts c ON c.housing_id = u.id JOIN contract_owners h ON h.contract_id = c.id
          WHERE ${begins('u.number', word)})`

/** The owners of whom every word is found, or whose telephone has these digits, by their name. */
export async function findOwnersByWords(
  db: Database,
  words: readonly string[],
  digits: string | null,
): Promise<FoundOwner[]> {
  const called = digits === null ? sql`` : sql`UNION SELECT o.id FROM owners o WHERE ${reachedAt(digits)}`
  const { rows } = await sql<FoundOwner>`
    WITH found AS ((${sql.join(words.map(ownersOf), sql` INTERSECT `)}) ${called})
    SELECT ${FOUND_OWNER}
      FROM (SELECT o.* FROM found JOIN owners o ON o.id = found.id
             ORDER BY folded(o.lastname), folded(o.name), o.id LIMIT ${MOST_FOUND_OF_A_KIND}) o
     ORDER BY folded(o.lastname), folded(o.name), o.id`.execute(db)
  return rows
}

/** The contracts whose number, or whose residence's, begins so. */
export async function findContractsByNumber(db: Database, start: string): Promise<FoundAtDesk['contracts']> {
  const { rows } = await sql<FoundAtDesk['contracts'][number]>`
    WITH found AS (SELECT c.id FROM contracts c WHERE ${begins('c.number', start)}
                   UNION SELECT c.id FROM housing u JOIN contracts c ON c.housing_id = u.id WHERE ${begins('u.number', start)})
    SELECT c.id, c.number, h.name AS hotel, u.number AS residence, c.membership_code AS membership,
           (SELECT jsonb_agg(jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname) ORDER BY o.id <> c.owner_id, o.id)
              FROM contract_owners w JOIN owners o ON o.id = w.owner_id WHERE w.contract_id = c.id) AS owners
      FROM found JOIN contracts c ON c.id = found.id JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id
     ORDER BY c.number, c.id LIMIT ${MOST_FOUND_OF_A_KIND}`.execute(db)
  return rows
}

/** The stay with this code. */
export async function findStayByCode(db: Database, code: string): Promise<FoundAtDesk['stays']> {
  const { rows } = await sql<FoundAtDesk['stays'][number]>`
    SELECT b.id, b.code, b.status, h.name AS hotel, u.number AS residence, b.check_in AS "checkIn", b.check_out AS "checkOut",
           jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname) AS owner
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id
      LEFT JOIN housing u ON u.id = b.housing_id
     WHERE b.code = ${code}`.execute(db)
  return rows
}
