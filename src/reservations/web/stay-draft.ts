import type { DayRange } from '../../kernel/day.ts'
import type { BodyOf } from '../../kernel/endpoint.ts'
import type { requestBooking } from '../reservations.endpoints.ts'
import type { Occupant } from '../stay/booking.ts'
import type { ChosenBenefit } from './benefits/chosen-benefits.ts'
import type { SearchedStay } from './request/stay-search.ts'

/** An adult as typed; the first one is the main guest and is always named (spec, section 5). */
export interface AdultDraft {
  na: boolean
  name: string
  lastname: string
  email: string
  phone: string
}

export interface ChildDraft {
  na: boolean
  name: string
  lastname: string
  age: string
}

/** All that is typed in the review of a request; plain JSON, so that it outlives a reload. */
export interface StayDraft {
  occupant: Occupant
  note: string
  /** What is to be used, as typed, by benefit year: passes, or whole units of money. */
  benefits?: Readonly<Record<number, string>>
  adults: AdultDraft[]
  children: ChildDraft[]
  terms: boolean
  /** The days for which the owner wants the stay although another one is near: see `warnedDays`. */
  nearbyAccepted: string | null
}

interface PersonName {
  name: string
  lastname: string
}

const BLANK_ADULT: AdultDraft = { na: false, name: '', lastname: '', email: '', phone: '' }
const BLANK_CHILD: ChildDraft = { na: false, name: '', lastname: '', age: '' }

/** A draft in which the owner comes in person. */
export function newDraft(owner: PersonName): StayDraft {
  const main = { ...BLANK_ADULT, name: owner.name, lastname: owner.lastname }
  return {
    occupant: 'owner',
    note: '',
    adults: [main],
    children: [],
    terms: false,
    nearbyAccepted: null,
  }
}

/** The guests of a party of this size: those typed so far, and blanks for the rest. Nothing typed is thrown away. */
export function guestsFor(draft: StayDraft, party: Pick<SearchedStay, 'adults' | 'children'>) {
  return {
    adults: Array.from({ length: party.adults }, (_, index) => draft.adults[index] ?? BLANK_ADULT),
    children: Array.from({ length: party.children }, (_, index) => draft.children[index] ?? BLANK_CHILD),
  }
}

/** The draft with something typed about one guest. */
export function withAdult(draft: StayDraft, index: number, typed: Partial<AdultDraft>): StayDraft {
  return { ...draft, adults: changed(draft.adults, index, typed, BLANK_ADULT) }
}

/** The draft with something typed about one child. */
export function withChild(draft: StayDraft, index: number, typed: Partial<ChildDraft>): StayDraft {
  return { ...draft, children: changed(draft.children, index, typed, BLANK_CHILD) }
}

/**
 * The draft with another occupant: the owner's name stands as the main guest when the owner comes and nobody was
 * typed, and goes when a guest comes instead.
 */
export function withOccupant(draft: StayDraft, occupant: Occupant, owner: PersonName): StayDraft {
  const main = draft.adults[0] ?? BLANK_ADULT
  const isOwner = main.name === owner.name && main.lastname === owner.lastname
  const isBlank = main.name === '' && main.lastname === ''
  const next = { ...draft, occupant }
  if (occupant === 'owner' && isBlank)
    return withAdult(next, 0, { name: owner.name, lastname: owner.lastname })
  if (occupant === 'guest' && isOwner) return withAdult(next, 0, { name: '', lastname: '' })
  return next
}

/** The days that a warning about a near stay is accepted for: other days warn again. */
export const warnedDays = ({ checkIn, checkOut }: DayRange) => `${checkIn}/${checkOut}`

/** What will be sent. It may still be wrong; the endpoint's own shape says where. */
export function stayBodyOf(
  draft: StayDraft,
  stay: Pick<SearchedStay, 'adults' | 'children'> & { dates: DayRange },
  about: {
    idContract: number
    idCategory: number
    acceptNearby: boolean
    /** What of the owner's benefits the stay uses. */
    benefits?: readonly ChosenBenefit[]
    /** Sending the request authorizes them. */
    authorizes?: boolean
  },
) {
  const { adults, children } = guestsFor(draft, stay)
  return {
    idContract: about.idContract,
    idCategory: about.idCategory,
    datein: stay.dates.checkIn,
    dateout: stay.dates.checkOut,
    adults: adults.map((adult, index) => (adult.na && index > 0 ? { na: true } : { ...adult, na: false })),
    // An empty age is no age; as a number it would be 0.
    children: children.map((child) => (child.na ? { na: true } : { ...child, age: child.age || undefined })),
    occupant: draft.occupant,
    ...(draft.note.trim() && { note: draft.note }),
    ...(about.benefits?.length && {
      benefits: about.benefits.map(({ idBenefitYear, quantity }) => ({ idBenefitYear, quantity })),
      ...(about.authorizes && { authorize: true }),
    }),
    ...(about.acceptNearby && { acceptNearby: true }),
    terms: draft.terms,
  }
}

export type RequestBody = BodyOf<typeof requestBooking>

function changed<Guest>(list: readonly Guest[], index: number, typed: Partial<Guest>, blank: Guest): Guest[] {
  const length = Math.max(list.length, index + 1)
  return Array.from({ length }, (_, at) => {
    const guest = list[at] ?? blank
    return at === index ? { ...guest, ...typed } : guest
  })
}
