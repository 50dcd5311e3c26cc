import { expect, test } from 'vitest'
import type { WireVisit } from '../../access.endpoints.ts'
import { begun, NO_GUEST, newVisit, repeated, visitBodyOf } from './visit-draft.ts'

const visit = (datein: string, dateout: string) => ({ datein, dateout }) as WireVisit

test.each([
  // A Wednesday, seen on that day, later, long after, and before it comes.
  ['2026-11-18', '2026-11-18', '2026-11-18', '2026-11-25', '2026-11-25'],
  ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-25', '2026-11-27'],
  ['2026-11-18', '2026-11-18', '2026-11-25', '2026-12-02', '2026-12-02'],
  ['2026-01-07', '2026-01-07', '2026-11-18', '2026-11-25', '2026-11-25'],
  ['2026-12-02', '2026-12-03', '2026-11-18', '2026-12-09', '2026-12-10'],
])('a visit from %s to %s repeated on %s runs from %s to %s', (from, to, today, datein, dateout) => {
  expect(repeated(visit(from, to), today)).toEqual({ datein, dateout })
})

test('a guest with nothing in it is nobody; half a guest is somebody', () => {
  const half = { ...NO_GUEST, email: 'a@b.example' }
  expect(begun([NO_GUEST, half, { ...NO_GUEST, name: ' ' }])).toEqual([half])
})

test('24 hours sends no times, an empty email is none', () => {
  const draft = { ...newVisit('2026-11-18', 'en'), guests: [{ ...NO_GUEST, name: 'Ana', lastname: 'Solís' }] }
  expect(visitBodyOf({ ...draft, allDay: true })).toMatchObject({
    timein: null,
    timeout: null,
    guests: [{ email: null }],
  })
  expect(visitBodyOf({ ...draft, timein: '' })).toMatchObject({ timein: null, timeout: '20:00' })
})
