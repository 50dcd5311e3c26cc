/** The length of something, in minutes. */
interface Long {
  minutes: number | null
}

/**
 * How long a party is busy with what it chose of a product, in minutes: as long as the longest of it. Of nothing yet what all
 * variants take, null where they differ or it is not said.
 */
export function minutesOfParty(
  details: readonly (Long & { id: number })[],
  party: readonly { detailId: number; qty: number }[],
): number | null {
  const chosen = details.filter(({ id }) => party.some((one) => one.detailId === id && one.qty > 0))
  if (chosen.length > 0) return longest(chosen)
  const { least, most } = spanOfMinutes(details)
  return least === most ? least : null
}

/** The shortest and the longest of a product's variants, in minutes; null where no length is said. */
export function spanOfMinutes(details: readonly Long[]): { least: number | null; most: number | null } {
  const known = details.flatMap(({ minutes }) => minutes ?? [])
  return known.length === 0
    ? { least: null, most: null }
    : { least: Math.min(...known), most: Math.max(...known) }
}

/** The longest of several; null where of none a length is said. */
export function longest(all: readonly Long[]): number | null {
  return spanOfMinutes(all).most
}
