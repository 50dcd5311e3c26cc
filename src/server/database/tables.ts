// Written by `npm run tables` from the migrated database. Do not edit.
import type { Generated } from 'kysely'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'

export interface AccessEventsTable {
  id: Generated<number>
  owner_id: number
  at: Date
  kind: string
  browser: string | null
  system: string | null
  place: string | null
  network: string | null
  subject: string | null
  admin_id: number | null
  trust_id: number | null
}

export interface AccessGuestsTable {
  access_id: number
  position: number
  name: string
  lastname: string
  email: string | null
  guest_type: string
}

export interface AccessKindsTable {
  kind: string
}

export interface AccessPassesTable {
  id: Generated<number>
  access_id: number | null
  code: string | null
  issued_at: Date
  revoked_at: Date | null
  guest_position: number | null
  name: string
  lastname: string
  starts_at: Date
  ends_at: Date
  revoked_why: string | null
  order_detail_id: number | null
  link: string | null
  email: string | null
  language: string | null
  told: string | null
}

export interface AccessRecordsTable {
  id: Generated<number>
  code: Generated<string>
  contract_id: number
  type_code: string
  first_day: string
  last_day: string
  all_day: Generated<boolean>
  time_in: string | null
  time_out: string | null
  reason: string
  created_at: Date
  created_by_admin_id: number | null
  changed_at: Date
  cancelled_at: Date | null
  created_by_trust_id: number | null
}

export interface AccessTypesTable {
  code: string
  name: Bilingual
  position: Generated<number>
}

export interface AccountChangesTable {
  id: Generated<number>
  at: Date
  kind: string
  owner_id: number | null
  staff_id: number | null
  by_admin_id: number | null
  before: string[] | null
  after: string[] | null
  reason: string | null
}

export interface ActingTurnsTable {
  id: Generated<number>
  admin_id: number
  owner_id: number
  began_at: Date
  ended_at: Date | null
}

export interface AddressChangesTable {
  id: Generated<number>
  owner_id: number
  old_email: string
  new_email: string
  token_hash: Uint8Array
  asked_at: Date
  expires_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
}

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
  locked_at: Date | null
  roles: Generated<string[]>
  active: Generated<boolean>
  disabled_at: Date | null
}

export interface AllotmentTable {
  detail_id: number
  day: string
  capacity: number
  taken: Generated<number>
  closed: Generated<boolean>
}

export interface AlsoTakenTable {
  hotel_id: number
  product_id: number
  also_id: number
  contracts: number
  counted_on: string
}

export interface AnalyticsRecordsTable {
  id: Generated<number>
  at: Date
  origin: Generated<number>
  owner_id: number | null
  admin_id: number | null
  event: string
  action: string
  component: string
  page: string
  data: Generated<unknown>
}

export interface AttendanceTable {
  id: Generated<number>
  order_detail_id: number
  came: string | null
  admin_id: number
  at: Date
}

export interface BenefitEntriesTable {
  id: Generated<number>
  benefit_year_id: number
  at: Date
  kind: string
  quantity: number
  booking_id: number | null
  note: string | null
  order_id: number | null
}

export interface BenefitProductsTable {
  benefit_id: number
  product_id: number
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
  part: Generated<string>
}

export interface BookingCancelLinesTable {
  booking_id: number
  asked_at: Date
  order_detail_id: number
  back_cents: number
  benefit: string | null
  paid: boolean
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
  actor_trust_id: number | null
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

export interface BookingWishPaymentsTable {
  booking_id: number
  benefit_year_id: number
  stay_quantity: number
  quantity: number
}

export interface BookingWishesTable {
  booking_id: number
  from_status: string
  asked_at: Date
  check_in: string
  check_out: string
  adults: number
  children: number
  occupant: string
  nights_cost: number
  note: string | null
  guests: unknown
  penalty_kept: Generated<unknown>
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
  wish_id: Generated<number | null>
  penalty_kept: Generated<unknown>
  housing_pinned: Generated<boolean>
}

export interface BudgetLinesTable {
  hotel_id: number
  year: number
  quarter: number
  position: number
  concept: Bilingual
  cents: number
}

export interface BudgetsTable {
  hotel_id: number
  year: number
  currency: Currency
  area: number
  voted: string | null
  in_favor_basis_points: number | null
  says: Bilingual
  since: string
  clause: Bilingual | null
}

export interface CalendarDomainTable {
  id: Generated<number>
  domain: string
}

export interface CalendarFeedsTable {
  owner_id: number
  token: string
  created_at: Date
  renewed_at: Date
}

export interface CallerChecksTable {
  id: Generated<number>
  owner_id: number
  digits: string
  opened_at: Date
  ends_at: Date
  read_at: Date | null
  read_by_admin_id: number | null
  heard: string | null
  heard_at: Date | null
}

export interface CancelMotivesTable {
  id: Generated<number>
  channel: number
  name: Bilingual
  position: Generated<number>
}

export interface CatalogueVersionTable {
  one: Generated<boolean>
  version: number
  counted_in: number
}

export interface CategoriesTable {
  id: Generated<number>
  section: string
  name: Bilingual
  position: Generated<number>
}

export interface ChargeRunsTable {
  id: Generated<number>
  hotel_id: number
  year: number
  state: Generated<string>
  due_1: string
  due_2: string
  due_3: string
  due_4: string
  published_at: Date | null
  settled_at: Date | null
  hindrance: string | null
}

export interface ClubBrandTable {
  id: Generated<number>
  name: string
  tagline: string
  tagline_es: string
  promotions: string
  promotions_es: string
  phone: string
  accent: string
  night: string
  deep: string
}

export interface ClubMarkTable {
  id: Generated<number>
  day: string | null
  night: string | null
}

export interface ClubMarksTable {
  key: string
  png: Uint8Array
  reads_by_day: boolean
  reads_by_night: boolean
  uploaded_at: Date
}

export interface ClubNewsVersionTable {
  one: Generated<boolean>
  version: number
  counted_in: number
}

export interface CondoFeeLinesTable {
  condo_fee_id: number
  position: number
  concept: Bilingual
  cents: number
}

export interface CondoFeesTable {
  id: Generated<number>
  contract_id: number
  year: number
  quarter: number
  due: string
  cents: number
  paid_cents: Generated<number>
  currency: Currency
  run_hotel_id: number | null
}

export interface ContractDocumentsTable {
  id: Generated<number>
  contract_id: number
  type_id: number
  title: Bilingual
  file_key: string
  published: string
  shown: Generated<boolean>
}

export interface ContractOwnersTable {
  contract_id: number
  owner_id: number
}

export interface ContractPaymentChoicesTable {
  payment_id: number
  position: number
  transaction_id: number | null
  condo_fee_id: number | null
  cents: number
}

export interface ContractPaymentLinesTable {
  payment_id: number
  position: number
  transaction_id: number | null
  condo_fee_id: number | null
  concept: Bilingual
  reference: string
  open_cents: number
  cents: number
  refund_id: number | null
}

export interface ContractPaymentsTable {
  id: Generated<number>
  contract_id: number
  owner_id: number | null
  reference: string
  way: string
  currency: Currency
  cents: number
  credit_cents: Generated<number>
  state: string
  report_id: number | null
  created_at: Date
  changed_at: Date
  paid_at: Date | null
  link: string | null
  session: string | null
  provider_payment: string | null
  card_last4: string | null
  words: string | null
  admin_id: number | null
  page_language: string | null
  mandate_id: number | null
}

export interface ContractRefundsTable {
  id: Generated<number>
  payment_id: number
  cents: number
  state: string
  reason: string
  admin_id: number | null
  provider_refund: string | null
  asked_at: Date
  changed_at: Date
  position: number
}

export interface ContractVersionsTable {
  contract_id: number
  version: Generated<number>
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
  signing: Generated<string>
}

export interface CustomersTable {
  id: Generated<number>
  owner_id: number
  name: string
  lastname: string
  email: string
  phone: string
  customer_type: Generated<number>
  payment_method: Generated<number>
  sihot_code: string | null
  language: string
  created_at: Date
}

export interface DayLimitsTable {
  owner_id: number
  of: string
  begun_at: Date
  used: number
}

export interface DayListMailsTable {
  id: Generated<number>
  hotel_id: number
  product_id: number
  email: string
  language: string
  send_at: string
  days_before: number
  when_empty: Generated<boolean>
  changed_at: Generated<Date>
  changed_by_admin_id: number | null
}

export interface DayListSendingsTable {
  id: Generated<number>
  mail_id: number
  day: string
  at: Date
  digest: string
  admin_id: number | null
}

export interface DeadlineEventsTable {
  owner_id: number
  kind: string
  subject_id: number
  sequence: Generated<number>
  says: string
  changed_at: Date
}

export interface DeadlineFeedsTable {
  owner_id: number
  token: string
  created_at: Date
  renewed_at: Date
}

export interface DeededAreasTable {
  contract_id: number
  area: number
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
  actor_trust_id: number | null
}

export interface DeskPromisesTable {
  kind: string
  from_day: string
  working_days: number
  alert_hours: Generated<number>
}

export interface DetailSlotsTable {
  detail_id: number
  starts: string
  places: number
  active: Generated<boolean>
}

export interface DeviceAlarmsTable {
  token_hash: Uint8Array
  owner_id: number | null
  admin_id: number | null
  at: Date
  browser: string | null
  system: string | null
  place: string | null
  network: string | null
  raised_at: Date | null
  trusted_id: number | null
}

export interface DocumentTypesTable {
  id: Generated<number>
  name: Bilingual
  position: Generated<number>
}

export interface DrawNumbersTable {
  round_id: number
  admin_id: number
  value: string
  entered_at: Date
}

export interface DrawPlacesTable {
  id: Generated<number>
  round_id: number
  hotel_id: number
  category_id: number
  name: Bilingual
  check_in: string
  check_out: string
  residences: number
  held: number
  in_round: Generated<boolean>
}

export interface DrawResultsTable {
  round_id: number
  contract_id: number
  turn: number
  place_id: number
  rank: number
  state: Generated<string>
  booking_id: number | null
  refusal: string | null
}

export interface DrawRoundsTable {
  id: Generated<number>
  hotel_id: number
  name: Bilingual
  year: number
  weeks_each: number
  weights: number[]
  source: string
  for_categories: number[]
  published_at: Date
  opens_at: Date
  closes_at: Date
  number_at: Date
  seed: string
  seal: string
  wishes_sealed_at: Date | null
  wishes_seal: string | null
  public_value: string | null
  numbered_at: Date | null
  run_at: Date | null
  drawn_at: Date | null
  settled_at: Date | null
  withdrawn_at: Date | null
  opened_told_at: Date | null
  closing_told_at: Date | null
  free_until: string | null
}

export interface DrawTakersTable {
  round_id: number
  contract_id: number
  hotel_id: number
  number: number
  entered_at: Date
  changed_at: Date
  before: unknown
  place_in_order: number | null
  lined_up_at: Date | null
  seen_at: Date | null
}

export interface DrawWishesTable {
  round_id: number
  contract_id: number
  rank: number
  place_id: number
}

export interface EventListMailsTable {
  id: Generated<number>
  event_id: number
  email: string
  language: string
  send_at: string
  days_before: number
  when_empty: Generated<boolean>
  changed_at: Generated<Date>
  changed_by_admin_id: number | null
}

export interface EventListSendingsTable {
  id: Generated<number>
  mail_id: number
  day: string
  at: Date
  digest: string
  admin_id: number | null
}

export interface EventPicturesTable {
  event_id: number
  position: number
  picture: string
  photo: Generated<string | null>
}

export interface EventsTable {
  id: Generated<number>
  slug: string
  hotel_id: number
  name: Bilingual
  metatag: Bilingual
  detail: Bilingual
  location: Bilingual
  start_day: string
  end_day: string
  start_time: string
  end_time: string
  sale_cents: number
  currency: Currency
  sihot_service: string
  picture: string
  capacity: number
  taken: Generated<number>
  active: Generated<boolean>
  photo: Generated<string | null>
}

export interface ExchangeEventsTable {
  id: Generated<number>
  subscription_id: number
  at: Date
  deed: string
  actor_owner_id: number | null
  actor_admin_id: number | null
  detail: Bilingual | null
  told_at: Date | null
}

export interface ExchangeRatesTable {
  currency: Currency
  day: string
  pesos: string
  source: string
}

export interface ExchangeSubscriptionsTable {
  id: Generated<number>
  contract_id: number
  year: number
  weeks: number
  wish: string | null
  state: string
  subscribed_at: Date
  subscribed_by_owner_id: number
  ended_at: Date | null
}

export interface ExecutiveReportsTable {
  id: Generated<number>
  contract_id: number
  month: string
  income_cents: number
  fees_cents: number
  balance_cents: Generated<number>
  currency: Currency
  issued_at: Date
  signed_at: Date | null
  signed_by_owner_id: number | null
  signer: string | null
  signed_from: string | null
  cash_back: string | null
  carried_cents: number | null
  sealed_at: Date | null
  sealed_file_key: string | null
  settled_at: Date | null
}

export interface GalleryPhotosTable {
  id: Generated<number>
  owner_id: number
  position: number
  file_key: string
  created_at: Date
  caption: Generated<string>
}

export interface GateEntriesTable {
  id: Generated<number>
  pass_id: number
  direction: string
  at: Date
  admin_id: number
  key: string | null
  offline: Generated<boolean>
}

export interface GeneralDocumentsTable {
  id: Generated<number>
  type_id: number
  hotel_id: number | null
  title: Bilingual
  language: string | null
  file_key: string
  published: string
  shown: Generated<boolean>
}

export interface GenericParametersTable {
  id: number
  name: string
  value: unknown
}

export interface HeldAnswersTable {
  id: Generated<number>
  kind: string
  thing_id: number
  call: string
  body: string
  caller: unknown
  admin_id: number
  idempotency_key: string
  press: string
  held_at: Date
  due_at: Date
  tries: Generated<number>
  failed_at: Date | null
  failed_en: string | null
  failed_es: string | null
}

export interface HotelPerformanceTable {
  hotel_id: number
  month: string
  occupancy_basis_points: number
  average_rate_cents: number
  revpar_cents: number
  guest_score_tenths: number
  currency: Currency
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
  tax_percent: Generated<number>
  authorization_days: Generated<number>
  lapse_notice_days: Generated<number>
  address: string | null
  latitude: number | null
  longitude: number | null
  arrival_door: Bilingual | null
  free_event_seats: Generated<number>
}

export interface HousingTable {
  id: Generated<number>
  hotel_id: number
  category_id: number
  number: string
  floor: number | null
}

export interface IdempotencyKeysTable {
  principal: string
  endpoint: string
  key: string
  request_hash: Uint8Array
  answer: unknown
  created_at: Date
}

export interface InboxTable {
  kind: string
  thing_id: number
  state: string
  hotel_id: number | null
  contract_id: number | null
  owner_id: number | null
  code: string
  words: string
  since: Date
  zone: string
  answer_by: string
  lapses_at: Date
  first_day: string | null
  last_day: string | null
  shown_from: Date | null
  shown_until: Date | null
  find: string
  assigned_admin_id: number | null
  assigned_at: Date | null
  snoozed_until: Date | null
  alert_at: Date | null
  alerted_at: Date | null
}

export interface InboxNotesTable {
  id: Generated<number>
  kind: string
  thing_id: number
  words: string
  admin_id: number
  at: Date
}

export interface InboxReadersTable {
  admin_id: number
  kind: string | null
  thing_id: number | null
  seen_at: Date
}

export interface InstalmentPartsTable {
  plan_id: number
  position: number
  due: string
  cents: number
  transaction_id: number
}

export interface InstalmentPlansTable {
  id: Generated<number>
  payment_id: number
  position: number
  contract_id: number
  terms_id: number
  basis_points: number
  base_cents: number
  fee_cents: number
  total_cents: number
  owner_id: number
  signer: string
  signed_at: Date
  signed_from: string | null
  language: string
  ended_at: Date | null
  ended_by_admin_id: number | null
  end_reason: string | null
  seal_due_at: Generated<Date | null>
  seal_tries: Generated<number>
  sealed_at: Date | null
  sealed_file_key: string | null
  ended_by_owner_id: number | null
}

export interface KnownDevicesTable {
  id: Generated<number>
  token_hash: Uint8Array
  owner_id: number | null
  admin_id: number | null
  created_at: Date
  last_used_at: Date
  browser: string | null
  system: string | null
  place: string | null
  network: string | null
  factor_until: Date | null
  trusted_id: number | null
}

export interface LapseNoticesTable {
  booking_id: number
  lapse: string
  last_day: string
  told_at: Date
}

export interface LargeFiguresTable {
  currency: Currency
  cents: number
}

export interface LedgerEntriesTable {
  id: Generated<number>
  contract_id: number
  currency: Currency
  kind: string
  day: string
  source: string
  source_id: number
  turn: number
  corrects_id: number | null
  entered_at: Generated<Date>
}

export interface LedgerPostingsTable {
  entry_id: number
  account: string
  cents: number
}

export interface LostFactorAnswersTable {
  loss_id: number
  question: string
  tries: number
  is_right: boolean
  at: Date
  by_admin_id: number
}

export interface LostFactorsTable {
  id: Generated<number>
  owner_id: number
  factor_id: number
  asked_at: Date
  asked_by_admin_id: number | null
  granted_at: Date | null
  granted_by_admin_id: number | null
  due_at: Date | null
  reason: string | null
  stop_hash: Uint8Array | null
  ended_at: Date | null
  ending: string | null
  ended_by_admin_id: number | null
  end_reason: string | null
}

export interface MailSenderTable {
  id: Generated<number>
  name: string
  reply_to: string
}

export interface MaintenanceFilesTable {
  request_id: number
  kind: string
  position: number
  file_key: string
}

export interface MaintenanceLogTable {
  id: Generated<number>
  request_id: number
  at: Date
  deed: string
  comment: string | null
  actor_owner_id: number | null
  actor_admin_id: number | null
  changes: Generated<string[]>
  actor_trust_id: number | null
  actor_technician_id: number | null
}

export interface MaintenanceRequestsTable {
  id: Generated<number>
  code: Generated<string>
  contract_id: number
  description: string
  first_day: string
  last_day: string
  provider_type: string
  provider: string | null
  status: Generated<string>
  resolution: string | null
  closed_at: Date | null
  created_at: Date
  created_by_admin_id: number | null
  changed_at: Date
  created_by_trust_id: number | null
}

export interface MandatePaymentsTable {
  id: Generated<number>
  mandate_id: number
  transaction_id: number | null
  condo_fee_id: number | null
  currency: Currency
  cents: number
  due: string
  told_at: Date
  state: string
  changed_at: Date
  payment_id: number | null
  tried_at: Date | null
  fault: string | null
}

export interface MandatesTable {
  id: Generated<number>
  contract_id: number
  owner_id: number
  reference: string
  state: string
  language: string
  asked_at: Date
  session: string | null
  link: string | null
  looked_at: Date | null
  customer: string | null
  card: string | null
  brand: string | null
  last4: string | null
  active_at: Date | null
  ended_at: Date | null
  let_go_at: Date | null
}

export interface MeetingsTable {
  id: Generated<number>
  staff_id: number
  owner_id: number
  contract_id: number | null
  starts_at: Date
  ends_at: Date
  channel: string
  subject: string
  note: string | null
  created_at: Date
  created_by_admin_id: number | null
  cancelled_at: Date | null
  cancelled_by_admin_id: number | null
  cancel_reason: string | null
}

export interface MessagePicturesTable {
  message_id: number
  position: number
  file_key: string
}

export interface MessagesTable {
  id: Generated<number>
  owner_id: number
  contract_id: number | null
  staff_id: number | null
  subject: string
  body: string
  created_at: Date
  created_by_admin_id: number | null
  answer: string | null
  answered_at: Date | null
  answered_by_admin_id: number | null
  answer_staff_id: number | null
  answer_read_at: Date | null
}

export interface MigrationsTable {
  name: string
  hash: string
  ran_at: Generated<Date>
}

export interface MoneyQuestionsTable {
  id: Generated<number>
  contract_id: number
  transaction_id: number | null
  concept: Bilingual
  reference: string
  cents: number
  currency: Currency
  owner_id: number
  words: string
  asked_at: Date
  outcome: string | null
  answer: string | null
  corrected_cents: number | null
  settled_at: Date | null
  admin_id: number | null
}

export interface MonthlyProfitsTable {
  contract_id: number
  month: string
  nights_rented: number
  gross_cents: number
  fees_cents: number
  net_cents: Generated<number>
  currency: Currency
}

export interface NewsletterMailingsTable {
  edition: number
  owners: number
  at: Date
}

export interface NewsletterPlansTable {
  edition: number
  by_mail: boolean
  leaves_at: string
}

export interface NewsletterTestsTable {
  edition: number
  admin_id: number
  version: number
  at: Date
}

export interface NewslettersTable {
  id: Generated<number>
  edition: number
  language: string
  status: Generated<boolean>
  for_owners: Generated<boolean>
  title: string
  summary: string
  body: string
  picture: string
  published: string
  photo: Generated<string | null>
}

export interface OfferedPaymentsTable {
  id: Generated<number>
  charges: string[]
  orders: string[]
}

export interface OrderBenefitsTable {
  order_detail_id: number
  benefit_year_id: number
  quantity: number
  state: Generated<string>
}

export interface OrderBookingsTable {
  order_detail_id: number
  adults: number
  children: number
  child_ages: Generated<number[]>
  date_in: string
  date_out: string
  nights: Generated<number>
  guest_name: string
  email: string
  phone: string
  rate_code: string
  room_code: string
}

export interface OrderChangesTable {
  id: Generated<number>
  order_id: number
  order_detail_id: number
  at: Date
  admin_id: number | null
  kind: string
  old_day: string
  old_time: string
  old_quantity: number
  new_day: string
  new_time: string
  new_quantity: number
  difference_cents: number
  old_flight: unknown
  new_flight: unknown
  trust_id: number | null
}

export interface OrderDetailsTable {
  id: Generated<number>
  order_id: number
  position: number
  kind: string
  detail_id: number | null
  package_id: number | null
  event_id: number | null
  line_uuid: string
  package_uuid: string | null
  name: Bilingual
  operation_day: string
  operation_time: Generated<string>
  quantity: number
  unit_cents: number
  extra_people: Generated<number>
  extra_people_cents: Generated<number>
  discount_cents: Generated<number>
  total_cents: number
  discount_kind: Generated<string>
  note: string | null
  client_note: string | null
  beneficiaries: Generated<unknown>
  itinerary: unknown
  is_promo: Generated<boolean>
  is_benefit: Generated<boolean>
  owner_booking_id: number | null
  took_places: Generated<boolean>
  slot: string | null
  leg: string | null
  trip_uuid: string | null
  travellers: number | null
  seats: number | null
  cancelled_at: Date | null
  bought: unknown
}

export interface OrderReceiptsTable {
  year: number
  number: number
  contract_id: number
  order_number: string
  order_payment_id: number | null
  way: string
  cents: number
  currency: Currency
  card_last4: string | null
  provider_payment: string | null
  issued_at: Date
  received_from: string
}

export interface OrdersTable {
  id: Generated<number>
  number: Generated<string>
  owner_id: number
  contract_id: number
  customer_id: number
  customer_agent: string | null
  customer_type: Generated<number>
  sale_channel: Generated<number>
  channel_section: Generated<number>
  point_of_sale: Generated<number>
  manual_charge: Generated<boolean>
  status: Generated<number>
  sale_user: Generated<number>
  hotel_id: number
  hotel_sihot_code: string
  booking_id: number | null
  language: string
  currency: Currency
  gross_cents: number
  discount_cents: Generated<number>
  tax_cents: Generated<number>
  total_cents: number
  payment_method: Generated<number>
  payment_link: string | null
  payment_reference: string | null
  created_at: Date
  created_by_admin_id: number | null
  cancelled_at: Date | null
  cancelled_by_admin_id: number | null
  cancel_reason: string | null
  last_day: string | null
  version: Generated<number>
  created_by_trust_id: number | null
  cancelled_by_trust_id: number | null
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
  urgency: Generated<number>
  code: Generated<string | null>
}

export interface OwnerTaxIdsTable {
  owner_id: number
  tax_id: string
  name: string
  regime: string
  postal_code: string
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
  invited_at: Date | null
  newsletter_key: Generated<string>
  mails_off: Generated<string[]>
  locked_at: Date | null
  active: Generated<boolean>
  disabled_at: Date | null
  find: Generated<string | null>
}

export interface PackageLinesTable {
  package_id: number
  position: number
  detail_id: number
  quantity: number
}

export interface PackagePicturesTable {
  package_id: number
  position: number
  picture: string
  photo: Generated<string | null>
}

export interface PackagesTable {
  id: Generated<number>
  slug: string
  hotel_id: number | null
  name: Bilingual
  metatag: Bilingual
  description: Bilingual
  sale_cents: number
  currency: Currency
  sihot_service: string
  picture: string
  active: Generated<boolean>
  photo: Generated<string | null>
}

export interface PassKeysTable {
  id: Generated<number>
  private_key: Uint8Array
  public_key: Uint8Array
  created_at: Date
}

export interface PasskeyChallengesTable {
  challenge: string
  purpose: string
  owner_id: number | null
  admin_id: number | null
  expires_at: Date
  session_hash: Uint8Array | null
  trusted_id: number | null
}

export interface PasskeysTable {
  id: Generated<number>
  owner_id: number | null
  admin_id: number | null
  credential_id: string
  public_key: Uint8Array
  counter: number
  transports: string
  name: string
  created_at: Date
  last_used_at: Date | null
  trusted_id: number | null
}

export interface PasswordResetsTable {
  token_hash: Uint8Array
  owner_id: number | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
  discarded_at: Date | null
  trusted_id: number | null
  admin_id: number | null
}

export interface PaymentMattersTable {
  id: Generated<number>
  payment_id: number | null
  reason: string
  provider: string
  provider_reference: string
  cents: number
  currency: string
  opened_at: Date
  closed_at: Date | null
  closed_by_admin_id: number | null
  words: string | null
  outcome: string | null
  order_payment_id: number | null
}

export interface PaymentReceiptsTable {
  provider: string
  event_id: string
  payment_id: number | null
  received_at: Date
  content: unknown
}

export interface PaymentTermsTable {
  id: Generated<number>
  reference: string
  what: string
  hotel_id: number | null
  charge: string | null
  currency: Currency
  from_day: string
  until_day: string | null
  basis_points: number
  parts: number | null
  least_cents: number | null
  days: number | null
}

export interface PaymentsTable {
  id: Generated<number>
  order_id: number
  provider: string
  reference: string
  cents: number
  currency: Currency
  state: string
  created_at: Date
  changed_at: Date
  taken_by_admin_id: number | null
  session: string | null
  provider_payment: string | null
  link: string | null
  page_language: string | null
  card_last4: string | null
  refund_of: number | null
  return_way: string | null
  return_reference: string | null
}

export interface PenaltyTiersTable {
  hotel_id: number
  valid_from: string
  from_days: number
  percent: number
}

export interface PeopleTable {
  id: Generated<number>
  owner_id: number
  kind: string
  name: string
  lastname: string
  plain_name: string
  relation: string | null
  birthday: string | null
  email: string | null
  phone: string | null
  created_at: Date
  changed_at: Date
}

export interface PhoneChangesTable {
  id: Generated<number>
  owner_id: number
  at: Date
  old_phone: string | null
  new_phone: string | null
  ended_at: Date | null
}

export interface PhotoAvifsTable {
  photo: string
  small: string | null
  medium: string | null
  large: string | null
  again_at: Date
  tries: number
  drawn_at: Date | null
}

export interface PhotosTable {
  key: string
  small: string
  medium: string
  large: string
  alt: Bilingual | null
  described: Generated<string | null>
  admin_id: number
  uploaded_at: Date
}

export interface PlacementStaysTable {
  placement_id: number
  booking_id: number
  from_housing_id: number | null
  from_pinned: boolean
  to_housing_id: number | null
  to_pinned: boolean
}

export interface PlacementsTable {
  id: Generated<number>
  at: Date
  admin_id: number
  undone_at: Date | null
}

export interface ProductBlackoutsTable {
  id: Generated<number>
  product_id: number
  first_day: string
  last_day: string
  reason: Bilingual
}

export interface ProductDetailsTable {
  id: Generated<number>
  product_id: number
  position: number
  name: Bilingual
  sale_cents: number
  most_discount: Generated<number>
  sihot_service: string
  extra_person_cents: number | null
  daily_capacity: number | null
  hint: Bilingual | null
  active: Generated<boolean>
  times: Generated<string>
  opens: string | null
  closes: string | null
  people: Generated<number>
  people_in_price: number | null
  most_of_a_line: Generated<number>
  child: Generated<boolean>
  duration_minutes: number | null
}

export interface ProductPicturesTable {
  product_id: number
  position: number
  picture: string
  photo: Generated<string | null>
}

export interface ProductPromosTable {
  id: Generated<number>
  product_id: number
  name: Bilingual
  percent: number
  starts_at: Date
  ends_at: Date
}

export interface ProductsTable {
  id: Generated<number>
  slug: string
  category_id: number
  subcategory_id: number | null
  hotel_id: number | null
  name: Bilingual
  metatag: Bilingual
  description: Bilingual
  transfer: Generated<boolean>
  duration_minutes: number | null
  best_seller: number | null
  picture: string
  currency: Currency
  active: Generated<boolean>
  included: Generated<unknown>
  good_to_know: Bilingual | null
  meeting_point: Bilingual | null
  group_size: number | null
  search_en: Generated<string>
  search_es: Generated<string>
  sort_en: Generated<string>
  sort_es: Generated<string>
  photo: Generated<string | null>
  lead_minutes: Generated<number>
  cancel_hours: number | null
  bring: Bilingual | null
  contact_name: string | null
  contact_phone: string | null
  find_en: Generated<string>
  find_es: Generated<string>
  review_count: Generated<number>
  review_stars: Generated<number>
  stay_day: string | null
}

export interface PromotionContractsTable {
  contract_id: number
  promotion_id: number
}

export interface PromotionDisclaimersTable {
  contract_id: number
  promotion_id: number
  owner_id: number
  language: string
  text_accepted: string
  accepted_at: Date
  id: Generated<number>
}

export interface PromotionsTable {
  id: Generated<number>
  code: string
  title: Bilingual
  summary: Bilingual
  body: Bilingual
  disclaimer: Bilingual
  percent_off: number | null
  picture: string
  share_slug: string
  first_day: string
  last_day: string
  position: Generated<number>
  published: Generated<boolean>
  photo: Generated<string | null>
}

export interface ProviderComparisonsTable {
  provider: string
  day: string
  compared_at: Date
  payments: number
  differences: number
}

export interface PublicationsTable {
  id: Generated<number>
  kind: string
  subject: number
  after: Generated<number>
  deed: string
  admin_id: number
  at: Date
}

export interface ReceiptYearsTable {
  year: number
  last: number
}

export interface ReceiptsTable {
  year: number
  number: number
  payment_id: number
  issued_at: Date
  received_from: string
}

export interface RecoveryCodesTable {
  factor_id: number
  code_hash: Uint8Array
  used_at: Date | null
}

export interface ReminderDaysTable {
  kind: string
  valid_from: string
  days: number
  at_once: boolean
}

export interface ReminderMailingsTable {
  id: Generated<number>
  owner_id: number
  channel: string
  weekly: boolean
  day: string
  at: Date
  left_out_at: Date | null
}

export interface ReminderRunsTable {
  zone: string
  day: string
  chosen_at: Date
  told_at: Date | null
}

export interface RemindersTable {
  owner_id: number
  channel: string
  kind: string
  subject_id: number
  due: string
  days: number
  at_once: boolean
  contract_id: number
  chosen_at: Date
  mailing_id: number | null
}

export interface RentalRulesTable {
  hotel_id: number
  since: string
  share_basis_points: number
  service_cents: Generated<number>
  currency: Currency
  says: Bilingual
  clause: Bilingual | null
  voted: string | null
  voted_by: Bilingual | null
}

export interface RentedNightsTable {
  contract_id: number
  night: string
  folio: string
  channel: string
  rate: string
  booked: string | null
  published_cents: number
  reduction_basis_points: Generated<number>
  cents: number
  commission_cents: Generated<number>
  tax_cents: Generated<number>
  currency: Currency
}

export interface RepairJobsTable {
  request_id: number
  technician_id: number
  step: Generated<string>
  sequence: Generated<number>
  named_at: Date
  changed_at: Date
  started_at: Date | null
  finished_at: Date | null
  ended_at: Date | null
  transaction_id: number | null
  billed_cents: number | null
}

export interface RepairLimitsTable {
  currency: Currency
  confirm_above_cents: number
}

export interface RepairLinksTable {
  id: Generated<number>
  request_id: number
  technician_id: number
  token_hash: Uint8Array
  recipient: string
  last_day: string
  made_at: Date
  admin_id: number | null
  opened_at: Date | null
  revoked_at: Date | null
  said: string | null
}

export interface RepairPhotosTable {
  request_id: number
  moment: string
  position: number
  file_key: string
  at: Date
  admin_id: number | null
  technician_id: number | null
}

export interface RepairPlanJobsTable {
  plan_id: number
  due_day: string
  request_id: number
}

export interface RepairPlansTable {
  id: Generated<number>
  housing_id: number
  what: Bilingual
  every_months: number
  first_day: string
  next_day: string
  technician_id: number
  active: Generated<boolean>
  made_at: Date
  admin_id: number
}

export interface RepairQuoteLinesTable {
  quote_id: number
  position: number
  what: Bilingual
  quantity: number
  unit_cents: number
  cents: number
}

export interface RepairQuotesTable {
  id: Generated<number>
  request_id: number
  position: number
  currency: Currency
  tax_basis_points: number
  net_cents: number
  tax_cents: number
  total_cents: number
  valid_until: string
  state: Generated<string>
  sent_at: Date
  answered_at: Date | null
  answered_by_owner_id: number | null
  proven: Generated<boolean>
}

export interface RepairVisitsTable {
  id: Generated<number>
  request_id: number
  comes_at: Date
  state: string
  made_at: Date
}

export interface ReportSealingsTable {
  report_id: number
  due_at: Date
  claimed_until: Date | null
  attempts: Generated<number>
  last_error: string | null
}

export interface ReportSignaturesTable {
  report_id: number
  owner_id: number
  signer: string
  signed_at: Date
  signed_from: string | null
  cash_back: string | null
}

export interface ResidenceClosuresTable {
  request_id: number
  housing_id: number
  category_id: number
  first_night: string
  last_night: string
  made_at: Date
  admin_id: number | null
}

export interface ResortVersionTable {
  one: Generated<boolean>
  version: number
}

export interface ReviewAsksTable {
  owner_id: number
  until_detail_id: number
}

export interface ReviewsTable {
  order_detail_id: number
  product_id: number
  stars: number
  words: string | null
  created_at: Date
  changed_at: Date
  answer: string | null
  answered_at: Date | null
  answered_by_admin_id: number | null
  hidden_reason: string | null
  hidden_at: Date | null
  hidden_by_admin_id: number | null
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
  closed: Generated<number>
}

export interface SavedRepliesTable {
  id: Generated<number>
  name: string
  kind: string | null
  words_en: string
  words_es: string
  sequence: Generated<number>
  changed_at: Date
  changed_by_admin_id: number | null
}

export interface SavedViewsTable {
  id: Generated<number>
  admin_id: number
  name: string
  shared: boolean
  filter: unknown
  saved_at: Date
}

export interface SearchSynonymsTable {
  id: Generated<number>
  word: string
  means: string
  written_by_admin_id: number | null
  written_at: Date | null
}

export interface SeasonsTable {
  id: Generated<number>
  hotel_id: number
  first_night: string
  last_night: string
  level: string
}

export interface SecondFactorsTable {
  id: Generated<number>
  owner_id: number | null
  admin_id: number | null
  secret: Uint8Array
  begun_at: Date
  last_step: number | null
  on_at: Date | null
  begun_in: Uint8Array | null
  codes_made: Generated<number>
  trusted_id: number | null
}

export interface SecurityKeysTable {
  id: Generated<boolean>
  key: Uint8Array
}

export interface SessionsTable {
  token_hash: Uint8Array
  owner_id: number | null
  admin_id: number | null
  acting_owner_id: number | null
  created_at: Date
  last_active_at: Date
  device_id: number | null
  expires_at: Generated<Date>
  proven_at: Date | null
  has_two_factors: Generated<boolean>
  trusted_id: number | null
  trust_id: number | null
}

export interface SettingChangesTable {
  id: Generated<number>
  at: Date
  admin_id: number | null
  setting: string
  hotel_id: number | null
  promise: string | null
  from_day: string | null
  before: unknown
  after: unknown
  undoes_id: number | null
  contract_id: number | null
  category_id: number | null
}

export interface SignInFailuresTable {
  subject: string
  failures: number
  last_at: Date
  locked_until: Date | null
  forget_at: Generated<Date>
  locks: Generated<number>
}

export interface SignInStepsTable {
  token_hash: Uint8Array
  owner_id: number | null
  admin_id: number | null
  expires_at: Date
  trusted_id: number | null
}

export interface SlotAllotmentTable {
  detail_id: number
  starts: string
  day: string
  capacity: number
  taken: Generated<number>
  closed: Bilingual | null
  closed_at: Date | null
  closed_by_admin_id: number | null
}

export interface StaffTable {
  id: Generated<number>
  name: string
  lastname: string
  department: string
  title: Bilingual
  about: Bilingual
  hotel_id: number | null
  email: string
  phone: string
  zone: string
  speaks: string[]
  in_team: Generated<boolean>
  position: Generated<number>
}

export interface StaffHoursTable {
  staff_id: number
  weekday: number
  start_time: string
  end_time: string
  slot_minutes: Generated<number>
}

export interface StaffRequestsTable {
  id: Generated<number>
  staff_id: number | null
  person: unknown
  roles: string[]
  asked_by_admin_id: number
  asked_at: Date
  answered_by_admin_id: number | null
  answered_at: Date | null
  agreed: boolean | null
  takes_manager: Generated<boolean>
  closing_reason: string | null
  opening_reason: string | null
}

export interface StayPresenceTable {
  id: Generated<number>
  booking_id: number
  kind: string
  happened: boolean
  at: Date
  admin_id: number | null
}

export interface StayRemindersTable {
  booking_id: number
  reminder: string
  day: string
  at: Date
}

export interface StoredFilesTable {
  key: string
  name: string
  media_type: string
  bytes: number | null
  sha256: Uint8Array | null
  scope: string
  owner_id: number | null
  contract_id: number | null
  created_at: Date
}

export interface SubcategoriesTable {
  id: Generated<number>
  category_id: number
  name: Bilingual
  position: Generated<number>
}

export interface SuspicionsTable {
  id: Generated<number>
  at: Date
  kind: string
  code: string | null
  words: string | null
  contact: string | null
  language: string
  owner_id: number | null
  check_id: number | null
  answer: string | null
  closed_at: Date | null
  closed_by_admin_id: number | null
}

export interface TaxIssuersTable {
  hotel_id: number
  tax_id: string
  name: string
  regime: string
  postal_code: string
}

export interface TechniciansTable {
  id: Generated<number>
  name: string
  kind: string
  trade: Bilingual
  hotel_id: number | null
  active: Generated<boolean>
  email: string | null
  language: Generated<string>
}

export interface TermsTable {
  term: string
  language: string
  valid_from: string
  title: string
  body: string
}

export interface TermsEntriesTable {
  transaction_id: number
  terms_id: number
  day: string
  of_transaction_id: number | null
  of_condo_fee_id: number | null
  payment_id: number | null
}

export interface TradeProposalsTable {
  id: Generated<number>
  trade_id: number
  hotel_id: number
  contract_id: number
  owner_id: number
  booking_id: number
  state: Generated<string>
  made_at: Date
  ended_at: Date | null
  first_stay_id: number | null
  second_stay_id: number | null
  ended_because: string | null
  ended_booking_id: number | null
  told_at: Date | null
  ended_by_admin_id: number | null
  ended_reason: unknown
}

export interface TradesTable {
  id: Generated<number>
  code: string
  found_by: string
  hotel_id: number
  contract_id: number
  owner_id: number
  booking_id: number
  state: Generated<string>
  made_at: Date
  ended_at: Date | null
  ended_by_admin_id: number | null
  ended_reason: unknown
}

export interface TransactionAgreementsTable {
  id: Generated<number>
  contract_id: number
  year: number
  answer: string
  comment: string | null
  answered_at: Date
  answered_by_owner_id: number
  response: string | null
  responded_at: Date | null
  responded_by_admin_id: number | null
}

export interface TransactionLinesTable {
  transaction_id: number
  position: number
  concept: Bilingual
  quantity: Generated<number>
  unit_cents: number
  cents: number
}

export interface TransactionsTable {
  id: Generated<number>
  contract_id: number
  year: number
  day: string
  concept: Bilingual
  reference: string
  status: string
  cents: number
  currency: Currency
  part: string | null
  report_id: number | null
  condo_fee_id: number | null
  origin: string | null
  origin_number: string | null
  due: string | null
  paid_cents: Generated<number>
  payment_id: number | null
  club_status: string | null
}

export interface TrustContractsTable {
  trust_id: number
  contract_id: number
}

export interface TrustInvitationsTable {
  token_hash: Uint8Array
  trust_id: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface TrustedPeopleTable {
  id: Generated<number>
  name: string
  lastname: Generated<string>
  email: string
  language_name: Generated<string>
  password_hash: string | null
  locked_at: Date | null
  created_at: Date
}

export interface TrustsTable {
  id: Generated<number>
  owner_id: number
  trusted_id: number | null
  name: string
  email: string
  relation: string
  scopes: string[]
  last_day: string | null
  ends_at: Date | null
  invited_at: Date
  accepted_at: Date | null
  ended_at: Date | null
  last_here_at: Date | null
}

export interface UnfinishedDraftsTable {
  id: Generated<number>
  kind: string
  subject: number | null
  title: unknown
  typed: unknown
  version: Generated<number>
  admin_id: number
  at: Date
}

export interface VainNightsTable {
  month: string
  hotel_id: number
  category_id: number
  nights: number
  times: Generated<number>
}

export interface VainSearchesTable {
  month: string
  words: string
  times: Generated<number>
  marks: Generated<string>
}

export interface WaitBenefitsTable {
  wait_id: number
  benefit_id: number
  quantity: number
}

export interface WaitCategoriesTable {
  wait_id: number
  hotel_id: number
  category_id: number
}

export interface WaitOffersTable {
  id: Generated<number>
  wait_id: number
  category_id: number
  check_in: string
  check_out: string
  made_at: Date
  expires_at: Date
  state: Generated<string>
  ended_at: Date | null
  told_at: Date | null
  chain_id: number | null
  booking_id: number | null
}

export interface WaitRulesTable {
  hotel_id: number
  valid_from: string
  most_waits: number
  window_days: number
  opens_months: number
  closes_days: number
  offer_hours: number
  near_days: number
  near_hours: number
}

export interface WaitWeeksTable {
  category_id: number
  week: string
  placed_at: Date
  wait_id: number
  first_day: string
  last_day: string
  nights_from: number
}

export interface WaitsTable {
  id: Generated<number>
  code: Generated<string>
  contract_id: number
  hotel_id: number
  owner_id: number
  slot: number
  first_day: string
  last_day: string
  nights_from: number
  nights_to: number
  adults: number
  children: number
  takes: string
  counts_until: string
  placed_at: Date
  created_at: Date
  state: Generated<string>
  ended_at: Date | null
  created_by_admin_id: number | null
  placed_behind: number | null
  swap_booking_id: number | null
  swap_penalty: Generated<number>
  benefits_authorized: Generated<boolean>
  swap_gone_told_at: Date | null
}

export interface Tables {
  access_events: AccessEventsTable
  access_guests: AccessGuestsTable
  access_kinds: AccessKindsTable
  access_passes: AccessPassesTable
  access_records: AccessRecordsTable
  access_types: AccessTypesTable
  account_changes: AccountChangesTable
  acting_turns: ActingTurnsTable
  address_changes: AddressChangesTable
  admins: AdminsTable
  allotment: AllotmentTable
  also_taken: AlsoTakenTable
  analytics_records: AnalyticsRecordsTable
  attendance: AttendanceTable
  benefit_entries: BenefitEntriesTable
  benefit_products: BenefitProductsTable
  benefit_years: BenefitYearsTable
  benefits: BenefitsTable
  blackouts: BlackoutsTable
  booking_benefits: BookingBenefitsTable
  booking_cancel_lines: BookingCancelLinesTable
  booking_events: BookingEventsTable
  booking_guests: BookingGuestsTable
  booking_wish_payments: BookingWishPaymentsTable
  booking_wishes: BookingWishesTable
  bookings: BookingsTable
  budget_lines: BudgetLinesTable
  budgets: BudgetsTable
  calendar_domain: CalendarDomainTable
  calendar_feeds: CalendarFeedsTable
  caller_checks: CallerChecksTable
  cancel_motives: CancelMotivesTable
  catalogue_version: CatalogueVersionTable
  categories: CategoriesTable
  charge_runs: ChargeRunsTable
  club_brand: ClubBrandTable
  club_mark: ClubMarkTable
  club_marks: ClubMarksTable
  club_news_version: ClubNewsVersionTable
  condo_fee_lines: CondoFeeLinesTable
  condo_fees: CondoFeesTable
  contract_documents: ContractDocumentsTable
  contract_owners: ContractOwnersTable
  contract_payment_choices: ContractPaymentChoicesTable
  contract_payment_lines: ContractPaymentLinesTable
  contract_payments: ContractPaymentsTable
  contract_refunds: ContractRefundsTable
  contract_versions: ContractVersionsTable
  contracts: ContractsTable
  customers: CustomersTable
  day_limits: DayLimitsTable
  day_list_mails: DayListMailsTable
  day_list_sendings: DayListSendingsTable
  deadline_events: DeadlineEventsTable
  deadline_feeds: DeadlineFeedsTable
  deeded_areas: DeededAreasTable
  deeds: DeedsTable
  desk_promises: DeskPromisesTable
  detail_slots: DetailSlotsTable
  device_alarms: DeviceAlarmsTable
  document_types: DocumentTypesTable
  draw_numbers: DrawNumbersTable
  draw_places: DrawPlacesTable
  draw_results: DrawResultsTable
  draw_rounds: DrawRoundsTable
  draw_takers: DrawTakersTable
  draw_wishes: DrawWishesTable
  event_list_mails: EventListMailsTable
  event_list_sendings: EventListSendingsTable
  event_pictures: EventPicturesTable
  events: EventsTable
  exchange_events: ExchangeEventsTable
  exchange_rates: ExchangeRatesTable
  exchange_subscriptions: ExchangeSubscriptionsTable
  executive_reports: ExecutiveReportsTable
  gallery_photos: GalleryPhotosTable
  gate_entries: GateEntriesTable
  general_documents: GeneralDocumentsTable
  generic_parameters: GenericParametersTable
  held_answers: HeldAnswersTable
  hotel_performance: HotelPerformanceTable
  hotels: HotelsTable
  housing: HousingTable
  idempotency_keys: IdempotencyKeysTable
  inbox: InboxTable
  inbox_notes: InboxNotesTable
  inbox_readers: InboxReadersTable
  instalment_parts: InstalmentPartsTable
  instalment_plans: InstalmentPlansTable
  known_devices: KnownDevicesTable
  lapse_notices: LapseNoticesTable
  large_figures: LargeFiguresTable
  ledger_entries: LedgerEntriesTable
  ledger_postings: LedgerPostingsTable
  lost_factor_answers: LostFactorAnswersTable
  lost_factors: LostFactorsTable
  mail_sender: MailSenderTable
  maintenance_files: MaintenanceFilesTable
  maintenance_log: MaintenanceLogTable
  maintenance_requests: MaintenanceRequestsTable
  mandate_payments: MandatePaymentsTable
  mandates: MandatesTable
  meetings: MeetingsTable
  message_pictures: MessagePicturesTable
  messages: MessagesTable
  migrations: MigrationsTable
  money_questions: MoneyQuestionsTable
  monthly_profits: MonthlyProfitsTable
  newsletter_mailings: NewsletterMailingsTable
  newsletter_plans: NewsletterPlansTable
  newsletter_tests: NewsletterTestsTable
  newsletters: NewslettersTable
  offered_payments: OfferedPaymentsTable
  order_benefits: OrderBenefitsTable
  order_bookings: OrderBookingsTable
  order_changes: OrderChangesTable
  order_details: OrderDetailsTable
  order_receipts: OrderReceiptsTable
  orders: OrdersTable
  outbox: OutboxTable
  owner_tax_ids: OwnerTaxIdsTable
  owners: OwnersTable
  package_lines: PackageLinesTable
  package_pictures: PackagePicturesTable
  packages: PackagesTable
  pass_keys: PassKeysTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  password_resets: PasswordResetsTable
  payment_matters: PaymentMattersTable
  payment_receipts: PaymentReceiptsTable
  payment_terms: PaymentTermsTable
  payments: PaymentsTable
  penalty_tiers: PenaltyTiersTable
  people: PeopleTable
  phone_changes: PhoneChangesTable
  photo_avifs: PhotoAvifsTable
  photos: PhotosTable
  placement_stays: PlacementStaysTable
  placements: PlacementsTable
  product_blackouts: ProductBlackoutsTable
  product_details: ProductDetailsTable
  product_pictures: ProductPicturesTable
  product_promos: ProductPromosTable
  products: ProductsTable
  promotion_contracts: PromotionContractsTable
  promotion_disclaimers: PromotionDisclaimersTable
  promotions: PromotionsTable
  provider_comparisons: ProviderComparisonsTable
  publications: PublicationsTable
  receipt_years: ReceiptYearsTable
  receipts: ReceiptsTable
  recovery_codes: RecoveryCodesTable
  reminder_days: ReminderDaysTable
  reminder_mailings: ReminderMailingsTable
  reminder_runs: ReminderRunsTable
  reminders: RemindersTable
  rental_rules: RentalRulesTable
  rented_nights: RentedNightsTable
  repair_jobs: RepairJobsTable
  repair_limits: RepairLimitsTable
  repair_links: RepairLinksTable
  repair_photos: RepairPhotosTable
  repair_plan_jobs: RepairPlanJobsTable
  repair_plans: RepairPlansTable
  repair_quote_lines: RepairQuoteLinesTable
  repair_quotes: RepairQuotesTable
  repair_visits: RepairVisitsTable
  report_sealings: ReportSealingsTable
  report_signatures: ReportSignaturesTable
  residence_closures: ResidenceClosuresTable
  resort_version: ResortVersionTable
  review_asks: ReviewAsksTable
  reviews: ReviewsTable
  room_categories: RoomCategoriesTable
  room_nights: RoomNightsTable
  saved_replies: SavedRepliesTable
  saved_views: SavedViewsTable
  search_synonyms: SearchSynonymsTable
  seasons: SeasonsTable
  second_factors: SecondFactorsTable
  security_keys: SecurityKeysTable
  sessions: SessionsTable
  setting_changes: SettingChangesTable
  sign_in_failures: SignInFailuresTable
  sign_in_steps: SignInStepsTable
  slot_allotment: SlotAllotmentTable
  staff: StaffTable
  staff_hours: StaffHoursTable
  staff_requests: StaffRequestsTable
  stay_presence: StayPresenceTable
  stay_reminders: StayRemindersTable
  stored_files: StoredFilesTable
  subcategories: SubcategoriesTable
  suspicions: SuspicionsTable
  tax_issuers: TaxIssuersTable
  technicians: TechniciansTable
  terms: TermsTable
  terms_entries: TermsEntriesTable
  trade_proposals: TradeProposalsTable
  trades: TradesTable
  transaction_agreements: TransactionAgreementsTable
  transaction_lines: TransactionLinesTable
  transactions: TransactionsTable
  trust_contracts: TrustContractsTable
  trust_invitations: TrustInvitationsTable
  trusted_people: TrustedPeopleTable
  trusts: TrustsTable
  unfinished_drafts: UnfinishedDraftsTable
  vain_nights: VainNightsTable
  vain_searches: VainSearchesTable
  wait_benefits: WaitBenefitsTable
  wait_categories: WaitCategoriesTable
  wait_offers: WaitOffersTable
  wait_rules: WaitRulesTable
  wait_weeks: WaitWeeksTable
  waits: WaitsTable
}
