import type { Config } from '../../../server/boot/config.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import type { BrandRules } from '../../settings/brand.endpoints.ts'
import { lookOf } from '../../settings/colours.ts'
import { readClubBrand } from './brand.store.ts'

/**
 * Puts the club's brand into the configuration, and again whenever another process changes it (channel `brand`). Pages, mails and papers
 * ask the configuration, so that none of them reads a row for it.
 */
export async function keepBrand(
  config: Config,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  failed: (error: unknown) => void,
): Promise<void> {
  wearBrand(config, await readClubBrand(db))
  const again = () => void readClubBrand(db).then((brand) => wearBrand(config, brand), failed)
  // What was told while nobody listened is read as soon as somebody does.
  listen('brand', { heard: again, hearing: again, deaf: () => {} })
}

/** Lays a club's brand over what the start had; what the environment sets stays. */
export function wearBrand(config: Config, club: BrandRules): void {
  const { brand, phone, sets } = config.house
  const may = (part: (typeof sets)[number], text: string) => (sets.includes(part) ? '' : text)
  const spanish = {
    ...(may('tagline', club.taglineEs) && { tagline: club.taglineEs }),
    ...(may('promotions', club.promotionsEs) && { promotions: club.promotionsEs }),
  }
  config.conciergePhone = may('phone', club.phone) || phone
  config.brand = {
    ...brand,
    name: may('name', club.name) || brand.name,
    tagline: may('tagline', club.tagline) || brand.tagline,
    promotions: may('promotions', club.promotions) || brand.promotions,
    ...(Object.keys(spanish).length > 0 && { spanish }),
    look: lookOf(club),
    // The logo is kept apart (wear-mark.ts).
    ...(config.brand.mark && { mark: config.brand.mark }),
  }
}
