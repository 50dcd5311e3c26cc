import { contactMessages, genericParameters, staff, terms } from '../about/cast.ts'
import { newsletters } from '../dashboard/cast.ts'
import { documentTypes } from '../documents/cast.ts'
import type { Day } from '../kernel/day.ts'
import { exchanges, promotions } from '../promotions/cast.ts'
import { accessControl, accessTypes } from '../property/cast/access.ts'
import { billedRepair } from '../property/cast/billed-repair.ts'
import { chargedRepairs } from '../property/cast/charged-repair.ts'
import { maintenance } from '../property/cast/maintenance.ts'
import { repairJobs, repairPlans, TECHNICIANS } from '../property/cast/repairs.ts'
import type { CastBooking } from '../reservations/cast/booking-rows.ts'
import { castTrades } from '../trades/cast.ts'
import { demoMoney } from './money.ts'
import { demoPeople, type People, type Setting } from './people.ts'
import { seededDice } from './random.ts'
import { into, type TableRows } from './rows.ts'
import { SAVED_REPLIES } from './saved-replies.ts'
import { stays } from './stays.ts'
import { thingsToDo } from './things-to-do.ts'
import { vainNights } from './vain-nights.ts'
import { vainSearches } from './vain-searches.ts'

/**
 * The whole demo club, table by table, in an order in which each row finds what it refers to. The same day and seed give
 * the same club. `passwordHash` is the one hash of the one password that everyone in it has.
 */
export function demoClub(wish: { today: Day; seed: number; passwordHash: string }): TableRows[] {
  const setting: Setting = {
    today: wish.today,
    dice: (name) => seededDice(wish.seed, name),
    passwordHash: wish.passwordHash,
  }
  const club = demoPeople(setting)
  const reserved = stays(setting, club.people)
  const goods = thingsToDo(setting, club.people, reserved.bookings)
  const home = atHome(setting, club.people)
  const { charged: orders, byCard } = goods
  const money = demoMoney(setting, club.people, { orders, repairs: home.charged, byCard })
  const bill = money.charged.find(({ origin_number }) => origin_number === home.billed.code)
  if (!bill) throw new Error('The statement does not charge the repair that was billed')
  return [
    ...club.tables,
    ...reserved.tables,
    ...money.tables,
    ...home.tables(bill.id),
    ...offers(setting, club.people),
    ...goods.tables,
    ...traded(setting, club.people, reserved.bookings, goods.tables),
    ...money.behindOrders,
    ...aboutUs(setting),
  ]
}

/** What concerns the residences, once the bill of the repair that is over has a number; and the repairs that are charged to a contract. */
function atHome({ today, dice }: Setting, { contracts, english, hotels }: People) {
  const access = accessControl({ today, dice: dice('access'), contracts, english })
  const repairs = maintenance({ today, dice: dice('maintenance'), contracts, english })
  const charged = chargedRepairs({ today, contracts, after: repairs.requests.length })
  const jobs = repairJobs({ today, requests: repairs.requests, contracts, hotels })
  const { billed } = charged
  if (!billed) throw new Error('No repair was billed')
  // What is a job tells of its own when the work begins.
  const isJob = new Set(jobs.jobs.map(({ request_id }) => request_id))
  const asked = repairs.log.filter(({ deed, request_id }) => deed !== 'started' || !isJob.has(request_id))
  const ended = (transactionId: number) =>
    billedRepair({ today, request: billed, transactionId, after: { quotes: jobs.quotes.length } })
  const inOrder = (log: readonly Record<string, unknown>[]) =>
    log.toSorted((a, b) => (String(a.at) < String(b.at) ? -1 : 1))
  const tables = (billedBy: number): TableRows[] => {
    const lock = ended(billedBy)
    return [
      into('document_types', documentTypes()),
      into('access_types', accessTypes()),
      into('access_records', access.records),
      into('access_guests', access.guests),
      into('access_passes', access.passes),
      into('gate_entries', access.entries),
      into('maintenance_requests', [...repairs.requests, ...charged.requests]),
      into('maintenance_log', inOrder([...asked, ...jobs.log, ...charged.log, ...lock.log])),
      into('technicians', TECHNICIANS),
      into('repair_plans', repairPlans(today)),
      into('saved_replies', SAVED_REPLIES),
      into('vain_searches', vainSearches(today)),
      into('vain_nights', vainNights(today)),
      into('repair_jobs', [...jobs.jobs, lock.job]),
      into('repair_visits', [...jobs.visits, lock.visit]),
      into('repair_quotes', [...jobs.quotes, lock.quote]),
      into('repair_quote_lines', [...jobs.lines, ...lock.lines]),
      into('newsletters', newsletters(today)),
    ]
  }
  return { tables, charged: charged.charged, billed }
}

function offers({ today, dice }: Setting, { contracts }: People): TableRows[] {
  const shared = promotions({ today, dice: dice('promotions'), contracts })
  const exchanged = exchanges({ today, dice: dice('exchanges'), contracts })
  return [
    into('promotions', shared.rows),
    into('promotion_contracts', shared.forContracts),
    into('promotion_disclaimers', shared.accepted),
    into('exchange_subscriptions', exchanged.subscriptions),
    into('exchange_events', exchanged.events),
  ]
}

/** The stays that owners offer each other; none for which something is ordered. */
function traded(
  { today }: Setting,
  { contracts }: People,
  bookings: readonly CastBooking[],
  goods: readonly TableRows[],
): TableRows[] {
  type Placed = { booking_id?: number | null; owner_booking_id?: number | null }
  const placed = goods.filter(({ table }) => table === 'orders' || table === 'order_details')
  const stays = placed.flatMap(({ rows }) => rows as readonly Placed[])
  const ordered = new Set(stays.flatMap((one) => [one.booking_id ?? 0, one.owner_booking_id ?? 0]))
  const { trades, proposals } = castTrades({ today, contracts, bookings, ordered })
  return [into('trades', trades), into('trade_proposals', proposals)]
}

function aboutUs({ today }: Setting): TableRows[] {
  const team = staff()
  return [
    into('staff', team.people),
    into('staff_hours', team.hours),
    into('terms', terms(today)),
    into('generic_parameters', genericParameters()),
    into('messages', contactMessages(today)),
  ]
}
