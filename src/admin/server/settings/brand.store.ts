import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { BrandRules } from '../../settings/brand.endpoints.ts'

/** What holds where no manager ever said anything. */
const NO_BRAND: BrandRules = {
  name: '',
  tagline: '',
  taglineEs: '',
  promotions: '',
  promotionsEs: '',
  phone: '',
  accent: '',
  night: '',
  deep: '',
}

/** What a manager names the club, and its colours. */
export async function readClubBrand(db: Database): Promise<BrandRules> {
  const { rows } = await sql<BrandRules>`
    SELECT name, tagline, tagline_es AS "taglineEs", promotions, promotions_es AS "promotionsEs", phone, accent, night, deep
      FROM club_brand`.execute(db)
  return rows[0] ?? NO_BRAND
}

/** Names the club otherwise. */
export async function writeClubBrand(trx: Database, brand: BrandRules): Promise<void> {
  const { name, tagline, taglineEs, promotions, promotionsEs, phone, accent, night, deep } = brand
  await sql`
    INSERT INTO club_brand (name, tagline, tagline_es, promotions, promotions_es, phone, accent, night, deep)
    VALUES (${name}, ${tagline}, ${taglineEs}, ${promotions}, ${promotionsEs}, ${phone}, ${accent}, ${night}, ${deep})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, tagline = excluded.tagline, tagline_es = excluded.tagline_es,
      promotions = excluded.promotions, promotions_es = excluded.promotions_es, phone = excluded.phone,
      accent = excluded.accent, night = excluded.night, deep = excluded.deep`.execute(trx)
}
