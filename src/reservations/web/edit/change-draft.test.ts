import { describe, expect, it } from 'vitest'
import { check } from '../../../kernel/faults.ts'
import { modifyBooking } from '../../changes.endpoints.ts'
import { withAdult } from '../stay-draft.ts'
import { bodyOfChange, changeDraftOf, draftFor, isChanged, movesDates } from './change-draft.ts'
import { aBooking } from './testing.a-booking.ts'

describe('a change of a stay', () => {
  const booking = aBooking()
  const draft = changeDraftOf(booking)

  it('begins as the stay is, and is then nothing to send', () => {
    expect(draft.who.adults).toEqual([
      { na: false, name: 'Elena', lastname: 'Arriaga', email: 'elena@marea.example', phone: '' },
      { na: true, name: '', lastname: '', email: '', phone: '' },
    ])
    expect(draft.who.children).toEqual([{ na: false, name: 'Leo', lastname: 'Arriaga', age: '7' }])
    expect(isChanged(draft, booking)).toBe(false)
    expect(movesDates(draft, booking)).toBe(false)
  })
  it('is a change once a guest, the note or a day is another', () => {
    expect(isChanged({ ...draft, who: withAdult(draft.who, 1, { na: false, name: 'Ana' }) }, booking)).toBe(
      true,
    )
    expect(isChanged({ ...draft, who: { ...draft.who, note: 'Late' } }, booking)).toBe(true)
    const moved = { ...draft, dates: { checkIn: '2027-02-07', checkOut: '2027-02-13' } }
    expect([isChanged(moved, booking), movesDates(moved, booking)]).toEqual([true, true])
  })
  it('is sent in the shape of the call', () => {
    const checked = check(modifyBooking.body!, bodyOfChange(draft, booking, true))
    expect(checked).toMatchObject({
      ok: true,
      value: { idBooking: 5, datein: '2027-02-06', acceptNearby: true, children: [{ age: 7 }] },
    })
  })
  it('names the guest who is neither given nor NA', () => {
    const more = { ...draft, party: { adults: 3, children: 1 } }
    expect(check(modifyBooking.body!, bodyOfChange(more, booking, false))).toMatchObject({
      ok: false,
      fields: { 'adults.2.name': 'required' },
    })
  })
  it('is void when the stay was changed elsewhere meanwhile', () => {
    const typed = { ...draft, who: { ...draft.who, note: 'Late' } }
    expect(draftFor(typed, booking)).toBe(typed)
    expect(draftFor(typed, { ...booking, dateout: '2027-02-14' }).who.note).toBe('')
  })
  it('begins from the change that waits already, and moves when its days are others', () => {
    const guest = { kind: 'adult', na: false, name: 'Rosa', lastname: 'Ruiz', age: null } as const
    const wish = {
      ...{
        from: 'confirmed' as const,
        datein: '2027-03-01',
        dateout: '2027-03-05',
        nights: 4,
        nightsCost: 4,
      },
      ...{ adults: 1, children: 0, occupant: 'guest' as const, note: 'Late' },
      guests: [{ ...guest, email: null, phone: '+52 984 100' }],
    } as const
    const waits = aBooking({
      bookingStatus: 'pending-modification',
      wish: { ...wish, guests: [...wish.guests] },
    })
    const again = changeDraftOf(waits)
    expect(again.dates).toEqual({ checkIn: '2027-03-01', checkOut: '2027-03-05' })
    expect(again.who).toMatchObject({
      occupant: 'guest',
      note: 'Late',
      adults: [{ name: 'Rosa', phone: '+52 984 100' }],
    })
    expect([isChanged(again, waits), movesDates(again, waits)]).toEqual([false, false])
    expect(
      movesDates({ ...again, dates: { checkIn: booking.datein, checkOut: booking.dateout } }, waits),
    ).toBe(true)
  })
})
