import type { StaffRole } from '../../../kernel/endpoint.ts'

/** A screen of the menu, as the palette offers it. */
export interface ScreenChoice {
  path: string
  title: string
}

/** The things that can be begun from anywhere, and whose work each is. */
export const PALETTE_DEEDS = [
  { deed: 'newsletter', role: 'desk' },
  { deed: 'promotion', role: 'desk' },
  { deed: 'document', role: 'desk' },
  { deed: 'product', role: 'desk' },
  { deed: 'event', role: 'desk' },
  { deed: 'close-days', role: 'desk' },
  { deed: 'skin', role: null },
] as const satisfies readonly { deed: string; role: StaffRole | null }[]
export type PaletteDeed = (typeof PALETTE_DEEDS)[number]['deed']

/** The deeds of somebody with these roles. */
export function deedsOf(roles: readonly StaffRole[]): PaletteDeed[] {
  return PALETTE_DEEDS.filter(({ role }) => role === null || roles.includes(role)).map(({ deed }) => deed)
}

/** What is typed after `>`, where only screens and deeds are wanted; null where everything is. */
export function onlyDeeds(typed: string): string | null {
  return typed.startsWith('>') ? typed.slice(1).trim() : null
}

/** The place that an arrow leads to in a list of so many, round its ends; -1 in an empty one. */
export function stepTo(at: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : (at + by + count) % count
}
