import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvRecord } from '../src/club-folder/csv-record.ts'

export interface FolderSize {
  owners: number
  transactions: number
  /** The lines of each transaction. */
  lines: number
}

const ROOMS_A_HOTEL = 2500
const YEARS = [2025, 2026]
const two = (n: number) => String(n).padStart(2, '0')

/** Writes the folder of a club of so many owners: one contract each, two years of benefits and fees, and transactions. */
export async function writeClubFolder(folder: string, size: FolderSize): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const hotels = Math.ceil(size.owners / ROOMS_A_HOTEL)
  const owners = Array.from({ length: size.owners }, (_, n) => n)
  const write = (name: string, header: string, rows: Iterable<readonly (string | number)[]>) =>
    pipeline(Readable.from(records(header, rows)), createWriteStream(join(folder, `${name}.csv`)))
  const hotelOf = (n: number) => `H${String.fromCharCode(65 + Math.floor(n / ROOMS_A_HOTEL))}`

  await write(
    'hotels',
    'code,name,place_en,place_es,zone,currency,dingus_code,sihot_code,confirms_itself,scene',
    map(hotels, (n) => {
      const code = hotelOf(n * ROOMS_A_HOTEL)
      return [
        code,
        `Hotel ${code}`,
        'By the sea',
        'Junto al mar',
        'America/Cancun',
        'USD',
        code,
        n + 1,
        'yes',
        'serena',
      ]
    }),
  )
  await write(
    'room-categories',
    'hotel_code,code,name_en,name_es,description_en,description_es,beds_en,beds_es,sleeps,square_meters,units,scene',
    map(hotels, (n) => {
      const words = ['Residence', 'Residencia', 'Two rooms', 'Dos habitaciones', 'Two beds', 'Dos camas']
      return [hotelOf(n * ROOMS_A_HOTEL), 'R2', ...words, 6, 120, ROOMS_A_HOTEL, 'serena']
    }),
  )
  await write(
    'housing',
    'hotel_code,number,category_code',
    owners.map((n) => [hotelOf(n), String(n), 'R2']),
  )
  await write(
    'owners',
    'email,name,lastname,phone,language_name',
    owners.map((n) => [
      `owner-${n}@club.example`,
      'Ana',
      `Núñez ${n}`,
      '+52 998 555 0100',
      n % 3 ? 'English' : 'Español',
    ]),
  )
  await write(
    'contracts',
    'number,owner_email,hotel_code,housing_number,category_code,membership_code,info_long_en,info_long_es,starts,ends',
    owners.map((n) => {
      const words = ['A residence by the sea', 'Una residencia junto al mar']
      return [
        `K-${n}`,
        `owner-${n}@club.example`,
        hotelOf(n),
        n,
        'R2',
        'CLASSIC',
        ...words,
        '2020-01-01',
        '2050-01-01',
      ]
    }),
  )
  await write('benefits', 'code,name_en,name_es,unit', [['nights', 'Nights', 'Noches', 'nights']])
  await write(
    'benefit-years',
    'contract_number,benefit_code,year,starts,expires',
    owners.flatMap((n) => YEARS.map((year) => [`K-${n}`, 'nights', year, `${year}-01-01`, `${year}-12-31`])),
  )
  await write(
    'benefit-ledger',
    'contract_number,benefit_code,year,position,at,kind,quantity',
    owners.flatMap((n) =>
      YEARS.map((year) => [`K-${n}`, 'nights', year, 1, `${year}-01-01T06:00:00Z`, 'grant', 28]),
    ),
  )
  await write(
    'transactions',
    'reference,contract_number,year,day,concept_en,concept_es,status,amount,currency',
    map(size.transactions, (n) => {
      const words = ['Maintenance of the terrace', 'Mantenimiento de la terraza']
      const amount = `-${size.lines * 2 * (n % 90)}.00`
      return [
        `T-${n}`,
        `K-${n % size.owners}`,
        2026,
        dayOf(n),
        ...words,
        'paid',
        amount.replace('-0.00', '0.00'),
        'USD',
      ]
    }),
  )
  await write(
    'transaction-lines',
    'transaction_reference,position,concept_en,concept_es,quantity,unit_amount,amount',
    map(size.transactions * size.lines, (index) => {
      const n = Math.floor(index / size.lines)
      const words = ['Labour and material', 'Mano de obra y material']
      const sign = n % 90 ? '-' : ''
      return [
        `T-${n}`,
        (index % size.lines) + 1,
        ...words,
        2,
        `${sign}${n % 90}.00`,
        `${sign}${2 * (n % 90)}.00`,
      ]
    }),
  )
  await write(
    'condo-fees',
    'contract_number,year,quarter,due,amount,currency',
    owners.flatMap((n) =>
      [1, 2, 3, 4].map((quarter) => [
        `K-${n}`,
        2026,
        quarter,
        `2026-${two(quarter * 3)}-01`,
        '900.00',
        'USD',
      ]),
    ),
  )
  await write(
    'condo-fee-lines',
    'contract_number,year,quarter,position,concept_en,concept_es,amount',
    owners.flatMap((n) =>
      [1, 2, 3, 4].map((quarter) => [`K-${n}`, 2026, quarter, 1, 'Upkeep', 'Mantenimiento', '900.00']),
    ),
  )
}

const dayOf = (n: number) => `2026-${two((n % 12) + 1)}-${two((n % 28) + 1)}`

function* map<T>(count: number, make: (n: number) => T): Generator<T> {
  for (let n = 0; n < count; n++) yield make(n)
}

function* records(header: string, rows: Iterable<readonly (string | number)[]>): Generator<string> {
  yield `${header}\r\n`
  for (const row of rows) yield csvRecord(row.map(String))
}
