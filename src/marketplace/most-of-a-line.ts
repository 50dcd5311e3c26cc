/** The largest quantity of a line. */
export const MOST_OF_A_LINE = 500

/** How many of a package one may want, `most` at the most: each of its parts is a line too, with so many in a package. */
export function mostPackages(perPackage: readonly number[], most: number): number {
  const largest = Math.max(1, ...perPackage)
  return Math.max(1, Math.min(most, Math.floor(MOST_OF_A_LINE / largest)))
}
