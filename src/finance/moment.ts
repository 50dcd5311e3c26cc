/** A moment that is the same for everybody, to the second: "2026-11-10 17:30:00 UTC". */
export function momentInUtc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
