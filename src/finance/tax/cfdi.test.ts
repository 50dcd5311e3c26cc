import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CfdiFacts, cfdiOf } from './cfdi.ts'
import { inPesos, shortRate } from './pesos.ts'

const PERSON = { taxId: 'MRC101010AB1', name: 'MAREA RESIDENCE CLUB', regime: '601', postalCode: '77710' }
const charge = (reference: string, cents: number, more = {}) => ({
  ...{ reference, concept: reference, openCents: cents, cents, before: 0, taxBasisPoints: null },
  ...more,
})
const facts: CfdiFacts = {
  year: 2026,
  number: 413,
  paidAt: '2026-11-22T18:42:00',
  way: 'card',
  cardLast4: '4242',
  providerPayment: 'pi_1',
  currency: 'USD',
  cents: 116_088,
  creditCents: 4800,
  refundedCents: 0,
  rate: '18.440200',
  issuer: PERSON,
  receiver: { ...PERSON, taxId: 'HARE800101XY2', name: 'ELENA HARRINGTON RUIZ', regime: '612' },
  charges: [
    charge('CF-2604-1', 63_488),
    charge('MT-1-261017', 21_400),
    charge('OR-1-261118', 36_000, { taxBasisPoints: 1600 }),
  ],
}
// biome-ignore lint/suspicious/noExplicitAny: the tree is read as the invoicing system reads it
const pagosOf = (one: CfdiFacts): any => (cfdiOf(one).Comprobante as any).Complemento.Pagos

describe('the data of a CFDI', () => {
  test('the drawn payment: the credit first, then the card, each with what it paid of which charge', () => {
    const { Totales, Pago } = pagosOf(facts)
    expect(Totales).toEqual({
      MontoTotalPagos: '22291.99',
      TotalTrasladosBaseIVA16: '5722.73',
      TotalTrasladosImpuestoIVA16: '915.74',
    })
    expect(Pago[0].ImpuestosP).toBeUndefined()
    expect(Pago[1].ImpuestosP).toEqual({
      TrasladosP: [
        {
          ...{ BaseP: '310.34', ImpuestoP: '002', TipoFactorP: 'Tasa' },
          ...{ TasaOCuotaP: '0.160000', ImporteP: '49.66' },
        },
      ],
    })
    expect(Pago).toMatchObject([
      {
        FormaDePagoP: '17',
        Monto: '48.00',
        DoctoRelacionado: [
          {
            Folio: 'CF-2604-1',
            NumParcialidad: '1',
            ImpSaldoAnt: '634.88',
            ImpPagado: '48.00',
            ImpSaldoInsoluto: '586.88',
          },
        ],
      },
      {
        FormaDePagoP: '04',
        Monto: '1160.88',
        TipoCambioP: '18.4402',
        NumOperacion: 'pi_1',
        DoctoRelacionado: [
          {
            Folio: 'CF-2604-1',
            NumParcialidad: '2',
            ImpSaldoAnt: '586.88',
            ImpPagado: '586.88',
            ImpSaldoInsoluto: '0.00',
          },
          { Folio: 'MT-1-261017', ImpPagado: '214.00', ObjetoImpDR: null },
          {
            Folio: 'OR-1-261118',
            ObjetoImpDR: '02',
            ImpuestosDR: {
              TrasladosDR: [{ BaseDR: '310.34', TasaOCuotaDR: '0.160000', ImporteDR: '49.66' }],
            },
          },
        ],
      },
    ])
    expect(cfdiOf(facts)).toMatchObject({ Recibo: '2026-000413', Devuelto: null })
  })

  test('each attribute that CFDI 4.0 and its payments 2.0 require is there in its form, but for what stamping adds', () => {
    const MONEY = /^\d+\.\d{2}$/
    const { Complemento, Emisor, Receptor, Conceptos, ...own } = cfdiOf(facts).Comprobante as unknown as {
      [name: string]: Record<string, unknown>
    }
    expect(own).toEqual({
      ...{ Version: '4.0', TipoDeComprobante: 'P', Serie: 'R2026', Folio: '413', Moneda: 'XXX' },
      ...{ SubTotal: '0', Total: '0', Exportacion: '01' },
      Fecha: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      LugarExpedicion: expect.stringMatching(/^\d{5}$/),
    })
    const RFC = expect.stringMatching(/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/)
    const REGIME = expect.stringMatching(/^6\d\d$/)
    expect(Emisor).toEqual({ Rfc: RFC, Nombre: expect.any(String), RegimenFiscal: REGIME })
    expect(Receptor).toEqual({
      ...{ Rfc: RFC, Nombre: expect.any(String), UsoCFDI: 'CP01', RegimenFiscalReceptor: REGIME },
      DomicilioFiscalReceptor: expect.stringMatching(/^\d{5}$/),
    })
    expect(Conceptos).toEqual([
      {
        ...{ ClaveProdServ: '84111506', Cantidad: '1', ClaveUnidad: 'ACT', Descripcion: 'Pago' },
        ...{ ValorUnitario: '0', Importe: '0', ObjetoImp: '01' },
      },
    ])
    expect(Complemento).toMatchObject({ Pagos: { Version: '2.0', Totales: expect.anything() } })
    const amount = expect.stringMatching(MONEY)
    for (const { DoctoRelacionado, ...payment } of pagosOf(facts).Pago) {
      expect(payment).toMatchObject({
        FechaPago: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        FormaDePagoP: expect.stringMatching(/^\d\d$/),
        ...{ MonedaP: 'USD', TipoCambioP: expect.stringMatching(/^\d+(\.\d{1,6})?$/), Monto: amount },
      })
      for (const one of DoctoRelacionado) {
        expect(one).toMatchObject({
          ...{ MonedaDR: 'USD', EquivalenciaDR: '1', NumParcialidad: expect.stringMatching(/^[1-9]\d*$/) },
          ...{ ImpSaldoAnt: amount, ImpPagado: amount, ImpSaldoInsoluto: amount },
        })
        expect(one).toHaveProperty('IdDocumento')
        expect(one).toHaveProperty('ObjetoImpDR')
      }
    }
  })

  test('taxes are totalled in pesos, for each rate that has a total; without a rate of the day they are named as missing', () => {
    const paid = [1600, 800, 0, 1600].map((taxBasisPoints, at) =>
      charge(`C-${at}`, 11_600, { taxBasisPoints }),
    )
    const pesos = pagosOf({
      ...facts,
      currency: 'MXN',
      rate: null,
      charges: paid,
      creditCents: 0,
      cents: 46_400,
    })
    expect(pesos.Totales).toEqual({
      MontoTotalPagos: '464.00',
      ...{ TotalTrasladosBaseIVA16: '200.00', TotalTrasladosImpuestoIVA16: '32.00' },
      ...{ TotalTrasladosBaseIVA8: '107.41', TotalTrasladosImpuestoIVA8: '8.59' },
      ...{ TotalTrasladosBaseIVA0: '116.00', TotalTrasladosImpuestoIVA0: '0.00' },
    })
    expect(pesos.Pago[0].ImpuestosP.TrasladosP).toHaveLength(3)
    expect(cfdiOf({ ...facts, rate: null }).PorCompletar).toContain('Totales.TotalTrasladosBaseIVA16')
  })

  test('data that the portal does not have is null and named, never made up', () => {
    const bare = cfdiOf({ ...facts, way: 'resort', rate: null, issuer: null, receiver: null })
    expect(bare.PorCompletar).toEqual(
      expect.arrayContaining([
        'Emisor.Rfc',
        'Receptor.Rfc',
        'LugarExpedicion',
        'Totales.MontoTotalPagos',
        'Pago[1].FormaDePagoP',
        'Pago[1].TipoCambioP',
        'Pago[1].DoctoRelacionado[0].IdDocumento',
        'Pago[1].DoctoRelacionado[1].ObjetoImpDR',
      ]),
    )
    expect(cfdiOf(facts).PorCompletar.every((name) => /IdDocumento|ObjetoImpDR/.test(name))).toBe(true)
  })

  test('related documents add up to the payments, whatever was paid with which credit', () => {
    const anyCharge = fc.record({
      open: fc.integer({ min: 1, max: 900_000 }),
      part: fc.double({ min: 0.01, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.array(anyCharge, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, share) => {
          const charges = all.map(({ open, part }, at) =>
            charge(`C-${at}`, Math.max(1, Math.floor(open * part)), { openCents: open }),
          )
          const total = charges.reduce((sum, { cents }) => sum + cents, 0)
          const creditCents = Math.floor(total * share)
          const { Pago } = pagosOf({ ...facts, charges, creditCents, cents: total - creditCents })
          for (const one of Pago) {
            const paid = one.DoctoRelacionado.reduce(
              (sum: number, { ImpPagado }: { ImpPagado: string }) =>
                sum + Math.round(Number(ImpPagado) * 100),
              0,
            )
            expect(paid).toBe(Math.round(Number(one.Monto) * 100))
          }
        },
      ),
    )
  })
})

test.each([
  [120_888, '18.440200', 2_229_199],
  [-100, '18.445000', -1845],
  [1, '0.500000', 1],
  [0, '18.44', 0],
])('%i cents at %s are %i in pesos', (cents, rate, pesos) => {
  expect(inPesos(cents, rate)).toBe(pesos)
})

test.each([
  ['18.440200', '18.4402'],
  ['18.000000', '18'],
  ['20', '20'],
])('a rate of %s is written %s', (rate, short) => {
  expect(shortRate(rate)).toBe(short)
})
