import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../settings/brand.endpoints.ts'
import { contrastChecks } from '../../settings/colours.ts'
import { readClubBrand } from './brand.store.ts'
import { changeSetting } from './change-settings.ts'
import { readLastChange } from './settings.store.ts'

/** The brand as managers see it. */
export const readBrandSetting: Deed<typeof calls.readBrandSetting> = async (_, { db, config }) => {
  const [brand, seen] = await Promise.all([readClubBrand(db), readLastChange(db, 'brand', {})])
  const { brand: own, phone, sets } = config.house
  const { name, tagline, promotions } = own
  return done({ data: { brand, seen, house: { name, tagline, promotions, phone }, sets: [...sets] } })
}

/** Names and colours the club. Colours in which something could not be read are refused; what the environment says is kept as it was. */
export const saveBrand: Deed<typeof calls.saveBrand> = async ({ body: { value, seen } }, context) => {
  if (contrastChecks(value).some(({ reads }) => !reads)) return refused('COLOUR_TOO_FAINT')
  const before = await readClubBrand(context.db)
  const { sets } = context.config.house
  const keep = (part: (typeof sets)[number]) => sets.includes(part)
  const brand = {
    ...value,
    ...(keep('name') && { name: before.name }),
    ...(keep('tagline') && { tagline: before.tagline, taglineEs: before.taglineEs }),
    ...(keep('promotions') && { promotions: before.promotions, promotionsEs: before.promotionsEs }),
    ...(keep('phone') && { phone: before.phone }),
  }
  return changeSetting(context, { setting: 'brand', from: null }, brand, seen)
}
