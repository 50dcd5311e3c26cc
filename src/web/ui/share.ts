/** A part of a whole in percent, between 0 and 100; nothing of nothing is 0. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 0
  return Math.min(100, Math.max(0, (part / whole) * 100))
}
