import { describe, expect, it } from 'vitest'
import { check } from '../../kernel/faults.ts'
import { requestBooking } from '../reservations.endpoints.ts'
import {
  guestsFor,
  newDraft,
  type StayDraft,
  stayBodyOf,
  withAdult,
  withChild,
  withOccupant,
} from './stay-draft.ts'

const owner = { name: 'Elena', lastname: 'Arriaga' }
const stay = {
  dates: { checkIn: '2027-02-06', checkOut: '2027-02-13' },
  adults: 2,
  children: 1,
  room: 3,
}
const about = { idContract: 1, idCategory: 3, acceptNearby: false }
const faultsOf = (draft: StayDraft) => {
  const checked = check(requestBooking.body!, stayBodyOf(draft, stay, about))
  return checked.ok ? {} : checked.fields
}

describe('the guests', () => {
  it('fill the party with blanks and forget nobody when it shrinks', () => {
    const draft = withAdult(newDraft(owner), 2, { name: 'Ana' })
    expect(guestsFor(draft, { adults: 1, children: 0 }).adults).toHaveLength(1)
    expect(guestsFor(draft, { adults: 3, children: 0 }).adults[2]?.name).toBe('Ana')
  })
  it('begin with the owner, who goes when a guest comes instead and returns', () => {
    const draft = newDraft(owner)
    const guest = withOccupant(draft, 'guest', owner)
    expect(guest.adults[0]).toMatchObject({ name: '', lastname: '' })
    expect(withOccupant(guest, 'owner', owner).adults[0]).toMatchObject(owner)
  })
  it('keep another main guest whom somebody typed', () => {
    const draft = withAdult(newDraft(owner), 0, { name: 'Marco', lastname: 'Ruiz' })
    expect(withOccupant(draft, 'guest', owner).adults[0]?.name).toBe('Marco')
  })
})

describe('what is missing', () => {
  it('is each guest who is neither given nor NA, the age of a child and the terms', () => {
    expect(faultsOf(newDraft(owner))).toEqual({
      'adults.1.name': 'required',
      'adults.1.lastname': 'required',
      'children.0.name': 'required',
      'children.0.lastname': 'required',
      'children.0.age': 'required',
      terms: 'accept-terms',
    })
  })
  it('is nothing when the others are NA and the terms accepted', () => {
    const draft = withChild(withAdult({ ...newDraft(owner), terms: true }, 1, { na: true }), 0, { na: true })
    expect(faultsOf(draft)).toEqual({})
  })
  it('is the main guest, who cannot be NA', () => {
    const draft = withAdult({ ...newDraft(owner), terms: true }, 0, { na: true, name: '' })
    expect(faultsOf(draft)).toHaveProperty(['adults.0.name'])
  })
})
