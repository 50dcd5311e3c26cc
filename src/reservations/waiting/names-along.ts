/** A guest of a stay, as far as the order of a party asks. */
interface Named {
  kind: 'adult' | 'child'
  not_given: boolean
}

/** A guest of whom nothing is known yet: the stay asks for them. */
const NOBODY = { not_given: true, name: null, lastname: null, email: null, phone: null, age: null } as const

/**
 * The guests of a stay that is given up, as they go along to the one in its place: adults and children in their order, as far as the new
 * party has places for them; places that stay over are to be named (decision 0484). Null where nobody leads the party: then it is its
 * owner's.
 */
export function namesAlong<Guest extends Named>(
  guests: readonly Guest[],
  party: { adults: number; children: number },
): (Guest & { position: number })[] | null {
  const named = (kind: Named['kind']) => guests.filter((one) => one.kind === kind && !one.not_given)
  const [adults, children] = [named('adult'), named('child')]
  if (adults.length === 0) return null
  const place = (kind: Named['kind'], from: readonly Guest[], many: number) =>
    Array.from({ length: many }, (_, index) => from[index] ?? ({ ...NOBODY, kind } as unknown as Guest))
  return [...place('adult', adults, party.adults), ...place('child', children, party.children)].map(
    (guest, index) => ({ ...guest, position: index + 1 }),
  )
}
