import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnWay } from '../../../finance/account/ways.ts'
import { formatTime } from '../../../kernel/day.ts'
import type { BrandRules } from '../../settings/brand.endpoints.ts'
import type { CategoryRules } from '../../settings/categories.endpoints.ts'
import type { MarkRules } from '../../settings/mark.endpoints.ts'
import type { ModuleRules } from '../../settings/modules.endpoints.ts'
import type { PaymentRules } from '../../settings/payments.endpoints.ts'
import type {
  CancelRules,
  HotelRules,
  PromiseRules,
  SenderRules,
  SettingChange,
  WaitingRules,
} from '../../settings/settings.endpoints.ts'

/** One figure of a setting, as it is read: "Latest arrival of a change", "7 days". */
export interface ValueLine {
  name: string
  value: string
}

/** How the values of settings are said. */
export function useValueLines() {
  const { t } = useLingui()
  const days = (count: number) => plural(count, { one: '# day', other: '# days' })
  const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' })
  const before = (count: number) =>
    plural(count, { one: '# day before arrival', other: '# days before arrival' })
  const hotel = (value: HotelRules): ValueLine[] => [
    { name: t`Residences are ready from`, value: formatTime(value.checkIn) },
    { name: t`Residences are left by`, value: formatTime(value.checkOut) },
    {
      name: t`Stays that need no review`,
      value: value.confirmsItself ? t`are confirmed at once` : t`wait for the desk`,
    },
    { name: t`Last day to authorize benefits`, value: before(value.authorizationDays) },
    {
      name: t`Owners are told of it`,
      value: plural(value.lapseNoticeDays, { one: '# day earlier', other: '# days earlier' }),
    },
    { name: t`Seats of a free event for a membership`, value: String(value.freeEventSeats) },
  ]
  const cancelling = ({ tiers }: CancelRules): ValueLine[] =>
    tiers.map(({ fromDays, percent }) => ({
      name: plural(fromDays, {
        0: 'Until the arrival',
        one: 'Until # day before arrival',
        other: 'Until # days before arrival',
      }),
      value: percent === 0 ? t`free` : t`${String(percent)}% of the nights`,
    }))
  const waiting = (value: WaitingRules): ValueLine[] => [
    { name: t`Wishes of a contract at a time`, value: String(value.mostWaits) },
    { name: t`Days between the earliest arrival and the latest departure`, value: days(value.windowDays) },
    {
      name: t`Opens`,
      value: plural(value.opensMonths, { one: '# month before arrival', other: '# months before arrival' }),
    },
    { name: t`Closes`, value: before(value.closesDays) },
    { name: t`An offer is held for`, value: hours(value.offerHours) },
    { name: t`An arrival is near in fewer than`, value: days(value.nearDays) },
    { name: t`Then an offer is held for`, value: hours(value.nearHours) },
  ]
  const promise = (value: PromiseRules): ValueLine[] => [
    {
      name: t`Answered within`,
      value: plural(value.workingDays, { one: '# weekday', other: '# weekdays' }),
    },
    { name: t`Alert before it lapses`, value: hours(value.alertHours) },
  ]
  const sender = ({ name, replyTo }: SenderRules): ValueLine[] => [
    { name: t`Name`, value: name || t`the club’s own` },
    { name: t`Answers go to`, value: replyTo || t`the address that sends` },
  ]
  const open = (is: boolean) => (is ? t`open` : t`closed to the contract`)
  const modules = (value: ModuleRules): ValueLine[] => [
    { name: t`My Property`, value: open(value.property) },
    { name: t`Promotions`, value: open(value.promotions) },
    { name: t`Weeks Exchange`, value: open(value.exchanges) },
  ]
  const ways: Record<OwnWay, string> = {
    card: t`by card`,
    link: t`on the payment page`,
    resort: t`at the resort`,
  }
  const payments = ({ charges, orders }: PaymentRules): ValueLine[] => [
    { name: t`Charges of contracts`, value: charges.map((way) => ways[way]).join(', ') },
    { name: t`Orders`, value: orders.map((way) => ways[way]).join(', ') },
  ]
  const mark = ({ day, night }: MarkRules): ValueLine[] => [
    { name: t`Logo`, value: day ? t`a picture of the club’s` : t`the house’s own` },
    { name: t`On the dark theme`, value: night ? t`another picture` : t`the same` },
  ]
  const category = (value: CategoryRules): ValueLine[] => [
    { name: t`Name in English`, value: value.name.en },
    { name: t`Name in Spanish`, value: value.name.es },
    { name: t`What is told of it, in English`, value: value.description.en },
    { name: t`What is told of it, in Spanish`, value: value.description.es },
    { name: t`Beds, in English`, value: value.beds.en },
    { name: t`Beds, in Spanish`, value: value.beds.es },
    { name: t`Size`, value: t`${String(value.squareMeters)} m²` },
    { name: t`A night takes of the balance`, value: t`${String(value.nightPercent)}% of a night` },
  ]
  const own = (value: string) => value || t`the house’s own`
  const brand = (value: BrandRules): ValueLine[] => [
    { name: t`Name of the club`, value: own(value.name) },
    { name: t`Line below the name, in English`, value: own(value.tagline) },
    { name: t`Line below the name, in Spanish`, value: value.taglineEs || t`as in English` },
    { name: t`Program of promotions, in English`, value: own(value.promotions) },
    { name: t`Program of promotions, in Spanish`, value: value.promotionsEs || t`as in English` },
    { name: t`Call-center phone`, value: own(value.phone) },
    { name: t`Accent by day`, value: own(value.accent) },
    { name: t`Accent by night`, value: own(value.night) },
    { name: t`Deep panel`, value: own(value.deep) },
  ]
  return {
    hotel,
    waiting,
    promise,
    modules,
    category,
    payments,
    /** The figures of a change's value; none where there was none. */
    of: ({ setting }: SettingChange, value: SettingChange['after']): ValueLine[] => {
      if (!value) return []
      if (setting === 'hotel') return hotel(value as HotelRules)
      if (setting === 'cancelling') return cancelling(value as CancelRules)
      if (setting === 'sender') return sender(value as SenderRules)
      if (setting === 'payments') return payments(value as PaymentRules)
      if (setting === 'mark') return mark(value as MarkRules)
      if (setting === 'category') return category(value as CategoryRules)
      if (setting === 'modules') return modules(value as ModuleRules)
      if (setting === 'brand') return brand(value as BrandRules)
      return setting === 'waiting' ? waiting(value as WaitingRules) : promise(value as PromiseRules)
    },
  }
}
