import { describe, expect, test } from 'vitest'
import {
  afterDeed,
  MAINTENANCE_STATUSES,
  type MaintenanceDeed,
  maintenanceChangesOf,
  mayAskDays,
} from './maintenance.ts'

describe('what may be done to a maintenance request', () => {
  const closed = 'MAINTENANCE_CLOSED'
  const started = 'MAINTENANCE_STARTED'
  test.each<[MaintenanceDeed, ...string[]]>([
    ['change', 'open', started, closed, closed],
    ['comment', 'open', 'in-progress', closed, closed],
    ['cancel', 'cancelled', 'cancelled', closed, closed],
  ])('%s', (deed, ...expected) => {
    const found = MAINTENANCE_STATUSES.map((from) => {
      const after = afterDeed(from, deed)
      return after.ok ? after.value : after.reason
    })
    expect(found).toEqual(expected)
  })
})

describe('the days of a maintenance request', () => {
  const today = '2026-11-18'
  test.each([
    ['2026-11-18', '2026-11-18', undefined, null],
    ['2026-11-20', '2026-11-19', undefined, 'MAINTENANCE_DAYS_BACKWARDS'],
    ['2026-11-17', '2026-11-20', undefined, 'MAINTENANCE_IN_THE_PAST'],
    // It was asked for in time, and has begun since.
    ['2026-11-17', '2026-11-22', '2026-11-17', null],
    ['2026-11-16', '2026-11-22', '2026-11-17', 'MAINTENANCE_IN_THE_PAST'],
  ])('%s to %s, before %s: %s', (firstDay, lastDay, before, reason) => {
    const rule = mayAskDays({ firstDay, lastDay }, today, before)
    expect(rule.ok ? null : rule.reason).toBe(reason)
  })
})

test('what changed is named, each thing once', () => {
  const before = {
    description: 'The door sticks.',
    firstDay: '2026-11-20',
    lastDay: '2026-11-22',
    providerType: 'club',
    provider: null,
  } as const
  expect(maintenanceChangesOf(before, before)).toEqual([])
  expect(maintenanceChangesOf(before, { ...before, lastDay: '2026-11-23' })).toEqual(['days'])
  expect(
    maintenanceChangesOf(before, {
      description: 'The door does not open.',
      firstDay: '2026-11-21',
      lastDay: '2026-11-23',
      providerType: 'external',
      provider: 'Clima Peninsular',
    }),
  ).toEqual(['description', 'days', 'provider'])
})
