import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, type Facts, type Row, reference, words } from '../club-folder/field.ts'
import {
  choice,
  code,
  day,
  instant,
  json,
  phone,
  quantity,
  text,
  whole,
  yesNo,
} from '../club-folder/kinds.ts'
import { after } from '../club-folder/rules.ts'
import { daysBetween, isDay } from '../kernel/day.ts'
import { contract, hotel } from '../membership/club-files.ts'
import { benefitYear, inHundredths, inUnits } from './club-files.ts'
import { LONGEST_STAY } from './request/stay-rules.ts'
import { STANDING_STATUSES } from './stay/wish.ts'

const STATUSES = [
  'pending',
  'pending-confirmation',
  'confirmed',
  'cancelled',
  'rejected',
  'to-authorize',
  'pending-modification',
  'pending-cancel',
]
/** The code of a stay holds its number. */
const FIRST_CODE = 20_000
const stayCode = code(
  /^BK-(2\d{4}|[3-9]\d{4}|[1-9]\d{5,8})$/,
  'code of a stay: `BK-` and a number from 20001',
)

function stay(row: Row): string[] {
  const [from, to] = [String(row.check_in), String(row.check_out)]
  const nights = isDay(from) && isDay(to) ? daysBetween(from, to) : 0
  const faults = after('check_out', 'check_in')(row)
  if (row.housing_pinned && row.housing_id === null) faults.push('housing_pinned needs a residence')
  if (nights > LONGEST_STAY) faults.push(`the stay has ${nights} nights, and ${LONGEST_STAY} are the most`)
  if (row.code === `BK-${FIRST_CODE}`) faults.push(`code has to be BK-${FIRST_CODE + 1} or higher`)
  return faults
}

function guest(row: Row): string[] {
  const faults: string[] = []
  if (!row.not_given && (row.name === null || row.lastname === null))
    faults.push('name and lastname are missing; or not_given is yes')
  if (row.position === 1 && (row.kind !== 'adult' || row.not_given))
    faults.push('the guest at position 1 has to be an adult who is named')
  if (row.kind === 'child' && !row.not_given && row.age === null) faults.push('a child’s age is missing')
  return faults
}

/** What the kind of an entry says of its quantity's sign. */
function entry(row: Row, cells: (name: string) => string, facts: Facts): string[] {
  const faults = ['quantity', 'order_holds'].flatMap((column) =>
    inUnits(row, column, cells('benefit_code'), facts),
  )
  const held = Number(row.order_holds)
  if (held !== 0 && !(row.kind === 'hold' && held > 0 && held <= -Number(row.quantity)))
    faults.push('order_holds is of a hold, above 0 and not more than it holds')
  const value = Number(row.quantity)
  const wrong = {
    grant: value <= 0 && 'has to be above 0',
    return: value <= 0 && 'has to be above 0',
    hold: value >= 0 && 'has to be below 0',
    use: value >= 0 && 'has to be below 0',
    expire: value > 0 && 'may not be above 0',
    adjust: false,
  }[row.kind as 'grant']
  return wrong ? [...faults, `the quantity of “${row.kind}” ${wrong}`] : faults
}

export const STAY_FILES: readonly ClubFile[] = [
  {
    name: 'cancel-motives',
    table: 'cancel_motives',
    says: 'What owners choose from when they cancel.',
    key: ['channel', 'name'],
    numbered: true,
    fields: [
      cell('channel', whole(0), 'The channel (idCanal); the portal offers those of 1.'),
      words('name', 120, 'The reason; the English names it.'),
      cell('position', whole(0), 'Its place in the list.', { empty: 0 }),
    ],
  },
  {
    name: 'bookings',
    table: 'bookings',
    says:
      'The stays. The portal counts on from the highest code. A stay that is known is the portal’s own: a second ' +
      'import leaves it, its guests and its benefits alone.',
    key: ['code'],
    numbered: true,
    numberOf: (row) => Number(String(row.code).slice(3)) - FIRST_CODE,
    kept: 'row',
    complete: stay,
    fields: [
      cell('code', stayCode, 'The stay’s code.', { virtual: true }),
      contract(),
      hotel('The hotel: that of the contract.'),
      reference('category_id', 'room-categories', ['hotel_code', 'category_code'], 'The category.'),
      reference(
        'housing_id',
        'housing',
        ['hotel_code', 'housing_number'],
        'The residence, of that category; none while the stay floats over it.',
        { empty: null },
      ),
      cell('housing_pinned', yesNo, 'Yes where it keeps that residence when others are placed.', {
        empty: false,
      }),
      cell('check_in', day, 'The day of arrival.'),
      cell('check_out', day, `The day of departure, ${LONGEST_STAY} nights later at most.`),
      cell('adults', whole(1, 20), 'How many adults.'),
      cell('children', whole(0, 20), 'How many children.', { empty: 0 }),
      cell('occupant', choice('owner', 'guest'), 'Who stays.', { empty: 'owner' }),
      cell('status', choice(...STATUSES), 'The status.'),
      cell('nights_cost', whole(0), 'The nights taken from the balance.'),
      cell('note', text(1000), 'What was asked for.', { empty: null }),
      cell('created_at', instant, 'When it was asked for.'),
      cell('changed_at', instant, 'When it last changed.'),
      cell('sequence', whole(0), 'How often it changed: the calendar’s SEQUENCE.', { empty: 0 }),
      reference(
        'cancel_motive_id',
        'cancel-motives',
        ['cancel_channel', 'cancel_motive'],
        'Why it was cancelled: channel and English reason.',
        { empty: null },
      ),
      cell('cancel_note', text(1000), 'What was said to that.', { empty: null }),
      cell('penalty_nights', whole(0), 'What cancelling cost.', { empty: null }),
      cell(
        'penalty_kept',
        json,
        'Nights that were moved inside their penalty window: `[{"checkIn": "2026-05-01", "nights": 4}]`.',
        { empty: [] },
      ),
    ],
  },
  {
    name: 'booking-wishes',
    table: 'booking_wishes',
    says:
      'The stay that an owner wishes in the place of one whose status is `pending-modification`: each of those has one, ' +
      'and no other stay has. Both take their nights, a night of both once.',
    key: ['booking_id'],
    numbered: false,
    kept: { whole: 'bookings' },
    complete: (row) => {
      const faults = after('check_out', 'check_in')(row)
      const { guests } = row
      if (guests !== null && !Array.isArray(guests)) faults.push('guests has to be a list')
      return faults
    },
    fields: [
      reference('booking_id', 'bookings', ['booking_code'], 'The stay.'),
      cell('from_status', choice(...STANDING_STATUSES), 'Its status before the change was asked for.'),
      cell('asked_at', instant, 'When it was asked for.'),
      cell('check_in', day, 'The day of arrival that is wished.'),
      cell('check_out', day, 'The day of departure that is wished.'),
      cell('adults', whole(1, 20), 'How many adults.'),
      cell('children', whole(0, 20), 'How many children.', { empty: 0 }),
      cell('occupant', choice('owner', 'guest'), 'Who stays.', { empty: 'owner' }),
      cell('nights_cost', whole(0), 'The nights that it takes from the balance.'),
      cell('note', text(1000), 'What is asked for.', { empty: null }),
      cell('guests', json, 'Who comes, as rows of booking-guests; none where nobody else comes.', {
        empty: null,
      }),
      cell('penalty_kept', json, 'As in bookings.', { empty: [] }),
    ],
  },
  {
    name: 'booking-wish-payments',
    table: 'booking_wish_payments',
    says: 'What pays for the nights of a stay whose change waits. The ledger holds the larger of the two.',
    key: ['booking_id', 'benefit_year_id'],
    numbered: false,
    kept: { whole: 'bookings' },
    fields: [
      reference('booking_id', 'bookings', ['booking_code'], 'The stay.'),
      benefitYear('The account: contract, benefit and year.'),
      cell('stay_quantity', whole(0), 'How many nights of the stay as it stands it pays.', { empty: 0 }),
      cell('quantity', whole(0), 'How many nights of the wished stay it pays.', { empty: 0 }),
    ],
  },
  {
    name: 'booking-guests',
    table: 'booking_guests',
    says: 'Who comes.',
    key: ['booking_id', 'position'],
    numbered: false,
    kept: { whole: 'bookings' },
    complete: guest,
    fields: [
      reference('booking_id', 'bookings', ['booking_code'], 'The stay.'),
      cell('position', whole(1, 40), 'The place in the list; 1 is the main guest.'),
      cell('kind', choice('adult', 'child'), 'Adult or child.'),
      cell('not_given', yesNo, 'Yes where nothing is told (NA).', { empty: false }),
      cell('name', text(80), 'First names.', { empty: null }),
      cell('lastname', text(80), 'Last names.', { empty: null }),
      cell('email', text(200), 'E-mail address.', { empty: null }),
      cell('phone', phone, 'Phone.', { empty: null }),
      cell('age', whole(0, 17), 'A child’s age.', { empty: null }),
    ],
  },
  {
    name: 'stay-presence',
    table: 'stay_presence',
    says: 'That the people of a stay arrived or left, as the desk noted it. The last line of a kind counts.',
    key: ['booking_id', 'kind', 'at'],
    numbered: false,
    kept: { whole: 'bookings' },
    fields: [
      reference('booking_id', 'bookings', ['booking_code'], 'The stay.'),
      cell('kind', choice('arrived', 'left'), 'What happened.'),
      cell('happened', yesNo, 'No where it was noted by mistake.', { empty: true }),
      cell('at', instant, 'When it was noted.'),
    ],
  },
  {
    name: 'booking-benefits',
    table: 'booking_benefits',
    says: 'Benefits that a stay draws on.',
    key: ['booking_id', 'benefit_year_id'],
    // Its number is of no use to other files; the key tells the rows apart.
    numbered: true,
    kept: { whole: 'bookings' },
    complete: (row, cells, facts) => {
      const faults = inUnits(row, 'quantity', cells('benefit_code'), facts)
      return Number(row.quantity) > 0 ? faults : [...faults, 'quantity has to be above 0']
    },
    fields: [
      reference('booking_id', 'bookings', ['booking_code'], 'The stay.'),
      benefitYear('The account: contract, benefit and year.'),
      cell('quantity', quantity, 'How much.', { from: inHundredths('quantity') }),
      cell('state', choice('pending', 'authorized', 'refused', 'returned'), 'The authorization.'),
      cell('decided_at', instant, 'When that was decided.', { empty: null }),
      cell('part', choice('both', 'stay', 'wish'), 'Of a stay whose change waits: whose benefit it is.', {
        empty: 'both',
      }),
    ],
  },
  {
    name: 'benefit-ledger',
    table: 'benefit_entries',
    says:
      'The entries of the accounts, in their order. Entries are only ever added at the end: an entry that is known ' +
      'has to read as it was written, and no balance may fall below zero on the way.',
    key: ['benefit_year_id', 'position'],
    numbered: false,
    ledger: {
      account: 'benefit_year_id',
      position: 'position',
      compares: ['at', 'kind', 'quantity', 'note'],
      quantity: 'quantity',
    },
    complete: entry,
    fields: [
      benefitYear('The account: contract, benefit and year.'),
      cell('position', whole(1), 'Counts the account’s entries from 1.', {
        virtual: true,
        from: (row, _record, { entries }) => {
          const account = Number(row.benefit_year_id)
          const position = (entries.get(account) ?? 0) + 1
          entries.set(account, position)
          return position
        },
      }),
      cell('at', instant, 'When.'),
      cell('kind', choice('grant', 'hold', 'use', 'return', 'adjust', 'expire'), 'What happened.'),
      cell('quantity', quantity, 'How much: a grant and a return above 0, a hold and a use below.', {
        from: inHundredths('quantity'),
      }),
      reference('booking_id', 'bookings', ['booking_code'], 'The stay that it belongs to.', { empty: null }),
      cell('note', text(1000), 'A note.', { empty: null }),
      cell(
        'order_holds',
        quantity,
        'How much of a hold an order of the portal holds still, which no folder brings: it comes in, and is given back.',
        {
          empty: 0,
          virtual: true,
          from: inHundredths('order_holds', (row, { held }) => held.get(Number(row.id)) ?? 0),
        },
      ),
    ],
  },
]
