import { describe, expect, test } from 'vitest'
import { isTranslated } from '../../../server/words.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import { aReport, aSignature } from '../../testing.a-report.ts'
import { writeCertificate } from './write-certificate.ts'
import { reportFileName, writePaper } from './write-paper.ts'

const house = {
  brand: {
    name: 'Marea',
    tagline: 'Residence Club',
    promotions: 'Offers',
    mailFrom: 'concierge@marea.example',
  },
  conciergePhone: '+52 998 555 0142',
}

test('every word of the document exists in both languages', () => {
  for (const words of Object.values(REPORT_WORDS))
    for (const language of ['en', 'es'] as const)
      expect(isTranslated(words, language), `${words.id} in ${language}`).toBe(true)
})

describe('the paper of a report', () => {
  test('in English', () => {
    const paper = writePaper(aReport(), house)
    expect(paper).toMatchObject({
      title: 'Executive report, October 2026',
      subject: 'Bahía Serena, residence 1204, contract 41201',
      number: 'No. 41201-2610',
      month: 'October 2026',
      note: { tone: 'waiting', title: 'Not signed yet' },
      certificate: null,
      page: 'Page {page} of {pages}',
    })
    expect(paper.figures.map(({ value, hint }) => [value, hint])).toEqual([
      ['$3,978.00', '17 nights rented'],
      ['−$1,208.84', '30.4% of income'],
      ['$2,769.16', 'US dollars (USD)'],
    ])
    expect(paper.table.total).toEqual(['Total', '17', '$3,978.00', '−$1,303.84', '$2,674.16'])
  })

  test('in Spanish, in pesos', () => {
    const paper = writePaper(aReport({ language: 'es', currency: 'MXN' }), house)
    expect(paper).toMatchObject({
      title: 'Reporte ejecutivo, octubre de 2026',
      number: 'Núm. 41201-2610',
      month: 'Octubre de 2026',
      note: { title: 'Sin firmar todavía' },
      page: 'Página {page} de {pages}',
    })
    expect(paper.facts.at(-1)).toEqual({ label: 'Emitido', value: 'mar 10/11/2026' })
    expect(paper.figures[2]?.hint).toBe('Pesos mexicanos (MXN)')
    expect(reportFileName(aReport({ language: 'es' }))).toBe('Reporte ejecutivo 2026-10 41201.pdf')
  })

  test('below zero it says what the signature does', () => {
    const figures = { incomeCents: 0, feesCents: 9500 }
    const waiting = writePaper(aReport(figures), house)
    expect(waiting.detail.note).toMatch(/adjusted to zero/)
    expect(waiting.figures[2]?.value).toBe('−$95.00')
    const signed = writePaper(aReport({ ...figures, signature: aSignature({ carriedCents: 0 }) }), house)
    expect(signed.detail.rows.find(({ label }) => label === 'Profit after the adjustment')?.value).toBe(
      '$0.00',
    )
  })

  test('a month without data has no nights to tell of', () => {
    const paper = writePaper(aReport({ months: [] }), house)
    expect(paper.figures[0]?.hint).toBe('')
    expect(paper.detail.rows.map(({ label }) => label)).toEqual([
      'Rental income',
      'Fees and charges',
      'Profit',
    ])
  })

  test('signed and not sealed it says that the seal is on its way; sealed it names the certificate', () => {
    const signature = aSignature()
    const report = aReport({ signature })
    const between = writePaper(report, house)
    expect(between.note).toMatchObject({ tone: 'sealing', title: 'Signed; the seal is on its way' })
    expect(between.note.text).toContain('Signed by Elena Harrington Ruiz on Thu, Nov 12, 2026, 12:30 PM')
    const seal = { keyHolder: 'Marea Residence Club', at: new Date('2026-11-12T17:30:14Z') }
    const sealed = writePaper(report, house, writeCertificate(report, signature, house, seal))
    expect(sealed.note).toMatchObject({ tone: 'signed', title: 'Signed' })
  })
})

describe('the certificate', () => {
  const seal = { keyHolder: 'Marea Residence Club', at: new Date('2026-11-12T17:30:14Z') }

  test('says who signed what, when, from where, and what becomes of the balance', () => {
    const { rows } = writeCertificate(aReport(), aSignature(), house, seal)
    expect(Object.fromEntries(rows.map(({ label, value, hint }) => [label, hint ?? value]))).toMatchObject({
      'Signed by': 'Elena Harrington Ruiz',
      'Signed on': '2026-11-12 17:30:12 UTC',
      'From the address': '189.203.11.7',
      Profit: '$2,769.16 USD',
      'Payout to the owner, to go out on Tue, Dec 1, 2026': '$2,769.16 USD',
      'Sealed on': '2026-11-12 17:30:14 UTC',
      'Seal of': 'Marea Residence Club',
    })
  })

  test('names the account’s owner; a typed name that is another stands beside it as typed', () => {
    const rowsOf = (signer: string) => {
      const { rows } = writeCertificate(aReport(), aSignature({ signer }), house, seal)
      return rows.slice(0, 2).map(({ label, value }) => [label, value])
    }
    expect(rowsOf('Mickey Mouse')).toEqual([
      ['Signed by', 'Elena Harrington Ruiz'],
      ['Name as typed', 'Mickey Mouse'],
    ])
    expect(rowsOf('  elena  HARRINGTON ruíz ')[1]?.[0]).toBe('Signed on')
    const other = aReport({ signature: aSignature({ signer: 'Mickey Mouse' }) })
    expect(writePaper(other, house).note.text).toContain(
      'Signed by Elena Harrington Ruiz (as typed: Mickey Mouse) on',
    )
  })

  test('tells what was set off against which fee, and what is left for the next', () => {
    const signature = aSignature({
      cashBack: 'set-against-condo-fee',
      payoutDay: null,
      setOffs: [{ year: 2027, quarter: 1, cents: 120_000 }],
    })
    const { rows } = writeCertificate(aReport(), signature, house, seal)
    expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toMatchObject({
      Profit: '$2,769.16 USD',
      'Put towards the condo fee Q1 2027': '$1,200.00 USD',
      'Credit for the next condo fee': '$1,569.16 USD',
    })
  })

  test('below zero it tells the adjustment, and no cash-back', () => {
    const report = aReport({ incomeCents: 0, feesCents: 171_000 })
    const { rows, content } = writeCertificate(
      report,
      aSignature({ cashBack: null, payoutDay: null, carriedCents: 0 }),
      house,
      seal,
    )
    expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toMatchObject({
      Profit: '−$1,710.00 USD',
      'Adjusted to zero with the signature': '$1,710.00 USD',
      'Profit after the adjustment': '$0.00 USD',
    })
    expect(content).toContain('cash-back=-;')
  })

  test('its sum is that of the line it prints', async () => {
    const { content, sum } = writeCertificate(aReport(), aSignature(), house, seal)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
    expect(sum).toBe(Buffer.from(digest).toString('hex'))
  })

  test('tells an address that was never recorded from one that was', () => {
    const { rows } = writeCertificate(aReport({ language: 'es' }), aSignature({ from: null }), house, seal)
    expect(rows.find(({ label }) => label === 'Desde la dirección')?.value).toBe('Sin registro')
  })
})
