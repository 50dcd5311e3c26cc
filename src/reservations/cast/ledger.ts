import { addDays, addMonths, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'

/** The benefits by their numbers. Nights first: every stay takes them. */
export const BENEFIT = { nights: 1, golf: 2, transfer: 3, spa: 4, dayPass: 5 } as const
export type BenefitId = (typeof BENEFIT)[keyof typeof BENEFIT]

export function benefits() {
  const benefit = (
    id: BenefitId,
    code: string,
    name: Bilingual,
    unit: 'nights' | 'passes' | 'money',
    currency: 'USD' | null = null,
  ) => ({ id, code, name, unit, currency, position: id as number })
  return [
    benefit(BENEFIT.nights, 'nights', { en: 'Residence nights', es: 'Noches de residencia' }, 'nights'),
    benefit(BENEFIT.golf, 'golf', { en: 'Golf rounds', es: 'Rondas de golf' }, 'passes'),
    benefit(
      BENEFIT.transfer,
      'transfer',
      { en: 'Airport transfers', es: 'Traslados al aeropuerto' },
      'passes',
    ),
    benefit(BENEFIT.spa, 'spa', { en: 'Spa credit', es: 'Crédito de spa' }, 'money', 'USD'),
    benefit(
      BENEFIT.dayPass,
      'day-pass',
      { en: 'Family day passes', es: 'Pases de día familiares' },
      'passes',
    ),
  ]
}

export interface BenefitYearRow {
  id: number
  contract_id: number
  benefit_id: BenefitId
  year: number
  starts: Day
  expires: Day
}

export interface BenefitEntryRow {
  benefit_year_id: number
  at: string
  kind: 'grant' | 'hold' | 'use' | 'return' | 'expire'
  quantity: number
  booking_id: number | null
  note: string | null
}

interface Account {
  row: BenefitYearRow
  granted: number
  /** What the plans take in all, given back later or not: a bound that keeps every moment's balance above zero. */
  reserved: number
  used: number
}

/** How a hold ended: still held, used at a moment, or given back at a moment. */
export type HoldEnd = { kind: 'held' } | { kind: 'used' | 'returned'; at: string }

const GRANTS: Record<BenefitId, { classic: number; signature: number }> = {
  [BENEFIT.nights]: { classic: 49, signature: 56 },
  [BENEFIT.golf]: { classic: 12, signature: 16 },
  [BENEFIT.transfer]: { classic: 6, signature: 8 },
  [BENEFIT.spa]: { classic: 100_000, signature: 150_000 },
  [BENEFIT.dayPass]: { classic: 10, signature: 14 },
}

/**
 * The benefit accounts of all contracts, and the ledger as it grows. A benefit year runs from one anniversary of the
 * contract to the next; its grant is written a year ahead, so that stays may be booked that far.
 */
export class Ledger {
  private readonly accounts: Account[] = []
  private readonly entries: BenefitEntryRow[] = []
  private readonly today: Day

  constructor(today: Day, contracts: readonly ContractRow[]) {
    this.today = today
    for (const contract of contracts) this.open(contract)
  }

  /** The account that a day draws on. */
  account(contractId: number, benefit: BenefitId, day: Day): BenefitYearRow | undefined {
    return this.find(contractId, benefit, day)?.row
  }

  /** What may still be planned of an account. */
  left(contractId: number, benefit: BenefitId, day: Day): number {
    const account = this.find(contractId, benefit, day)
    return account ? account.granted - account.reserved : 0
  }

  /** The first day on which a stay that draws on this account may have been requested. */
  opened(contractId: number, day: Day): Day {
    const account = this.find(contractId, BENEFIT.nights, day)
    return account ? addDays(grantDay(account.row), 1) : day
  }

  /** Sets a quantity aside for a stay that is planned, or throws: the plan asked too much. */
  reserve(contractId: number, benefit: BenefitId, day: Day, quantity: number): void {
    const account = this.find(contractId, benefit, day)
    if (!account || account.granted - account.reserved < quantity)
      throw new Error(`Contract ${contractId} has no ${quantity} left of benefit ${benefit} on ${day}`)
    account.reserved += quantity
  }

  /** Holds a reserved quantity for a booking, and writes how that ended. Answers the account's number. */
  hold(wish: {
    contractId: number
    benefit: BenefitId
    day: Day
    quantity: number
    bookingId: number
    at: string
    end: HoldEnd
  }): number {
    const account = this.find(wish.contractId, wish.benefit, wish.day)
    if (!account) throw new Error(`Contract ${wish.contractId} has no account for ${wish.day}`)
    const write = (at: string, kind: BenefitEntryRow['kind'], quantity: number) =>
      this.entries.push({
        benefit_year_id: account.row.id,
        at,
        kind,
        quantity,
        booking_id: wish.bookingId,
        note: null,
      })
    write(wish.at, 'hold', -wish.quantity)
    if (wish.end.kind === 'held') return account.row.id
    write(wish.end.at, 'return', wish.quantity)
    if (wish.end.kind === 'used') {
      write(wish.end.at, 'use', -wish.quantity)
      account.used += wish.quantity
    }
    return account.row.id
  }

  /** The accounts, and their entries in the order in which they happened, what was left at an expiry included. */
  rows(): { years: BenefitYearRow[]; entries: BenefitEntryRow[] } {
    const expired = this.accounts
      .filter(({ row, granted, used }) => row.expires < this.today && granted > used)
      .map(
        ({ row, granted, used }): BenefitEntryRow => ({
          benefit_year_id: row.id,
          at: `${addDays(row.expires, 1)}T05:00:00Z`,
          kind: 'expire',
          quantity: used - granted,
          booking_id: null,
          note: null,
        }),
      )
    const entries = [...this.entries, ...expired]
    // A stable sort: a return and the use at the same moment keep their order.
    entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    return { years: this.accounts.map(({ row }) => row), entries }
  }

  private open(contract: ContractRow): void {
    const oldest = addMonths(this.today, -36)
    const signature = contract.membership_code === 'SIGNATURE'
    for (let turn = 0; ; turn++) {
      const starts = addMonths(contract.starts, 12 * turn)
      const expires = addDays(addMonths(contract.starts, 12 * (turn + 1)), -1)
      if (expires < oldest) continue
      if (starts > addMonths(this.today, 12)) return
      for (const benefit of Object.values(BENEFIT)) {
        const year = Number(starts.slice(0, 4))
        const row = {
          id: this.accounts.length + 1,
          contract_id: contract.id,
          benefit_id: benefit,
          year,
          starts,
          expires,
        }
        const granted = signature ? GRANTS[benefit].signature : GRANTS[benefit].classic
        this.accounts.push({ row, granted, reserved: 0, used: 0 })
        this.entries.push({
          benefit_year_id: row.id,
          at: `${grantDay(row)}T06:00:00Z`,
          kind: 'grant',
          quantity: granted,
          booking_id: null,
          note: null,
        })
      }
    }
  }

  private find(contractId: number, benefit: BenefitId, day: Day): Account | undefined {
    return this.accounts.find(
      ({ row }) =>
        row.contract_id === contractId &&
        row.benefit_id === benefit &&
        row.starts <= day &&
        row.expires >= day,
    )
  }
}

/** The day on which an account's grant was written: a year before the account opens. */
function grantDay(row: BenefitYearRow): Day {
  return addMonths(row.starts, -12)
}
