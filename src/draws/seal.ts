import type { DrawTaker } from './round.ts'

/** The seal of a text: its SHA-256 in hex, 64 characters, the same in a browser and on the server. */
export async function sealOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The text that is sealed when wishes close: a line for each contract by its number, with what it was given before and its
 * wishes. Its seal is published at once, before the public number is known, so that no wish changes afterwards unseen.
 */
export function wishesText(takers: readonly DrawTaker[]): string {
  return takers
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, before, wishes }) => JSON.stringify([number, before, wishes]))
    .join('\n')
}
