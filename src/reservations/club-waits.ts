import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, type Row, reference } from '../club-folder/field.ts'
import { choice, code, day, instant, whole, yesNo } from '../club-folder/kinds.ts'
import { after } from '../club-folder/rules.ts'
import { daysBetween, isDay } from '../kernel/day.ts'
import { contract, hotel } from '../membership/club-files.ts'
import { LONGEST_WINDOW, MOST_WAITS, WAIT_TAKES } from './waiting/wait.ts'

/** The code of a wait holds its number. */
const FIRST_CODE = 1000
const waitCode = code(
  /^WL-(100[1-9]|10[1-9]\d|1[1-9]\d{2}|[2-9]\d{3}|[1-9]\d{4,8})$/,
  'code of a wait: `WL-` and a number from 1001',
)

function window(row: Row): string[] {
  const [from, to] = [String(row.first_day), String(row.last_day)]
  const faults = after('last_day', 'first_day')(row)
  const days = isDay(from) && isDay(to) ? daysBetween(from, to) : 0
  if (days > LONGEST_WINDOW) faults.push(`the window has ${days} days, and ${LONGEST_WINDOW} are the most`)
  if (Number(row.nights_from) > Number(row.nights_to)) faults.push('nights_from is more than nights_to')
  if (days > 0 && Number(row.nights_to) > days) faults.push('nights_to is more than the window has')
  if ((row.state === 'waiting') !== (row.ended_at === null))
    faults.push('ended_at is of a wait that no longer waits, and of no other')
  return faults
}

/** The waiting list: a resort's rules, who waits for what, and what is held for them. */
export const WAIT_FILES: readonly ClubFile[] = [
  {
    name: 'wait-rules',
    table: 'wait_rules',
    says:
      'A resort’s rules of its waiting list. The newest `valid_from` that is not after the day counts; without a row: four ' +
      'waits, 60 days, from 13 months to 15 days before arrival, offers of 48 hours, 24 where the arrival is within 30 days.',
    key: ['hotel_id', 'valid_from'],
    numbered: false,
    fields: [
      hotel(),
      cell('valid_from', day, 'From when the rules hold.'),
      cell('most_waits', whole(0, MOST_WAITS), 'How many waits a contract may have at a time.'),
      cell(
        'window_days',
        whole(1, LONGEST_WINDOW),
        'Days between the earliest arrival and the latest departure, at most.',
      ),
      cell('opens_months', whole(1, 24), 'So many months before arrival at the earliest.'),
      cell('closes_days', whole(1, 180), 'So many days before arrival at the latest.'),
      cell('offer_hours', whole(1, 168), 'How many hours an offer holds its nights.'),
      cell('near_days', whole(0, 180), 'Where the arrival is in fewer days than these,'),
      cell('near_hours', whole(1, 168), 'it holds them for so many hours.'),
    ],
  },
  {
    name: 'waits',
    table: 'waits',
    says: 'Who waits for nights. A wait that is known is the portal’s own: a second import leaves it and its parts alone.',
    key: ['code'],
    numbered: true,
    numberOf: (row) => Number(String(row.code).slice(3)) - FIRST_CODE,
    kept: 'row',
    complete: window,
    fields: [
      cell('code', waitCode, 'The wait’s code.', { virtual: true }),
      contract(),
      hotel('The hotel: that of the contract.'),
      reference('owner_id', 'owners', ['owner_email'], 'The owner who asked.'),
      cell(
        'slot',
        whole(1, MOST_WAITS),
        'Which of the contract’s waits it is; those that wait have one each.',
      ),
      cell('first_day', day, 'The earliest arrival.'),
      cell('last_day', day, 'The latest departure.'),
      cell('nights_from', whole(1, LONGEST_WINDOW), 'How many nights at least.'),
      cell('nights_to', whole(1, LONGEST_WINDOW), 'How many at most.'),
      cell('adults', whole(1, 20), 'How many adults.'),
      cell('children', whole(0, 20), 'How many children.', { empty: 0 }),
      cell('takes', choice(...WAIT_TAKES), 'Whether the owner is asked, or the stay booked at once.', {
        empty: 'ask',
      }),
      cell('counts_until', day, 'The last day on which it counts.'),
      cell('placed_at', instant, 'Its place in the line: the earliest first.'),
      cell('placed_behind', whole(0, 1_000_000), 'How many stood before it when it got its place.', {
        empty: null,
      }),
      reference(
        'swap_booking_id',
        'bookings',
        ['swap_booking_code'],
        'The stay that is given up once it is taken.',
        {
          empty: null,
        },
      ),
      cell('swap_penalty', whole(0, 60), 'The nights of penalty that its owner saw.', { empty: 0 }),
      cell('benefits_authorized', yesNo, 'Whether its owner gave their word to its benefits.', {
        empty: false,
      }),
      cell('created_at', instant, 'When it was made.'),
      cell('state', choice('waiting', 'taken', 'withdrawn', 'ended'), 'Where it stands.', {
        empty: 'waiting',
      }),
      cell('ended_at', instant, 'When it ended.', { empty: null }),
    ],
  },
  {
    name: 'wait-categories',
    table: 'wait_categories',
    says: 'The kinds of residence that would do. Each wait has one at least.',
    key: ['wait_id', 'category_id'],
    numbered: false,
    kept: { whole: 'waits' },
    fields: [
      reference('wait_id', 'waits', ['wait_code'], 'The wait.'),
      hotel('The hotel: that of the wait.'),
      reference('category_id', 'room-categories', ['hotel_code', 'category_code'], 'The category.'),
    ],
  },
  {
    name: 'wait-benefits',
    table: 'wait_benefits',
    says: 'The benefits that a wait is to use once its nights are taken.',
    key: ['wait_id', 'benefit_id'],
    numbered: false,
    kept: { whole: 'waits' },
    fields: [
      reference('wait_id', 'waits', ['wait_code'], 'The wait.'),
      reference('benefit_id', 'benefits', ['benefit_code'], 'The benefit; nights are none.'),
      cell('quantity', whole(1, 100_000_000), 'How much of it: passes, or cents of money.'),
    ],
  },
  {
    name: 'wait-offers',
    table: 'wait_offers',
    says: 'Nights that came free and were held for who waits. Those that are open take their nights as stays do.',
    key: ['wait_id', 'made_at'],
    // Its number is of no use to other files; the key tells the rows apart.
    numbered: true,
    kept: { whole: 'waits' },
    complete: after('check_out', 'check_in'),
    fields: [
      reference('wait_id', 'waits', ['wait_code'], 'The wait.'),
      reference('category_id', 'room-categories', ['hotel_code', 'category_code'], 'The category.'),
      cell('check_in', day, 'The day of arrival.'),
      cell('check_out', day, 'The day of departure.'),
      cell('made_at', instant, 'When they came free.'),
      cell('expires_at', instant, 'Until when they are held.'),
      cell('state', choice('open', 'taken', 'passed', 'lapsed', 'dropped'), 'What came of it.'),
      cell('ended_at', instant, 'When it ended.', { empty: null }),
      cell('told_at', instant, 'When the owner was told.', { empty: null }),
      reference('booking_id', 'bookings', ['booking_code'], 'The stay that it became.', { empty: null }),
    ],
  },
]
