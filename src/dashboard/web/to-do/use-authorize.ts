import { useState } from 'react'
import { decideBenefits, takeBackAuthorization } from '../../../reservations/benefits.endpoints.ts'
import { useBookingsChanged } from '../../../reservations/web/use-bookings-changed.ts'
import { call } from '../../../web/calls/call.ts'
import type { ToDo } from '../../to-do.endpoints.ts'
import type { DoneRow } from '../../to-do-rows.ts'

type Authorize = Extract<ToDo, { kind: 'authorize' }>

/** What became of a row on this page. */
export interface Authorized extends DoneRow {
  row: Authorize
  /** The stay is confirmed by it. */
  confirmed: boolean
  /** Taken back: it waits again, where it stood. */
  undone: boolean
}

/** The rows that were authorized here, and the two deeds: to authorize all of a stay's benefits, and to take it back. */
export function useAuthorize() {
  const changed = useBookingsChanged()
  const [done, setDone] = useState<readonly Authorized[]>([])

  const authorize = async (row: Authorize, place: number) => {
    const decisions = row.benefits.map(({ id }) => ({ id, authorize: true }))
    const result = await call(decideBenefits, { body: { idBooking: row.idBooking, decisions } })
    // Whatever it was, what is shown here may no longer be so.
    changed()
    if (!result.ok) return result
    const confirmed = result.value.data.bookingStatus === 'confirmed'
    setDone((before) => [...others(before, row), { row, place, confirmed, undone: false }])
    return result
  }
  const takeBack = async (row: Authorize) => {
    const result = await call(takeBackAuthorization, { query: { idBooking: row.idBooking } })
    changed()
    if (!result.ok) return result
    setDone((before) => before.map((one) => (one.row.key === row.key ? { ...one, undone: true } : one)))
    return result
  }
  return { done, authorize, takeBack }
}

const others = (done: readonly Authorized[], { key }: Authorize) => done.filter(({ row }) => row.key !== key)
