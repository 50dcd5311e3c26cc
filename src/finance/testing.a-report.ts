import type { ReportFacts, Signature } from './report-facts.ts'

/** Elena's October, not signed, with what a test says otherwise. */
export function aReport(overrides: Partial<ReportFacts> = {}): ReportFacts {
  return {
    id: 412,
    contractId: 1,
    contractNumber: '41201',
    membershipCode: 'CLASSIC',
    resort: 'Bahía Serena',
    residence: '1204',
    zone: 'America/Cancun',
    ownerName: 'Elena Harrington Ruiz',
    language: 'en',
    month: '2026-10-01',
    incomeCents: 397_800,
    feesCents: 120_884,
    currency: 'USD',
    issuedAt: new Date('2026-11-10T15:00:00Z'),
    signature: null,
    months: [
      { month: '2026-09-01', nights: 0, incomeCents: 0, feesCents: 9500 },
      { month: '2026-10-01', nights: 17, incomeCents: 397_800, feesCents: 120_884 },
    ],
    ...overrides,
  }
}

/** Elena's signature under it. */
export function aSignature(overrides: Partial<Signature> = {}): Signature {
  return {
    signer: 'Elena Harrington Ruiz',
    account: 'Elena Harrington Ruiz',
    accountId: 1,
    at: '2026-11-12T17:30:12.120Z',
    from: '189.203.11.7',
    cashBack: 'pay-out',
    carriedCents: 276_916,
    payoutDay: '2026-12-01',
    setOffs: [],
    parts: [],
    ...overrides,
  }
}
