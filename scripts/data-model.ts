/** A foreign key of the schema: `from` refers to `to`. */
export interface Reference {
  from: string
  to: string
  column: string
  nullable: boolean
}

/** What a row of each table is, by the slice that writes it. A table that is missing here fails `npm test`. */
export const TABLES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  membership: {
    owners: 'a person who signs in, with name, contact and language',
    contracts: 'what an owner holds at a resort: residence, membership, modules and limits',
    contract_owners: 'that somebody is one of the owners of a contract, the first one too',
    customers: 'who an order is for: name and address of an owner as a customer',
    housing: 'a residence of a resort',
    admins: 'one of the club’s people, with their roles',
    trusted_people: 'the account of somebody whom owners trust',
    trusts: 'what one owner lets somebody do, until when',
    trust_contracts: 'a contract for which somebody is trusted',
    trust_invitations: 'a link by which somebody accepts an owner’s trust',
    sessions: 'a sign-in that has not ended',
    acting_turns: 'which owner an admin acted for, and since when',
    known_devices: 'a browser that has signed in before',
    device_alarms: 'a link of “this wasn’t me” in the mail about a new device',
    access_events: 'what happened at an owner’s door; nobody changes or removes it for 13 months',
    access_kinds: 'a kind of what may happen at an owner’s door',
    second_factors: 'the second factor of an account, turned on or begun',
    recovery_codes: 'a code that opens once in place of the second factor',
    address_changes: 'another address that an owner asked for, and the one of before',
    phone_changes: 'another telephone that an owner set, and the one of before',
    lost_factors: 'a second factor that its owner says is lost, and how that ended',
    lost_factor_answers: 'a question that the desk asked of it, and whether the answer was right',
    sign_in_steps: 'a sign-in whose password was right and whose second factor is awaited',
    passkeys: 'a key of a device that opens an account by itself',
    passkey_challenges: 'what a passkey is asked to sign, once',
    sign_in_failures: 'a wrong password, which counts against an account and an address',
    password_resets: 'a link that sets a new password once',
    gallery_photos: 'one of an owner’s five photographs',
    people: 'somebody of an owner’s family or guests, written once',
    staff_requests: 'roles that two managers give: who asked for them, and who agreed or did not',
    account_changes: 'who changed what an account may, or closed it; nobody changes or removes it',
    deeds: 'what somebody did, for the owner’s own trail',
    contract_versions: 'the number by which what is kept of a contract is current',
  },
  draws: {
    draw_rounds: 'weeks that are drawn: the rules, the seals, the public number, and how far it is',
    draw_places: 'a week of a kind of residence that a round gives away, and what of it is still held',
    draw_takers: 'that a contract takes part, with its number and its place in the order',
    draw_wishes: 'a week that a contract wishes, by its rank',
    draw_numbers: 'the public number as one of the desk’s people entered it',
    draw_results: 'a week that the draw gave to a contract, and the stay that came of it',
  },
  trades: {
    trades: 'a stay that its owner offers to another for one of theirs',
    trade_proposals: 'a stay that another owner proposes for it, and the two stays that came of it',
  },
  verification: {
    caller_checks: 'the number that an owner and the desk see together for two minutes',
    suspicions: 'a message or a call that somebody did not trust',
  },
  reservations: {
    hotels: 'a resort, with its rules, its clock and its calendar’s end',
    room_categories: 'a kind of residence of a resort, with how many there are',
    seasons: 'days of a resort and what a night of theirs takes',
    room_nights: 'how many of a kind are free on one night',
    blackouts: 'nights on which a resort takes no stays',
    bookings: 'a stay, from its request to its end',
    wait_rules: 'a resort’s rules of its waiting list, from a day on',
    waits: 'nights that an owner waits for, and their place in the line',
    wait_categories: 'a kind of residence that a wait would take',
    wait_benefits: 'a benefit that a wait is to use once its nights are taken',
    wait_weeks: 'who waits for a week of a kind, in their order: what a freed night looks at',
    wait_offers: 'nights that are held for who waits, until they are taken or go to the next',
    booking_wishes: 'the stay that a change asks for, until the club has agreed',
    booking_cancel_lines: 'what was ordered for a stay and is cancelled with it once the club agrees',
    booking_wish_payments: 'what the wanted stay holds of each benefit year',
    booking_guests: 'who stays',
    placements: 'what the desk placed in residences with one press',
    placement_stays: 'where that was a stay’s residence before, and after',
    stay_presence: 'that somebody arrived or left; the last row of a kind counts',
    booking_events: 'what happened to a stay, and when',
    booking_benefits: 'a benefit of a stay that waits for its authorization, or has it',
    benefits: 'a kind of benefit: nights, rounds of golf, transfers',
    benefit_years: 'what a contract has of a benefit in one year; the balance is the sum of its entries',
    benefit_entries: 'one line of that account, never changed: granted, held, used, returned, expired',
    penalty_tiers: 'what cancelling costs from how many days before arrival',
    cancel_motives: 'a reason that one may give for cancelling',
    lapse_notices: 'that somebody was told that a stay lapses',
    stay_reminders: 'that an owner was reminded of a stay’s last day or arrival',
    calendar_feeds: 'the private address of an owner’s calendar',
    deadline_feeds: 'the private address of the calendar of an owner’s deadlines',
    deadline_events: 'what that calendar was told of a deadline last',
    resort_version: 'one row: the number by which what is kept of the resorts’ rules is current',
  },
  reminders: {
    reminder_days: 'on which days before or after a thing’s day owners are reminded, dated',
    reminder_runs: 'a day of the resorts of one zone whose reminders are chosen, and told',
    reminder_mailings: 'a message of reminders to an owner: a week’s digest, or what comes at once',
    reminders: 'what an owner is reminded of, once for each of its days and ways',
  },
  finance: {
    transactions: 'a line of a contract’s statement',
    transaction_lines: 'what a transaction is made of; the lines make its sum',
    ledger_entries:
      'a deed that moved money of a contract, entered once and never changed; a correction names what it corrects',
    ledger_postings:
      'what an entry moves on an account: the contract’s, the club’s or a clearing one; together zero',
    executive_reports: 'a month of a contract that its owner signs',
    report_signatures: 'what one of several owners has signed of a report that takes all of them',
    report_sealings: 'a signed report whose file has yet to be sealed',
    transaction_agreements: 'an owner’s word on a year’s transactions; the newest counts',
    condo_fees: 'a quarter’s fee of a contract',
    condo_fee_lines: 'what a fee is made of; the lines make its sum',
    payments: 'a payment of an order, or an attempt at one',
    payment_receipts: 'what a payment provider told, once each',
    contract_payments: 'money for charges of a contract: asked for, on its way, or received',
    contract_payment_choices: 'a charge that a payment was begun for, and how much of it',
    contract_payment_lines: 'what of a payment paid which charge, used which credit, or was taken back',
    mandates: 'a card that an owner has saved for a contract, by the provider’s numbers',
    mandate_payments: 'what such a card is to pay of a charge on its due day, of which its owner was told',
    payment_terms:
      'a rule of the club with its days: instalments, the discount of paying early, or the interest of what is late',
    instalment_plans: 'charges that an owner agreed to pay in instalments, signed',
    instalment_parts: 'a part of such a plan, with the document that it is in the statement',
    terms_entries:
      'what a rule entered for a charge: interest by its day, or the discount of an early payment',
    contract_refunds: 'money of a payment that went back, or is on its way',
    payment_matters: 'what of payments waits for the desk, and why',
    provider_comparisons: 'a day whose payments were compared with the provider’s',
    money_questions: 'what an owner asks about a line of the statement, and the answer',
    tax_issuers: 'who issues a resort’s invoices',
    owner_tax_ids: 'as whom an owner is invoiced',
    exchange_rates: 'how many pesos one unit of a currency is, from a day on',
    large_figures: 'from which amount on the desk looks at a figure twice',
    receipts: 'the receipt of a payment, numbered without gaps within its year',
    order_receipts: 'the receipt of an order that was paid by card or online, numbered in the same series',
    receipt_years: 'the last number of receipts of a year',
    monthly_profits: 'what a contract earned in a month',
    rental_rules: 'by which rule the club shares a resort’s rental income, from a day on',
    rented_nights: 'a night for which a contract’s residence was rented, and at which rate',
    budgets: 'what a resort costs in a year, by the vote of its owners, and how it is shared',
    charge_runs: 'a resort’s budget of a year as fees: being prepared, published, or being taken back',
    budget_lines: 'a line of a quarter of that budget',
    deeded_areas: 'the private area of a contract’s residence by its deed',
    hotel_performance: 'occupancy, rate and guests’ score of a resort in a month',
  },
  marketplace: {
    categories: 'a shelf of things to do',
    subcategories: 'a part of a shelf',
    products: 'something to buy',
    product_details: 'what one buys of it: a variant, with its price',
    product_promos: 'a lower price for some days',
    product_pictures: 'a picture of a product',
    product_blackouts: 'a day on which it is not offered',
    packages: 'several things for one price',
    package_lines: 'one of them',
    package_pictures: 'a picture of a package',
    events: 'something that takes place once',
    event_pictures: 'a picture of an event',
    detail_slots: 'an hour of the day at which a variant is had, with its places',
    slot_allotment: 'what is taken of a slot’s places on one day; without a row all are free',
    allotment: 'what is taken of a variant’s places on one day; without a row all are free',
    orders: 'what an owner bought at one resort',
    order_details: 'a line of an order',
    order_benefits: 'a benefit that paid for a line',
    order_bookings: 'the stay that a line is delivered to, as it was at the sale',
    search_synonyms: 'what people say for what the catalogue calls otherwise',
    reviews: 'what an owner said of a line that took place, and what the club answers',
    review_asks: 'up to which line an owner does not want to be asked how it was',
    also_taken: 'what else was taken at a resort with a product, counted by contracts once a day',
    attendance: 'what the desk noted of who came; the last row of a line counts',
    day_list_mails: 'to whom a product’s list of the day goes by itself, and when',
    day_list_sendings: 'a list that was sent: by itself once a day, and by the desk',
    event_list_mails: 'to whom an event’s list goes by itself, and when',
    event_list_sendings: 'such a list that was sent',
    order_changes: 'what became of a line: moved, made larger or smaller, cancelled',
    benefit_products: 'which products a benefit pays for',
  },
  property: {
    access_types: 'a kind of visit',
    access_records: 'leave to enter a residence, on these days',
    access_guests: 'who comes',
    access_passes: 'the pass of one of them',
    pass_keys: 'the key that signs passes',
    gate_entries: 'in or out at the gate, with one pass',
    maintenance_requests: 'a repair that an owner asked for',
    maintenance_files: 'a picture or paper of a repair',
    maintenance_log: 'what was said and done about it',
    technicians: 'who repairs: one of the club’s people, or a provider',
    repair_limits: 'above which sum of a currency a quote’s approval asks for a proof',
    repair_jobs: 'a repair that somebody is named for',
    repair_visits: 'a time at which they may come',
    repair_quotes: 'what a repair is to cost',
    repair_quote_lines: 'a line of a quote',
    residence_closures: 'nights on which a repair closes its residence',
    repair_plans: 'work on a residence that recurs',
    repair_plan_jobs: 'a day of such work that became a job',
    repair_links: 'a link to one job, for whoever repairs',
    repair_photos: 'a picture of before or after, of whoever repairs',
  },
  documents: {
    document_types: 'a kind of document',
    contract_documents: 'a document of one contract',
    general_documents: 'a document for several, or for all',
    stored_files: 'a file: its name, sum and place; null sums until a promised one is made',
  },
  promotions: {
    promotions: 'an offer of the club, which owners share',
    promotion_contracts: 'who may see it',
    promotion_disclaimers: 'who accepted its terms, in which words, and when',
    exchange_events: 'what became of a subscription, and when',
    exchange_subscriptions: 'that a contract exchanges weeks in a year',
  },
  photos: {
    photos: 'a photograph that the desk uploaded, for newsletters and goods',
    photo_avifs: 'its widths once more, as AVIF',
  },
  drafts: {
    unfinished_drafts: 'what the desk prepares and has not finished, as it was typed',
  },
  dashboard: {
    newsletters: 'news for owners',
    newsletter_mailings: 'a newsletter that goes out by mail',
    newsletter_plans: 'whether and at what hour a newsletter is mailed on its day',
    newsletter_tests: 'the last test of a newsletter in the mailbox of one of the desk',
    club_news_version: 'one row: the number by which kept answers of the club’s news are current',
  },
  about: {
    staff: 'a person whom owners may ask',
    staff_hours: 'when they can be met',
    meetings: 'a meeting that an owner booked',
    messages: 'a message of an owner to the club, and its answer',
    message_pictures: 'a picture of a message',
    terms: 'a text of terms, by its kind and language',
    analytics_records: 'what was done in the portal, for counting its use',
  },
  admin: {
    publications: 'a deed of the desk with a thing that it publishes',
    desk_promises: 'by how many working days a kind of what waits has its answer, from a day on',
    inbox:
      'a thing that waits for the club’s people, written by triggers; whose it is, and until when it is put off',
    inbox_readers: 'who has the inbox open, and which thing of it',
    setting_changes: 'what a manager changed of the club’s rules, from which day on, and what it was before',
    vain_nights: 'nights that owners looked for in vain, counted by the month of the arrival',
    vain_searches: 'words that found nothing among things to do, counted by month',
    club_mark: 'which logos are worn by day and by night',
    club_marks: 'logos that a manager brought, drawn small',
    offered_payments: 'by which ways owners may pay charges and orders, of those that are set up',
    club_brand: 'what a manager names the club, and its colours',
    mail_sender: 'under which name mails leave, and where their answers go',
    saved_replies: 'what the desk writes often, in both languages, with placeholders',
    saved_views: 'a filter of the inbox under a name, of one of the club’s people',
    inbox_notes: 'what colleagues say to each other about a thing that waits; no owner reads it',
  },
  server: {
    migrations: 'a migration that ran',
    outbox: 'a mail that waits to go out',
    calendar_domain: 'what stands behind the @ in the UIDs of the club’s calendar entries, for ever',
    held_answers: 'an answer of the desk that can still be taken back, or could not be given',
    idempotency_keys: 'a call that was answered, so that its repetition gets the same answer',
    day_limits: 'how often somebody did something today',
    generic_parameters: 'a setting of the club, by its key',
    security_keys: 'one row: the key under which the log of security events hashes what was typed',
    catalogue_version: 'one row: the number by which kept answers of the catalogue are current',
  },
}

/** The data model as a page: a drawing for each slice, and what a row of each table is. */
export function dataModelPage(tables: readonly string[], references: readonly Reference[]): string {
  const parts = Object.entries(TABLES_OF).map(([slice, rows]) => {
    const own = Object.keys(rows).filter((table) => tables.includes(table))
    const lines = references
      .filter(({ from }) => own.includes(from))
      .map(({ from, to, column, nullable }) => `  ${to} ${nullable ? '|o' : '||'}--o{ ${from} : ${column}`)
    const drawing = lines.length > 0 ? ['```mermaid', 'erDiagram', ...lines, '```', ''] : []
    const list = own.map((table) => `| \`${table}\` | ${rows[table]} |`)
    return [`## ${slice}`, '', ...drawing, '| table | a row is |', '|---|---|', ...list, ''].join('\n')
  })
  return `# The data model

Written by \`npm run tables\` from the migrated database; \`npm test\` checks that it is current. A line leads from the table that is
referred to (\`||\` always, \`|o\` where it may be empty) to the one that refers, and names the column. The columns are in
\`src/server/database/tables.ts\`, what the database itself forbids in \`database/migrations\`.

${parts.join('\n')}`
}

/** Tables that no slice names, and names that are no table: both are faults of \`TABLES_OF\`. */
export function unnamed(tables: readonly string[]): string[] {
  const named = Object.values(TABLES_OF).flatMap((rows) => Object.keys(rows))
  return [
    ...tables.filter((table) => !named.includes(table)),
    ...named.filter((name) => !tables.includes(name)),
  ]
}
