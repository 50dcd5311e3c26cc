/** The largest quantity of a line. */
export const MOST_OF_A_LINE = 500

/** How many of a package one may want, `most` at the most: each of its parts is a line too, with a most of its own. */
export function mostPackages(
  parts: readonly { perPackage: number | null; most: number }[],
  most: number,
): number {
  return Math.max(1, Math.min(most, ...parts.map((part) => Math.floor(part.most / (part.perPackage ?? 1)))))
}
