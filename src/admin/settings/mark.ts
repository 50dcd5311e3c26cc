import { contrastOf, HOUSE_COLOURS } from './colours.ts'

/** What WCAG asks of pictures that say something (2.2, 1.4.11). */
const LEAST_OF_A_PICTURE = 3
/** The share of what is painted that has to stand out from its ground. */
const LEAST_SHARE = 0.5

/** Grounds on which the logo stands: paper and cards by day; the dark skin's and the deep panel. */
const BY_DAY = ['#fffdfa', '#f7f3ec']
const BY_NIGHT = ['#122326', '#172b2f', HOUSE_COLOURS.deep]

/** A logo at the size of a tab's icon: four bytes a pixel (red, green, blue, how much of it is painted). */
export type TinyPicture = Uint8Array

/**
 * Whether a logo can be made out by day and by night: most of what is painted stands out from each ground by 3 to 1 at least. What is all
 * but transparent is nothing to be seen.
 */
export function markReads(tiny: TinyPicture): { day: boolean; night: boolean } {
  const onAll = (grounds: readonly string[]) =>
    grounds.every((ground) => shareThatStandsOut(tiny, ground) >= LEAST_SHARE)
  return { day: onAll(BY_DAY), night: onAll(BY_NIGHT) }
}

function shareThatStandsOut(tiny: TinyPicture, ground: string): number {
  let painted = 0
  let seen = 0
  for (let at = 0; at + 3 < tiny.length; at += 4) {
    const share = (tiny[at + 3] ?? 0) / 255
    if (share < 0.1) continue
    painted += share
    if (contrastOf(hex(tiny, at), ground) >= LEAST_OF_A_PICTURE) seen += share
  }
  // A twentieth of its square at least.
  return painted < tiny.length / 80 ? 0 : seen / painted
}

const hex = (tiny: TinyPicture, at: number) =>
  `#${[...tiny.subarray(at, at + 3)].map((one) => one.toString(16).padStart(2, '0')).join('')}`

/** The least height and width of a logo that is brought, in pixels. */
export const LEAST_MARK = 64

/** Whether a logo goes into its place: large enough, and no more than twice as long as the other way. */
export const isMarkSized = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) >= LEAST_MARK && Math.max(width, height) <= 2 * Math.min(width, height)
