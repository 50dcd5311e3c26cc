import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, reference } from '../../club-folder/field.ts'
import { choice, code, currency, day, money, text } from '../../club-folder/kinds.ts'
import { hotel } from '../../membership/club-files.ts'

const TAX_ID = code(/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/, 'RFC of 12 or 13 capital letters and digits')
const REGIME = code(/^\d{3}$/, 'key of three digits, 612')
const POSTAL_CODE = code(/^\d{5}$/, 'postal code of five digits')

const whose = [
  cell('tax_id', TAX_ID, 'The RFC.'),
  cell('name', text(254), 'The name as the tax authority has it.'),
  cell('regime', REGIME, 'The key of the tax regime.'),
  cell('postal_code', POSTAL_CODE, 'The postal code of the tax address.'),
]

/** What papers for the tax authorities say beside the money, and which figures the club calls large. */
export const TAX_FILES: readonly ClubFile[] = [
  {
    name: 'tax-issuers',
    table: 'tax_issuers',
    says: 'Who issues a resort’s invoices. The data for a CFDI of a receipt name it.',
    key: ['hotel_id'],
    numbered: false,
    fields: [hotel(), ...whose],
  },
  {
    name: 'owner-tax-ids',
    table: 'owner_tax_ids',
    says: 'As whom an owner is invoiced. Without it the data for a CFDI say that it is missing.',
    key: ['owner_id'],
    numbered: false,
    fields: [reference('owner_id', 'owners', ['owner_email'], 'The owner.'), ...whose],
  },
  {
    name: 'exchange-rates',
    table: 'exchange_rates',
    says:
      'How many pesos one unit of a currency is, from a day on until the next. The year’s summary for the tax adviser and the data for a ' +
      'CFDI use the one of the day, where it is at most 31 days old.',
    key: ['currency', 'day'],
    numbered: false,
    fields: [
      cell('currency', choice('USD'), 'The currency.'),
      cell('day', day, 'From when.'),
      cell(
        'pesos',
        code(/^\d{1,6}(\.\d{1,6})?$/, 'number with a point and at most six decimals, 18.4402'),
        'Pesos for one.',
      ),
      cell('source', text(120), 'Who publishes it.'),
    ],
  },
  {
    name: 'large-figures',
    table: 'large_figures',
    says: 'From which amount on the desk has to say that it has looked at a figure of a report or a correction twice.',
    key: ['currency'],
    numbered: false,
    fields: [
      cell('currency', currency, 'The currency.'),
      cell('amount', money('one cent'), 'From which amount on, of either sign.', { column: 'cents' }),
    ],
  },
]
