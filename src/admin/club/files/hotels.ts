import type { ClubFile } from '../club-file.ts'
import { cell, reference, words } from '../field.ts'
import { choice, code, currency, day, degrees, picture, text, time, whole, yesNo, zone } from '../kinds.ts'
import { after, bothOrNeither } from './rules.ts'

export const hotelCode = code(/^[A-Z]{2,6}$/, 'code of 2 to 6 capital letters')

/** The hotel of a row, by its code. */
export const hotel = (says = 'The hotel.') => reference('hotel_id', 'hotels', ['hotel_code'], says)
export const anyHotel = (says: string) =>
  reference('hotel_id', 'hotels', ['hotel_code'], says, { empty: null })

export const HOTEL_FILES: readonly ClubFile[] = [
  {
    name: 'hotels',
    table: 'hotels',
    says: 'The club’s hotels.',
    key: ['code'],
    numbered: true,
    unique: [['dingus_code'], ['sihot_code']],
    complete: bothOrNeither('latitude', 'longitude'),
    fields: [
      cell('code', hotelCode, 'The hotel’s code, by which the other files name it.'),
      cell('name', text(80), 'Its name.'),
      words('place', 120, 'Where it is.'),
      cell('zone', zone, 'The time zone: a stay’s days are days there.'),
      cell('check_in_time', time, 'From when rooms are ready.', { empty: '15:00' }),
      cell('check_out_time', time, 'Until when rooms are left.', { empty: '11:00' }),
      cell('currency', currency, 'The currency of its prices.'),
      cell('tax_percent', whole(0, 100), 'The tax on top of the prices of what is served there.', {
        empty: 16,
      }),
      cell('show_in_web', yesNo, 'Whether owners see it.', { empty: true }),
      cell('dingus_code', text(40), 'Its code in Dingus; no two hotels have the same.'),
      cell('sihot_code', text(40), 'Its code in SIHOT; no two hotels have the same.'),
      cell('confirms_itself', yesNo, 'Whether a stay that needs no review is confirmed at once.'),
      cell(
        'authorization_days',
        whole(0, 60),
        'So many days before check-in is the last day on which an owner may authorize the benefits of a stay.',
        { empty: 7 },
      ),
      cell(
        'lapse_notice_days',
        whole(0, 30),
        'So many days before the last day an owner is told what will lapse.',
        { empty: 2 },
      ),
      cell('address', text(300), 'Its address, as one tells a driver.', { empty: null }),
      cell('latitude', degrees(90), 'Where it lies, for the map: its latitude.', { empty: null }),
      cell('longitude', degrees(180), 'And its longitude; both or neither.', { empty: null }),
      words('arrival_door', 200, 'By which door one arrives, and when it is open.', { empty: null }),
      cell('scene', picture, 'The illustration, without its hour.'),
    ],
  },
  {
    name: 'room-categories',
    table: 'room_categories',
    says: 'The kinds of rooms and residences of each hotel.',
    key: ['hotel_id', 'code'],
    numbered: true,
    fields: [
      hotel(),
      cell(
        'code',
        code(/^[A-Za-z0-9-]{1,12}$/, 'code of letters, digits and hyphens'),
        'The category’s code.',
      ),
      words('name', 80, 'Its name.'),
      words('description', 1000, 'What it is like.'),
      words('beds', 120, 'Its beds.'),
      cell('sleeps', whole(1, 20), 'How many people sleep in it.'),
      cell('square_meters', whole(1, 100_000), 'Its size.'),
      cell('units', whole(0, 100_000), 'How many there are.'),
      cell('night_percent', whole(50, 300), 'What a night here takes of a balance, in percent of a night.', {
        empty: 100,
      }),
      cell('scene', picture, 'The illustration, without its hour.'),
    ],
  },
  {
    name: 'housing',
    table: 'housing',
    says: 'The residences.',
    key: ['hotel_id', 'number'],
    numbered: true,
    fields: [
      hotel(),
      cell(
        'number',
        code(/^[0-9A-Z-]{1,12}$/, 'number of digits, capitals and hyphens'),
        'The residence’s number.',
      ),
      reference('category_id', 'room-categories', ['hotel_code', 'category_code'], 'Its category.'),
    ],
  },
  {
    name: 'seasons',
    table: 'seasons',
    says: 'Which nights are in high, middle or quiet season.',
    key: ['hotel_id', 'first_night'],
    numbered: true,
    complete: after('last_night', 'first_night', true),
    fields: [
      hotel(),
      cell('first_night', day, 'The first night.'),
      cell('last_night', day, 'The last night.'),
      cell('level', choice('high', 'mid', 'quiet'), 'The season.'),
    ],
  },
  {
    name: 'blackouts',
    table: 'blackouts',
    says: 'Nights on which no stay may begin or be.',
    key: ['hotel_id', 'first_night'],
    numbered: true,
    complete: after('last_night', 'first_night', true),
    fields: [
      hotel(),
      cell('first_night', day, 'The first night.'),
      cell('last_night', day, 'The last night.'),
      words('reason', 200, 'Why.'),
    ],
  },
  {
    name: 'penalty-tiers',
    table: 'penalty_tiers',
    says: 'What cancelling costs, in percent of the nights. The newest `valid_from` that is not after the day counts.',
    key: ['hotel_id', 'valid_from', 'from_days'],
    numbered: false,
    fields: [
      hotel(),
      cell('valid_from', day, 'From when the rule holds.'),
      cell('from_days', whole(0, 10_000), 'So many days before check-in, or more.'),
      cell('percent', whole(0, 100), 'The penalty.'),
    ],
  },
  {
    name: 'room-nights',
    table: 'room_nights',
    says: 'The nights that are open, and how many rooms of a category each has. A night without a row is not open yet.',
    key: ['category_id', 'night'],
    numbered: false,
    extra: ['free'],
    follows: { counter: 'free', column: 'capacity' },
    complete: (row) => {
      const free = Number(row.capacity) - Number(row.taken)
      row.free = free
      return free < 0 ? [`taken (${row.taken}) is more than capacity (${row.capacity})`] : []
    },
    fields: [
      reference('category_id', 'room-categories', ['hotel_code', 'category_code'], 'The category.'),
      cell('night', day, 'The night.'),
      cell('capacity', whole(0, 1_000_000), 'How many rooms.'),
      cell('taken', whole(0, 1_000_000), 'How many of them are taken by the stays that the folder brings.', {
        empty: 0,
        onlyNew: true,
        virtual: true,
        from: (row) => Number(row.capacity) - Number(row.free),
      }),
    ],
  },
]
