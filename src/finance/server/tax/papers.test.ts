import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '../../../kernel/money.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { hasPoppler, infoOf, treeOf } from '../../../server/press/testing.structure.ts'
import { listReceivedPayments } from '../../account/desk.endpoints.ts'
import {
  type ListedReceipt,
  listReceipts,
  readOrderReceipt,
  readReceiptFile,
} from '../../account/receipts.endpoints.ts'
import { exportMonthCfdi, readReceiptCfdi, readTaxYear } from '../../tax/tax.endpoints.ts'

const { elena: idContract } = CAST_CONTRACTS

describe.each(BOTH_ENGINES)('papers of money, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let marcos: Visitor
  let fabian: Visitor
  let receipt: ListedReceipt & { id: number }
  let ofOrder: ListedReceipt
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    marcos = await stage.signedIn('marcos')
    fabian = await stage.signedIn('fabian', { admin: true })
    const { data } = (await elena.call(listReceipts, { query: { idContract } })).body
    receipt = data.find(({ number }: ListedReceipt) => number === 2)
    ofOrder = data.find(({ order }: ListedReceipt) => order)
  })
  afterAll(() => stage.close())
  const db = () => stage.database.db
  const csvOf = async (year: number) => {
    const { bytes } = await elena.call(readTaxYear, { query: { idContract, year, format: 'csv' } })
    // What follows after an empty row is of the whole, not a line of the year.
    const [, ...rows] = (bytes.toString('utf8').split(/\r\n,*\r\n/)[0] ?? '').trim().split('\r\n')
    // What stands before may hold commas.
    return rows.map((row) => [row.split(',')[0], row.split(',')[1], ...row.split(',').slice(-4)])
  }

  test.runIf(hasPoppler)(
    'a receipt is a tagged PDF: its amount as the title, and where each cent went as a table',
    async () => {
      const { code, bytes } = await elena.call(readReceiptFile, { query: { idContract, id: receipt.id } })
      expect(code).toBe(200)
      expect(infoOf(bytes)).toMatchObject({ Title: 'Receipt 2026-000002', Tagged: 'yes', Pages: '1' })
      const tree = treeOf(bytes)
      expect(tree).toContain('. H1 "$170.00"')
      expect(tree).toContain('. . . TH "Was open"')
      expect(tree).toContain('. . . TD "$0.00"')
      expect((await marcos.call(readReceiptFile, { query: { idContract, id: receipt.id } })).code).toBe(404)
    },
  )

  test.runIf(hasPoppler)(
    'a receipt of an order says its lines with their tax, and what of it came',
    async () => {
      expect(ofOrder).toMatchObject({ id: null, way: 'card', cardLast4: '4242', year: 2026 })
      const { year, number } = ofOrder
      const { code, bytes } = await elena.call(readOrderReceipt, { query: { idContract, year, number } })
      expect(code).toBe(200)
      expect(infoOf(bytes)).toMatchObject({ Title: `Receipt 2026-00000${number}`, Tagged: 'yes', Pages: '1' })
      const tree = treeOf(bytes)
      expect(tree).toContain(`. H1 "${formatMoney(ofOrder)}"`)
      expect(tree.join('\n')).toContain(`Order ${ofOrder.order!.number} as it stands now`)
      expect(tree.join('\n')).toContain('The order comes to')
      const asked = { query: { idContract, year, number } }
      expect((await marcos.call(readOrderReceipt, asked)).code).toBe(404)
      // A receipt of charges is none of an order.
      expect((await elena.call(readOrderReceipt, { query: { ...asked.query, number: 2 } })).code).toBe(404)
    },
  )

  test('the year adds up to the ledger: the balance before it and each of its transactions', async () => {
    const { rows } = await sql<{ cents: string }>`
      SELECT sum(e.cents) AS cents FROM ledger_standing e
         LEFT JOIN transactions t ON e.source = 'transaction' AND t.id = e.source_id
       WHERE e.contract_id = ${idContract} AND e.currency = 'USD' AND e.day < '2027-01-01'
         AND (t.part IS NOT NULL OR t.status <> 'draft')`.execute(db())
    const lines = (await csvOf(2026)).filter(
      (row) => row[3] === 'USD' && row[0] !== 'Rental income' && row[0] !== 'Fees and charges',
    )
    const sum = lines.reduce((all, row) => all + Math.round(Number(row[2]) * 100), 0)
    expect(sum).toBe(Number(rows[0]?.cents))
    expect((await marcos.call(readTaxYear, { query: { idContract, year: 2026, format: 'csv' } })).code).toBe(
      404,
    )
  })

  test('pesos are told by the rate of the day, where the club gives one that is not too old', async () => {
    await sql`INSERT INTO exchange_rates (currency, day, pesos, source) VALUES ('USD', '2026-10-01', '18.4402', 'Banxico')`.execute(
      db(),
    )
    const rows = await csvOf(2026)
    const fee = rows.find((row) => row[1] === '2026-10-01' && row[0] === 'Condo fees')
    expect(fee?.slice(2)).toEqual(['-1587.20', 'USD', '18.4402', '-29268.29'])
    expect(rows.find((row) => row[1]?.startsWith('2026-07'))?.slice(4)).toEqual(['', ''])
  })

  test.each(['en', 'es'])('no two columns of the year’s CSV have one name, in %s', async (language) => {
    const query = { idContract, year: 2026, format: 'csv' as const }
    const { bytes } = await elena.call(readTaxYear, { query, headers: { 'accept-language': language } })
    const heads = (bytes.toString('utf8').split('\r\n')[0] ?? '').split(',')
    expect(heads).toHaveLength(8)
    expect(new Set(heads).size).toBe(8)
  })

  test.runIf(hasPoppler)(
    'the year as a PDF says each figure under its heading, in the reader’s language',
    async () => {
      const { bytes } = await elena.call(readTaxYear, { query: { idContract, year: 2026, format: 'pdf' } })
      const tree = treeOf(bytes)
      expect(infoOf(bytes)).toMatchObject({ Title: 'Summary of 2026 for the tax adviser', Tagged: 'yes' })
      expect(tree.filter((line) => /\. H\d/.test(line)).map((line) => line.replace(/^[. ]+/, ''))).toEqual([
        'H1 "2026"',
        'H2 "Rental profit of 2026, by month"',
        'H2 "From the profit to what was paid out"',
        'H2 "The account of the year"',
        'H2 "Receipts"',
        'H2 "From this balance to what you owe"',
      ])
      expect(tree.join('\n')).toMatch(/One receipt is of an order that was paid for by itself/)
      const empty = await elena.call(readTaxYear, { query: { idContract, year: 2001, format: 'pdf' } })
      expect(empty.code).toBe(200)
    },
  )

  test('the desk reads the data of a CFDI, of one receipt and of a month; an owner does not', async () => {
    const { body } = await fabian.call(listReceivedPayments, { query: {} })
    const idPayment = body.data.find((one: { receipt: string }) => one.receipt === '2026-000002').id
    await sql`INSERT INTO tax_issuers VALUES (1, 'MRC101010AB1', 'MAREA RESIDENCE CLUB', '601', '77710')`.execute(
      db(),
    )
    const one = await fabian.call(readReceiptCfdi, { query: { idPayment } })
    const cfdi = JSON.parse(one.bytes.toString('utf8'))
    expect(cfdi).toMatchObject({
      Recibo: '2026-000002',
      Comprobante: {
        TipoDeComprobante: 'P',
        Emisor: { Rfc: 'MRC101010AB1' },
        Receptor: { Rfc: null, UsoCFDI: 'CP01' },
        Complemento: { Pagos: { Pago: [{ FormaDePagoP: '04', Monto: '170.00', MonedaP: 'USD' }] } },
      },
    })
    expect(cfdi.PorCompletar).toContain('Receptor.Rfc')
    const month = cfdi.Comprobante.Fecha.slice(0, 7)
    const all = await fabian.call(exportMonthCfdi, { query: { month } })
    expect(JSON.parse(all.bytes.toString('utf8'))).toEqual([cfdi])
    const none = await fabian.call(exportMonthCfdi, { query: { month: '2031-01' } })
    expect(JSON.parse(none.bytes.toString('utf8'))).toEqual([])
    expect((await fabian.call(readReceiptCfdi, { query: { idPayment: 999_999 } })).code).toBe(404)
    expect((await elena.call(readReceiptCfdi, { query: { idPayment } })).code).toBe(404)
  })
})
