import type { CondoFeeRow } from '../../finance/cast/condo-fees.ts'
import type { Day } from '../../kernel/day.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import { CAST } from '../../membership/cast/owners.ts'
import { FIRST_DAYS, reminderOn } from '../remind.ts'

const FEE_DAYS = FIRST_DAYS.filter(({ kind }) => kind === 'fee')

interface ReminderRow {
  owner_id: number
  channel: 'mail'
  kind: 'fee'
  subject_id: number
  due: Day
  days: number
  at_once: boolean
  contract_id: number
  chosen_at: string
}

/**
 * The demo begins with its day chosen and not yet told: Elena is reminded of her fees a moment after the start, and nobody
 * else before tomorrow.
 */
export function remindersOfToday({
  today,
  hotels,
  contracts,
  fees,
}: {
  today: Day
  hotels: readonly CastHotel[]
  contracts: readonly ContractRow[]
  fees: readonly CondoFeeRow[]
}) {
  const chosen_at = `${today}T13:00:00Z`
  const own = new Set(contracts.filter(({ owner_id }) => owner_id === CAST.elena).map(({ id }) => id))
  const reminders: ReminderRow[] = fees.flatMap(({ id, contract_id, due, cents, paid_cents }) => {
    const day = own.has(contract_id) && paid_cents < cents ? reminderOn(FEE_DAYS, due, today) : null
    if (!day) return []
    const { days, atOnce } = day
    const about = { kind: 'fee', subject_id: id, due, days, at_once: atOnce, contract_id } as const
    return [{ owner_id: CAST.elena, channel: 'mail', ...about, chosen_at }]
  })
  const zones = [...new Set(hotels.map(({ zone }) => zone))]
  return { runs: zones.map((zone) => ({ zone, day: today, chosen_at })), reminders }
}
