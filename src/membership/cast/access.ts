import { addDays, type Day, instantAt } from '../../kernel/day.ts'
import type { AccessKind } from '../access.ts'
import { CAST } from './owners.ts'
import { CARMEN } from './trusted.ts'

interface AccessRow {
  owner_id: number
  at: string
  kind: AccessKind
  browser: string | null
  system: string | null
  place: string | null
  network: string | null
  subject: string | null
  trust_id: number | null
}

const PHONE = { browser: 'Safari', system: 'iPhone', place: 'Guadalajara', network: '187.190.24.x' }
const LAPTOP = { browser: 'Chrome', system: 'macOS', place: 'Guadalajara', network: '187.190.24.x' }
const TABLET = { browser: 'Chrome', system: 'Android', place: 'Mérida', network: '201.131.6.x' }
const OFFICE = { browser: 'Edge', system: 'Windows', place: 'Guadalajara', network: '189.203.77.x' }
/** Days ago, the hour of the resort's clock, and what happened. */
const STORY: readonly [number, string, AccessKind, typeof PHONE, string?][] = [
  [1, '09:12', 'signed-in', PHONE],
  [2, '18:02', 'signed-in', LAPTOP],
  [3, '12:31', 'trusted-came', OFFICE],
  [4, '20:40', 'signed-in', TABLET],
  [4, '20:37', 'refused', TABLET],
  [6, '16:20', 'file', LAPTOP, 'exportStatement'],
  [6, '16:04', 'signed-in', LAPTOP],
  [9, '08:15', 'signed-in', PHONE],
  [17, '21:33', 'signed-in-new', TABLET],
  [24, '11:05', 'file', LAPTOP, 'readConfirmation'],
  [24, '10:58', 'signed-in', LAPTOP],
  [38, '19:46', 'password-changed', LAPTOP],
  [39, '10:22', 'trusted-came', OFFICE],
  [39, '10:20', 'trusted-joined', OFFICE],
  [40, '17:05', 'trusted-invited', LAPTOP],
]

/** What happened lately at the door of the demo's first owner. */
export function accessOfElena(today: Day, zone: string): AccessRow[] {
  return STORY.map(([ago, time, kind, device, subject = null]) => ({
    owner_id: CAST.elena,
    at: instantAt(addDays(today, -ago), time, zone).toISOString(),
    kind,
    ...device,
    subject,
    trust_id: kind.startsWith('trusted-') ? CARMEN : null,
  }))
}
