import type { DayRange } from '../../../kernel/day.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { answerToChange, type ToldAnswer } from '../../stay/told-before.ts'
import { newDraft, type StayDraft, stayBodyOf } from '../stay-draft.ts'

/** All that is typed while a stay is changed; plain JSON, so that it outlives a reload. */
export interface ChangeDraft {
  /** The stay that the change began from; typed for another state of it, the draft is void. */
  base: string
  dates: DayRange
  party: { adults: number; children: number }
  /** Who stays and the note, as in a request. */
  who: StayDraft
}

/** The stay that a change begins from: the one that is wished already, else the one that stands. */
function wantedOf(booking: BookingDetails) {
  const { datein, dateout, occupant, note, adults, children } = booking.wish ?? booking
  const people =
    booking.wish?.guests ??
    booking.guests.map((guest, index) => ({
      email: null,
      phone: null,
      ...guest,
      ...booking.guestContacts[index],
    }))
  return { datein, dateout, occupant, note, party: { adults, children }, people }
}

/** A draft that changes nothing yet. */
export function changeDraftOf(booking: BookingDetails): ChangeDraft {
  const { people, party, ...wanted } = wantedOf(booking)
  const adults = people.filter(({ kind }) => kind === 'adult')
  const children = people.filter(({ kind }) => kind === 'child')
  const name = (guest: (typeof people)[number]) => ({
    na: guest.na,
    name: guest.name ?? '',
    lastname: guest.lastname ?? '',
  })
  return {
    base: JSON.stringify([wanted.datein, wanted.dateout, wanted.occupant, wanted.note, people]),
    dates: { checkIn: wanted.datein, checkOut: wanted.dateout },
    party,
    who: {
      ...newDraft({ name: '', lastname: '' }),
      occupant: wanted.occupant,
      note: wanted.note ?? '',
      adults: adults.map((each) => ({ ...name(each), email: each.email ?? '', phone: each.phone ?? '' })),
      children: children.map((each) => ({ ...name(each), age: String(each.age ?? '') })),
    },
  }
}

/** What is kept, unless the stay is another one by now. */
export function draftFor(kept: ChangeDraft, booking: BookingDetails): ChangeDraft {
  const fresh = changeDraftOf(booking)
  return kept.base === fresh.base ? kept : fresh
}

/** What will be sent. It may still be wrong; the endpoint's own shape says where. */
export function bodyOfChange(draft: ChangeDraft, booking: BookingDetails, acceptNearby: boolean) {
  const stay = { ...draft.party, dates: draft.dates, room: null }
  const about = { idContract: booking.idContract, idCategory: booking.idCategory, acceptNearby }
  // An empty note is sent too: what is not sent stays.
  return { idBooking: booking.id, ...stayBodyOf(draft.who, stay, about), note: draft.who.note.trim() }
}

/** Whether the days are others than those that the booking waits for, or has. */
export function movesDates({ dates }: ChangeDraft, booking: BookingDetails): boolean {
  const { datein, dateout } = booking.wish ?? booking
  return dates.checkIn !== datein || dates.checkOut !== dateout
}

/** Asks for what would do in the place of the days asked for; the booking's own nights count as free. */
export function otherThanChange({ dates, party }: ChangeDraft, booking: BookingDetails) {
  return {
    idContract: booking.idContract,
    idBooking: booking.id,
    datein: dates.checkIn,
    dateout: dates.checkOut,
    guests: party.adults + party.children,
  }
}

/** Whether anything would change. */
export function isChanged(draft: ChangeDraft, booking: BookingDetails): boolean {
  const sent = (one: ChangeDraft) => JSON.stringify(bodyOfChange(one, booking, false))
  return sent(draft) !== sent(changeDraftOf(booking))
}

/** How the change will be answered: at once, or by whom it waits. */
export function answerTo({ who }: ChangeDraft, booking: BookingDetails): ToldAnswer {
  const pending = booking.usedBenefits.filter(({ state, part }) => state === 'pending' && part !== 'stay')
  return answerToChange({
    hotelConfirmsItself: booking.confirmsItself,
    occupant: who.occupant,
    pendingBenefits: who.occupant === 'owner' ? pending.length : 0,
  })
}
