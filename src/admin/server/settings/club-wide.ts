import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { readMailSender, writeMailSender } from '../../../server/mail/sender.store.ts'
import type { BrandRules } from '../../settings/brand.endpoints.ts'
import type { MarkRules } from '../../settings/mark.endpoints.ts'
import type { PaymentRules } from '../../settings/payments.endpoints.ts'
import type { SenderRules } from '../../settings/settings.endpoints.ts'
import { readClubBrand, writeClubBrand } from './brand.store.ts'
import { wearBrand } from './keep-brand.ts'
import { readClubMark, writeClubMark } from './mark.store.ts'
import { readOfferedPayments, writeOfferedPayments } from './payments.store.ts'
import type { ClubSetting } from './settings.store.ts'

/** Their values. */
export type ClubWideValue = SenderRules | BrandRules | MarkRules | PaymentRules

interface ClubWide<Value> {
  read: (db: Database) => Promise<Value>
  write: (trx: Database, value: Value) => Promise<void>
  /** This process's next page has it at once; others hear of it. */
  wear?: (config: Config, value: Value) => void
}

const SENDER: ClubWide<SenderRules> = { read: readMailSender, write: writeMailSender }
const BRAND: ClubWide<BrandRules> = { read: readClubBrand, write: writeClubBrand, wear: wearBrand }
// Every process hears of it, this one too.
const MARK: ClubWide<MarkRules> = { read: readClubMark, write: writeClubMark }
const PAYMENTS: ClubWide<PaymentRules> = {
  read: readOfferedPayments,
  write: writeOfferedPayments,
  wear: (config, value) => {
    config.offers = value
  },
}

/** The settings of the whole club that hold from the change on. */
const CLUB_WIDE = { sender: SENDER, brand: BRAND, mark: MARK, payments: PAYMENTS }

/** Whether a setting is one of them. */
export const isClubWide = (
  one: ClubSetting,
): one is Extract<ClubSetting, { setting: keyof typeof CLUB_WIDE }> => one.setting in CLUB_WIDE

/** How one of them is read, written and put into the configuration. */
export const clubWide = (setting: keyof typeof CLUB_WIDE) => CLUB_WIDE[setting] as ClubWide<ClubWideValue>
