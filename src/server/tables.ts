// Written by `npm run tables` from the migrated database. Do not edit.
import type { Generated } from 'kysely'
import type { Bilingual } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'

export interface AdminsTable {
  id: Generated<number>
  name: string
  lastname: string
  email: string
  language_name: Generated<string>
  role: Generated<string>
  hotel_id: number | null
  housing_number: string | null
  password_hash: string | null
  created_at: Generated<Date>
}

export interface BenefitEntriesTable {
  id: Generated<number>
  benefit_year_id: number
  at: Date
  kind: string
  quantity: number
  booking_id: number | null
  note: string | null
}

export interface BenefitYearsTable {
  id: Generated<number>
  contract_id: number
  benefit_id: number
  year: number
  starts: string
  expires: string
  balance: Generated<number>
}

export interface BenefitsTable {
  id: Generated<number>
  code: string
  name: Bilingual
  unit: string
  currency: Currency | null
  position: Generated<number>
}

export interface BlackoutsTable {
  id: Generated<number>
  hotel_id: number
  first_night: string
  last_night: string
  reason: Bilingual
}

export interface BookingBenefitsTable {
  id: Generated<number>
  booking_id: number
  benefit_year_id: number
  quantity: number
  state: string
  decided_at: Date | null
}

export interface BookingEventsTable {
  id: Generated<number>
  booking_id: number
  at: Date
  deed: string
  from_status: string | null
  to_status: string
  actor_owner_id: number | null
  actor_admin_id: number | null
  detail: Generated<unknown>
}

export interface BookingGuestsTable {
  booking_id: number
  position: number
  kind: string
  not_given: Generated<boolean>
  name: string | null
  lastname: string | null
  email: string | null
  phone: string | null
  age: number | null
}

export interface BookingsTable {
  id: Generated<number>
  code: Generated<string>
  contract_id: number
  hotel_id: number
  category_id: number
  housing_id: number | null
  check_in: string
  check_out: string
  adults: number
  children: number
  occupant: string
  status: string
  nights_cost: number
  note: string | null
  created_at: Date
  created_by_admin_id: number | null
  changed_at: Date
  sequence: Generated<number>
  cancel_motive_id: number | null
  cancel_note: string | null
  penalty_nights: number | null
}

export interface CancelMotivesTable {
  id: Generated<number>
  channel: number
  name: Bilingual
  position: Generated<number>
}

export interface ContractsTable {
  id: Generated<number>
  number: string
  owner_id: number
  hotel_id: number
  housing_id: number
  category_id: number | null
  membership_code: string
  can_subscribe: Generated<boolean>
  info_long: Bilingual
  starts: string
  ends: string
  module_property: Generated<boolean>
  module_promotions: Generated<boolean>
  module_exchanges: Generated<boolean>
}

export interface DeedsTable {
  id: Generated<number>
  at: Date
  deed: string
  actor_owner_id: number | null
  actor_admin_id: number | null
  owner_id: number
  subject: string
  detail: Generated<unknown>
}

export interface HotelsTable {
  id: Generated<number>
  code: string
  name: string
  place: Bilingual
  zone: string
  check_in_time: Generated<string>
  check_out_time: Generated<string>
  currency: Currency
  show_in_web: Generated<boolean>
  dingus_code: string
  sihot_code: string
  confirms_itself: boolean
  scene: string
}

export interface HousingTable {
  id: Generated<number>
  hotel_id: number
  category_id: number
  number: string
}

export interface IdempotencyKeysTable {
  principal: string
  endpoint: string
  key: string
  request_hash: Uint8Array
  answer: unknown
  created_at: Date
}

export interface MigrationsTable {
  name: string
  hash: string
  ran_at: Generated<Date>
}

export interface OutboxTable {
  id: Generated<number>
  kind: string
  recipient: string
  language: string
  content: unknown
  created_at: Date
  attempts: Generated<number>
  next_try_at: Date
  sent_at: Date | null
  given_up_at: Date | null
  last_error: string | null
}

export interface OwnersTable {
  id: Generated<number>
  name: string
  lastname: string
  phone: string | null
  email: string
  language_id: Generated<number>
  language_code: string
  language_name: string
  can_book: Generated<boolean>
  wants_newsletter: Generated<boolean>
  password_hash: string | null
  created_at: Generated<Date>
}

export interface PasswordResetsTable {
  token_hash: Uint8Array
  owner_id: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
  discarded_at: Date | null
}

export interface PenaltyTiersTable {
  hotel_id: number
  valid_from: string
  from_days: number
  percent: number
}

export interface RoomCategoriesTable {
  id: Generated<number>
  hotel_id: number
  code: string
  name: Bilingual
  description: Bilingual
  beds: Bilingual
  sleeps: number
  square_meters: number
  units: number
  night_percent: Generated<number>
  scene: string
}

export interface RoomNightsTable {
  category_id: number
  night: string
  capacity: number
  free: number
}

export interface SeasonsTable {
  id: Generated<number>
  hotel_id: number
  first_night: string
  last_night: string
  level: string
}

export interface SessionsTable {
  token_hash: Uint8Array
  owner_id: number | null
  admin_id: number | null
  acting_owner_id: number | null
  created_at: Date
  last_active_at: Date
}

export interface SignInFailuresTable {
  subject: string
  failures: number
  last_at: Date
  locked_until: Date | null
}

export interface Tables {
  admins: AdminsTable
  benefit_entries: BenefitEntriesTable
  benefit_years: BenefitYearsTable
  benefits: BenefitsTable
  blackouts: BlackoutsTable
  booking_benefits: BookingBenefitsTable
  booking_events: BookingEventsTable
  booking_guests: BookingGuestsTable
  bookings: BookingsTable
  cancel_motives: CancelMotivesTable
  contracts: ContractsTable
  deeds: DeedsTable
  hotels: HotelsTable
  housing: HousingTable
  idempotency_keys: IdempotencyKeysTable
  migrations: MigrationsTable
  outbox: OutboxTable
  owners: OwnersTable
  password_resets: PasswordResetsTable
  penalty_tiers: PenaltyTiersTable
  room_categories: RoomCategoriesTable
  room_nights: RoomNightsTable
  seasons: SeasonsTable
  sessions: SessionsTable
  sign_in_failures: SignInFailuresTable
}
