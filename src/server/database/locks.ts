/**
 * The keys of the advisory locks that the portal takes in its database, each with one meaning: two locks of one key would
 * wait for each other. A key never changes its meaning, because during an upgrade two versions run beside each other.
 */
export const LOCKS = {
  /** One process at a time brings the schema up to date. */
  migrate: 72_621_810,
  /** One process at a time settles the benefits of stays that have happened. */
  settleStays: 72_621_811,
  /** One process at a time settles the benefits of order lines whose day is over. */
  settleOrders: 72_621_812,
  /** One process at a time brings the statement up to the reports. */
  settleReports: 72_621_813,
  /** Held (shared) by a backup: no file is swept away meanwhile. */
  backup: 72_621_814,
  /** One process at a time fills an empty database with the demo club. */
  fillDemo: 72_621_817,
  /** One transaction at a time chooses the address of a product, package or event. */
  slugs: 72_621_824,
  /** One process at a time counts what owners also took. */
  countAlsoTaken: 72_621_840,
  /** One process at a time writes the mails of reminders. */
  tellReminders: 72_621_855,
  /** With a category's number: one transaction at a time frees nights of a category for which somebody waits, or joins them. */
  waitsOfCategory: 72_621_885,
  /** One process at a time makes a file of the demo club. */
  demoFiles: 7_310_031,
} as const
