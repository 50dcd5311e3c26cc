import type { PaymentWay } from '../account/payment.ts'
import { inPesos, type Rate, shortRate } from './pesos.ts'

/** Who issues or receives: RFC, name, key of the regime, postal code. */
export interface TaxPerson {
  taxId: string
  name: string
  regime: string
  postalCode: string
}

/** A charge that a payment paid, in the order in which it did; amounts in cents. */
export interface PaidCharge {
  reference: string
  concept: string
  openCents: number
  cents: number
  /** How many payments had paid of it before. */
  before: number
  /** The tax of what was sold, in hundredths of a percent; null where the books do not say. */
  taxBasisPoints: number | null
}

/** What the data of a receipt's CFDI are made from. */
export interface CfdiFacts {
  year: number
  number: number
  /** The moment at the resort: `2026-11-22T18:42:00`. */
  paidAt: string
  way: PaymentWay
  cardLast4: string | null
  providerPayment: string | null
  currency: 'USD' | 'MXN'
  /** The money, and what credits paid beside it. */
  cents: number
  creditCents: number
  refundedCents: number
  /** Pesos for one unit on that day; null where the club gives none, or the money is pesos. */
  rate: Rate | null
  issuer: TaxPerson | null
  receiver: TaxPerson | null
  charges: PaidCharge[]
}

/** The key of the tax authority's catalogue of ways to pay; null where the way does not say it. */
const WAYS: Record<PaymentWay, string | null> = {
  card: '04',
  link: '31',
  resort: null,
  profit: '17',
  credit: '17',
  // Taken over by a plan: no money came, and it has no receipt.
  plan: null,
  correction: null,
}

type Json = string | null | Json[] | { [key: string]: Json }

/**
 * What a Mexican CFDI 4.0 of a receipt needs: a "recibo electrónico de pago" with the complement of payments 2.0, under the names of
 * its attributes, so that the club's own invoicing system writes the XML, adds the numbers of its invoices and has it stamped.
 * What the portal does not know is null, and named in `PorCompletar`; nothing is made up.
 */
export function cfdiOf(facts: CfdiFacts) {
  const { year, number, paidAt, currency, issuer, receiver } = facts
  const missing: string[] = []
  const known = (name: string, value: string | null): string | null => {
    if (value === null) missing.push(name)
    return value
  }
  const paid = paymentsOf(facts, known)
  const total = facts.charges.reduce((sum, { cents }) => sum + cents, 0) + leftOf(facts)
  const pesos = currency === 'MXN' ? total : facts.rate === null ? null : inPesos(total, facts.rate)
  const comprobante: Json = {
    Version: '4.0',
    TipoDeComprobante: 'P',
    Serie: `R${year}`,
    Folio: String(number),
    Fecha: paidAt,
    Moneda: 'XXX',
    SubTotal: '0',
    Total: '0',
    Exportacion: '01',
    LugarExpedicion: known('LugarExpedicion', issuer?.postalCode ?? null),
    Emisor: {
      Rfc: known('Emisor.Rfc', issuer?.taxId ?? null),
      Nombre: known('Emisor.Nombre', issuer?.name ?? null),
      RegimenFiscal: known('Emisor.RegimenFiscal', issuer?.regime ?? null),
    },
    Receptor: {
      Rfc: known('Receptor.Rfc', receiver?.taxId ?? null),
      Nombre: known('Receptor.Nombre', receiver?.name ?? null),
      DomicilioFiscalReceptor: known('Receptor.DomicilioFiscalReceptor', receiver?.postalCode ?? null),
      RegimenFiscalReceptor: known('Receptor.RegimenFiscalReceptor', receiver?.regime ?? null),
      UsoCFDI: 'CP01',
    },
    Conceptos: [
      {
        ClaveProdServ: '84111506',
        Cantidad: '1',
        ClaveUnidad: 'ACT',
        Descripcion: 'Pago',
        ValorUnitario: '0',
        Importe: '0',
        ObjetoImp: '01',
      },
    ],
    Complemento: {
      Pagos: {
        Version: '2.0',
        Totales: {
          MontoTotalPagos: known('Totales.MontoTotalPagos', pesos === null ? null : amount(pesos)),
          ...totalTaxes(
            paid.flatMap(({ taxes }) => taxes),
            facts,
            known,
          ),
        },
        Pago: paid.map(({ payment }) => payment),
      },
    },
  }
  return {
    Recibo: `${year}-${String(number).padStart(6, '0')}`,
    Devuelto: facts.refundedCents > 0 ? amount(facts.refundedCents) : null,
    PorCompletar: missing,
    Comprobante: comprobante,
  }
}

/** What of the money has paid nothing yet. */
function leftOf({ charges, cents, creditCents }: CfdiFacts): number {
  return Math.max(0, cents + creditCents - charges.reduce((sum, one) => sum + one.cents, 0))
}

/** The value-added tax in what was paid of a charge: its rate in hundredths of a percent, and cents. */
interface PaidTax {
  rate: number
  base: number
  cents: number
}

/** Taxes of the same rate are one. */
function byRate(taxes: readonly PaidTax[]): PaidTax[] {
  return [...Map.groupBy(taxes, ({ rate }) => rate)].map(([rate, all]) => ({
    rate,
    base: all.reduce((sum, { base }) => sum + base, 0),
    cents: all.reduce((sum, { cents }) => sum + cents, 0),
  }))
}

/** The rates for which the complement has totals of their own. */
const TOTALLED: Record<number, string> = { 1600: '16', 800: '8', 0: '0' }

/** What the taxes of all payments come to in pesos, for each rate that has a total. */
function totalTaxes(
  taxes: readonly PaidTax[],
  { currency, rate }: CfdiFacts,
  known: (name: string, value: string | null) => string | null,
): { [key: string]: Json } {
  const pesos = (cents: number) =>
    currency === 'MXN' ? amount(cents) : rate === null ? null : amount(inPesos(cents, rate))
  return Object.fromEntries(
    byRate(taxes).flatMap((one): [string, Json][] => {
      const at = TOTALLED[one.rate]
      if (at === undefined) return []
      const base = `TotalTrasladosBaseIVA${at}`
      const tax = `TotalTrasladosImpuestoIVA${at}`
      return [
        [base, known(`Totales.${base}`, pesos(one.base))],
        [tax, known(`Totales.${tax}`, pesos(one.cents))],
      ]
    }),
  )
}

/** One "Pago" for each way, with its taxes: the credit, which is used first, and then the money. */
function paymentsOf(
  facts: CfdiFacts,
  known: (name: string, value: string | null) => string | null,
): { payment: Json; taxes: PaidTax[] }[] {
  const { charges, creditCents, cents, currency, paidAt, way, providerPayment, rate } = facts
  const queue = charges.map((charge) => ({ ...charge, takenCents: 0, parts: 0 }))
  const shares = [
    { cents: way === 'credit' ? 0 : creditCents, way: 'credit' as const },
    { cents: way === 'credit' ? creditCents : cents, way },
  ].filter((share) => share.cents > 0)
  return shares.map((share, at) => {
    const name = `Pago[${at}]`
    let left = share.cents
    const documents: Json[] = []
    const all: PaidTax[] = []
    for (const charge of queue) {
      const paid = Math.min(left, charge.cents - charge.takenCents)
      if (paid <= 0) continue
      const open = charge.openCents - charge.takenCents
      charge.takenCents += paid
      charge.parts += 1
      left -= paid
      const tax = taxIn(paid, charge.taxBasisPoints)
      if (tax) all.push(tax)
      documents.push(
        relatedOf(
          charge,
          { paid, open, currency, tax, name: `${name}.DoctoRelacionado[${documents.length}]` },
          known,
        ),
      )
    }
    const taxes = byRate(all)
    const payment: Json = {
      FechaPago: paidAt,
      FormaDePagoP: known(`${name}.FormaDePagoP`, WAYS[share.way]),
      MonedaP: currency,
      TipoCambioP:
        currency === 'MXN' ? '1' : known(`${name}.TipoCambioP`, rate === null ? null : shortRate(rate)),
      Monto: amount(share.cents),
      ...(providerPayment && share.way === way && { NumOperacion: providerPayment }),
      DoctoRelacionado: documents,
      ...(taxes.length > 0 && {
        ImpuestosP: {
          TrasladosP: taxes.map((one) => ({
            BaseP: amount(one.base),
            ImpuestoP: '002',
            TipoFactorP: 'Tasa',
            TasaOCuotaP: (one.rate / 10_000).toFixed(6),
            ImporteP: amount(one.cents),
          })),
        },
      }),
    }
    return { payment, taxes }
  })
}

/** The tax that stands in an amount paid; null where the books say no rate. */
function taxIn(paid: number, rate: number | null): PaidTax | null {
  if (rate === null) return null
  const base = Math.round((paid * 10_000) / (10_000 + rate))
  return { rate, base, cents: paid - base }
}

/** A charge of the statement as a related document; the number of its invoice is the club's own. */
function relatedOf(
  charge: PaidCharge & { parts: number },
  {
    paid,
    open,
    currency,
    tax,
    name,
  }: { paid: number; open: number; currency: string; tax: PaidTax | null; name: string },
  known: (name: string, value: string | null) => string | null,
): Json {
  return {
    IdDocumento: known(`${name}.IdDocumento`, null),
    Folio: charge.reference,
    Concepto: charge.concept,
    MonedaDR: currency,
    EquivalenciaDR: '1',
    NumParcialidad: String(charge.before + charge.parts),
    ImpSaldoAnt: amount(open),
    ImpPagado: amount(paid),
    ImpSaldoInsoluto: amount(open - paid),
    ObjetoImpDR: known(`${name}.ObjetoImpDR`, tax === null ? null : '02'),
    ...(tax !== null && {
      ImpuestosDR: {
        TrasladosDR: [
          {
            BaseDR: amount(tax.base),
            ImpuestoDR: '002',
            TipoFactorDR: 'Tasa',
            TasaOCuotaDR: (tax.rate / 10_000).toFixed(6),
            ImporteDR: amount(tax.cents),
          },
        ],
      },
    }),
  }
}

/** Cents as the authority writes an amount: "1160.88". */
function amount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
