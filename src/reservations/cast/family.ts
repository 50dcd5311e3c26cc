import { addDays, type Day } from '../../kernel/day.ts'

/** Who grows up with whom: whoever comes twice is the same person, child or adult, with one day of birth. */
const ADULTS = {
  ESP: ['Andrea', 'Luis', 'Carmen', 'Iván', 'Paola', 'Jorge'],
  ENG: ['Claire', 'Andrew', 'Julia', 'Samuel', 'Hannah', 'Louis'],
} as const
const CHILDREN = {
  ESP: ['Diego', 'Renata', 'Mateo', 'Ximena', 'Bruno', 'Elisa'],
  ENG: ['Emma', 'Oliver', 'Grace', 'Nathan', 'Alice', 'Henry'],
} as const

type Side = keyof typeof ADULTS

export const adultsOf = (side: Side): readonly string[] => ADULTS[side]
export const childrenOf = (side: Side): readonly string[] => CHILDREN[side]

/**
 * The day of birth of a child of the demo, always the same for a name: five to twelve years before today, so that they are
 * children in all of the demo's stays, three years back and one ahead.
 */
export function birthdayOf(name: string, lastname: string, today: Day): Day {
  let sum = 0
  for (const letter of `${name} ${lastname}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return addDays(today, -(5 * 365 + (sum % (7 * 365))))
}
