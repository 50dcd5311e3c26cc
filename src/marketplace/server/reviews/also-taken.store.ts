import { sql } from 'kysely'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import type { listAlsoTaken } from '../../reviews/reviews.endpoints.ts'

type AlsoTaken = AnswerOf<typeof listAlsoTaken>['data'][number]

/** What was also taken at the resort of an owner's contract; null where the contract is not theirs. One row a product, by its key. */
export async function readAlsoTaken(
  db: Database,
  ownerId: number,
  { id, idContract, most }: { id: number; idContract: number; most: number },
): Promise<AlsoTaken[] | null> {
  const { rows } = await sql<{ data: AlsoTaken[] }>`
    SELECT coalesce((
             SELECT json_agg(t.also) FROM (
               SELECT json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'metatag', p.metatag, 'picture', p.picture,
                                        'hotel', h.name) AS also
                 FROM also_taken a
                 JOIN products p ON p.id = a.also_id AND p.active
                 LEFT JOIN hotels h ON h.id = p.hotel_id
                WHERE a.hotel_id = c.hotel_id AND a.product_id = ${id}
                ORDER BY a.contracts DESC, p.id LIMIT ${most}) t), '[]') AS data
      FROM held_contracts c WHERE c.id = ${idContract} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0]?.data ?? null
}
