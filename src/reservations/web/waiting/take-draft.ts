import { newDraft, type StayDraft } from '../stay-draft.ts'
import type { Wait } from './wait-words.tsx'

/** The first draft of nights that are taken: who comes to the stay that goes for them, else the owner; with the benefits that the wish
 * has, by benefit year. */
export function takeDraft(
  owner: { name: string; lastname: string },
  swap: Wait['swap'],
  benefits: Record<number, string>,
): StayDraft {
  const adults = swap?.guests.filter(({ kind }) => kind === 'adult') ?? []
  if (!swap || adults.length === 0) return { ...newDraft(owner), benefits }
  const children = swap.guests.filter(({ kind }) => kind === 'child')
  return {
    ...newDraft(owner),
    benefits,
    occupant: swap.occupant,
    note: swap.note,
    adults: adults.map(({ name, lastname, email, phone }) => ({ na: false, name, lastname, email, phone })),
    children: children.map(({ name, lastname, age }) => ({
      ...{ na: false, name, lastname },
      age: age === null ? '' : String(age),
    })),
  }
}
