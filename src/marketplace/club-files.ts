import type { ClubFile } from '../club-folder/club-file.ts'
import { cell, type Row, reference, wordList, words } from '../club-folder/field.ts'
import {
  choice,
  currency,
  day,
  instant,
  money,
  picture,
  slug,
  text,
  time,
  whole,
  yesNo,
} from '../club-folder/kinds.ts'
import { after } from '../club-folder/rules.ts'
import { anyHotel, hotel } from '../membership/club-files.ts'

/** Whose places are sold: those of an event, of a variant's day, or of one of its slots then. */
export const soldKey = (row: Row): string =>
  'detail_id' in row ? `${row.detail_id} ${row.day}${'starts' in row ? ` ${row.starts}` : ''}` : `${row.id}`

/** What the portal's own orders hold of `taken`: they travel in no folder, and what comes in anew is without them. */
const sold = () =>
  cell('sold', whole(0), 'How many of those are sold by orders of the portal, which no folder brings.', {
    empty: 0,
    virtual: true,
    from: (row, _record, facts) => facts.sold.get(soldKey(row)) ?? 0,
  })

const takenFaults = ({ taken, capacity, sold }: Row): string[] => [
  ...(Number(taken) > Number(capacity) ? [`taken (${taken}) is more than capacity (${capacity})`] : []),
  ...(Number(sold) > Number(taken) ? [`sold (${sold}) is more than taken (${taken})`] : []),
]

const product = (says = 'The product.') => reference('product_id', 'products', ['product_slug'], says)
const variant = () =>
  reference(
    'detail_id',
    'product-variants',
    ['product_slug', 'variant_position'],
    'The variant: its product and its place.',
  )

/** The pictures of what is offered: one file for each kind of it. */
function pictures(of: 'product' | 'package' | 'event', file: string): ClubFile {
  return {
    name: `${of}-pictures`,
    table: `${of}_pictures`,
    says: 'Further illustrations, in order.',
    key: [`${of}_id`, 'position'],
    numbered: false,
    partOf: { file, column: `${of}_id` },
    fields: [
      reference(`${of}_id`, file, [`${of}_slug`], `The ${of}.`),
      cell('position', whole(1), 'The place.'),
      cell('picture', picture, 'The illustration, with its hour.'),
    ],
  }
}

/** What is to be had, on which days, and at which price. */
export const MARKETPLACE_FILES: readonly ClubFile[] = [
  {
    name: 'categories',
    table: 'categories',
    says: 'The categories of the things to do.',
    key: ['section', 'name'],
    numbered: true,
    fields: [
      cell('section', choice('Servicios Hoteleros', 'Categorías', 'Services'), 'The section.'),
      words('name', 80, 'The name; the English one names the category in other files.'),
      cell('position', whole(0), 'Its place.', { empty: 0 }),
    ],
  },
  {
    name: 'subcategories',
    table: 'subcategories',
    says: 'Their parts.',
    key: ['category_id', 'name'],
    numbered: true,
    fields: [
      reference(
        'category_id',
        'categories',
        ['section', 'category'],
        'The category: section and English name.',
      ),
      words('name', 80, 'The name; the English one names the subcategory in other files.'),
      cell('position', whole(0), 'Its place.', { empty: 0 }),
    ],
  },
  {
    name: 'products',
    table: 'products',
    says: 'What owners can order. Each needs at least one variant.',
    key: ['slug'],
    numbered: true,
    fields: [
      cell('slug', slug, 'The product’s name in addresses and in other files.'),
      reference(
        'category_id',
        'categories',
        ['section', 'category'],
        'The category: section and English name.',
      ),
      reference(
        'subcategory_id',
        'subcategories',
        ['section', 'category', 'subcategory'],
        'The subcategory: its English name.',
        { empty: null },
      ),
      anyHotel('Where it is offered; empty: at every hotel.'),
      words('name', 120, 'Its name.'),
      words('metatag', 200, 'The line under the name.'),
      words('description', 8000, 'What it is: paragraphs, an empty line between them.'),
      wordList('included', 300, 'What is included: a line for each.'),
      words('good_to_know', 2000, 'What is good to know.', { empty: null }),
      words('meeting_point', 500, 'Where one meets.', { empty: null }),
      cell('group_size', whole(1), 'The largest group.', { empty: null }),
      cell('transfer', yesNo, 'Whether it is a transfer, which asks an itinerary.', { empty: false }),
      cell('duration_minutes', whole(1), 'How long it takes.', { empty: null }),
      cell(
        'lead_minutes',
        whole(0, 43_200),
        'So many minutes before it begins it is ordered at the latest.',
        {
          empty: 0,
        },
      ),
      cell('best_seller', whole(1), 'Its rank among the best sellers.', { empty: null }),
      cell('picture', picture, 'The illustration, with its hour.'),
      cell('currency', currency, 'The currency of its variants.'),
      cell('active', yesNo, 'Whether it is offered.', { empty: true }),
    ],
  },
  {
    name: 'product-variants',
    table: 'product_details',
    says: 'What one buys of a product.',
    key: ['product_id', 'position'],
    numbered: true,
    fields: [
      product(),
      cell('position', whole(0), 'The place; it names the variant in other files.'),
      words('name', 120, 'Its name.'),
      words('hint', 200, 'Who it is for.', { empty: null }),
      cell('price', money('zero'), 'The price, in the product’s currency.', { column: 'sale_cents' }),
      cell('most_discount', whole(0, 100), 'The largest discount, in percent.', { empty: 0 }),
      cell('sihot_service', text(60), 'Its service in SIHOT.'),
      cell('extra_person', money('zero'), 'What one person more costs; empty: nobody more.', {
        column: 'extra_person_cents',
        empty: null,
      }),
      cell('daily_capacity', whole(1), 'How many a day; empty: as many as are asked for.', { empty: null }),
      cell(
        'times',
        choice('any', 'hours', 'slots'),
        'When it is had: at any time, between two hours, or at slots.',
        {
          empty: 'any',
        },
      ),
      cell('opens', time, 'Of `hours`: the first time, a quarter.', { empty: null }),
      cell('closes', time, 'Of `hours`: the last time, a quarter.', { empty: null }),
      cell('active', yesNo, 'Whether it is sold. An offered product needs one that is.', { empty: true }),
    ],
  },
  {
    name: 'variant-slots',
    table: 'detail_slots',
    says: 'The times of a variant that is had at `slots`: its places are those of its slots, its `daily_capacity` is empty.',
    key: ['detail_id', 'starts'],
    numbered: false,
    fields: [
      variant(),
      cell('starts', time, 'The time at which it begins.'),
      cell('places', whole(1), 'How many.'),
      cell('active', yesNo, 'Whether it is offered.', { empty: true }),
    ],
  },
  pictures('product', 'products'),
  {
    name: 'product-blackouts',
    table: 'product_blackouts',
    says: 'Days on which a product is not offered.',
    key: ['product_id', 'first_day'],
    numbered: true,
    complete: after('last_day', 'first_day', true),
    fields: [
      product(),
      cell('first_day', day, 'The first day.'),
      cell('last_day', day, 'The last day.'),
      words('reason', 200, 'Why.'),
    ],
  },
  {
    name: 'product-promotions',
    table: 'product_promos',
    says: 'A percent off for a time.',
    key: ['product_id', 'name', 'starts_at'],
    numbered: true,
    complete: after('ends_at', 'starts_at'),
    fields: [
      product(),
      words('name', 120, 'Its name.'),
      cell('percent', whole(1, 100), 'The percent, never more than the variant’s `most_discount`.'),
      cell('starts_at', instant, 'From when.'),
      cell('ends_at', instant, 'Until when.'),
    ],
  },
  {
    name: 'benefit-products',
    table: 'benefit_products',
    says: 'What a benefit may pay for.',
    key: ['benefit_id', 'product_id'],
    numbered: false,
    fields: [reference('benefit_id', 'benefits', ['benefit_code'], 'The benefit.'), product()],
  },
  {
    name: 'allotment',
    table: 'allotment',
    says: 'Days whose capacity is another than the variant’s `daily_capacity`.',
    key: ['detail_id', 'day'],
    numbered: false,
    sells: true,
    complete: takenFaults,
    fields: [
      variant(),
      cell('day', day, 'The day.'),
      cell('capacity', whole(0), 'How many.'),
      cell('taken', whole(0), 'How many of them are taken.', { empty: 0, onlyNew: true }),
      sold(),
      cell('closed', yesNo, 'Nothing more is sold: the capacity is then what is taken.', { empty: false }),
    ],
  },
  {
    name: 'slot-allotment',
    table: 'slot_allotment',
    says: 'Slots that have another number of places on a day, or of which some are taken.',
    key: ['detail_id', 'day', 'starts'],
    numbered: false,
    sells: true,
    complete: takenFaults,
    fields: [
      variant(),
      cell('day', day, 'The day.'),
      cell('starts', time, 'The slot.'),
      cell('capacity', whole(0), 'How many.'),
      cell('taken', whole(0), 'How many of them are taken.', { empty: 0, onlyNew: true }),
      sold(),
    ],
  },
  {
    name: 'packages',
    table: 'packages',
    says: 'Several products for one price.',
    key: ['slug'],
    numbered: true,
    fields: [
      cell('slug', slug, 'The package’s name in addresses and in other files.'),
      anyHotel('Where it is offered; empty: at every hotel.'),
      words('name', 120, 'Its name.'),
      words('metatag', 200, 'The line under the name.'),
      words('description', 8000, 'What it is.'),
      cell('price', money('one cent'), 'The price.', { column: 'sale_cents' }),
      cell('currency', currency, 'Its currency.'),
      cell('sihot_service', text(60), 'Its service in SIHOT.'),
      cell('picture', picture, 'The illustration, with its hour.'),
      cell('active', yesNo, 'Whether it is offered.', { empty: true }),
    ],
  },
  {
    name: 'package-lines',
    table: 'package_lines',
    says: 'What is in a package.',
    key: ['package_id', 'position'],
    numbered: false,
    unique: [['package_id', 'detail_id']],
    partOf: { file: 'packages', column: 'package_id' },
    fields: [
      reference('package_id', 'packages', ['package_slug'], 'The package.'),
      cell('position', whole(1), 'The place.'),
      variant(),
      cell('quantity', whole(1), 'How many.'),
    ],
  },
  pictures('package', 'packages'),
  {
    name: 'events',
    table: 'events',
    says: 'Events, in the hotel’s own time.',
    key: ['slug'],
    numbered: true,
    sells: true,
    complete: (row) => {
      const faults = after('end_day', 'start_day', true)(row)
      if (row.end_day === row.start_day) faults.push(...after('end_time', 'start_time')(row))
      return [...faults, ...takenFaults(row)]
    },
    fields: [
      cell('slug', slug, 'The event’s name in addresses.'),
      hotel('Where it is.'),
      words('name', 120, 'Its name.'),
      words('metatag', 200, 'The line under the name.'),
      words('detail', 8000, 'What it is.'),
      words('location', 160, 'Where exactly.'),
      cell('start_day', day, 'The first day.'),
      cell('end_day', day, 'The last day; it may end after midnight.'),
      cell('start_time', time, 'From.'),
      cell('end_time', time, 'Until.'),
      cell('price', money('zero'), 'The price of a place.', { column: 'sale_cents' }),
      cell('currency', currency, 'Its currency.'),
      cell('sihot_service', text(60), 'Its service in SIHOT.'),
      cell('picture', picture, 'The illustration, with its hour.'),
      cell('capacity', whole(1), 'How many places.'),
      cell('active', yesNo, 'Whether it is offered.', { empty: true }),
      cell('taken', whole(0), 'How many of them are taken.', { empty: 0, onlyNew: true }),
      sold(),
    ],
  },
  pictures('event', 'events'),
]
