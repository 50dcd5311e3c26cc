import { checkDraw, draw } from '../src/draws/check-draw.ts'
import type { DrawnRound } from '../src/draws/round.ts'
import { sealOf, wishesText } from '../src/draws/seal.ts'

const TAKERS = 5000
const WISHES = 10
const PLACES = 150

export interface DrawFigures {
  takers: number
  wishes: number
  /** Milliseconds of a draw of one week each, and of its check as a browser makes it; the goal of the draw is 5,000. */
  drawMs: number
  checkMs: number
}

/** Draws a round of 5,000 owners with ten wishes each, and checks it. */
export async function measureDraw(): Promise<DrawFigures> {
  const seed = '7'.repeat(64)
  const takers = Array.from({ length: TAKERS }, (_, at) => ({
    number: at + 1,
    before: [at % 3 === 0 ? null : at % 4 === 0 ? [1 + (at % 9)] : [], [], null],
    wishes: Array.from({ length: WISHES }, (__, rank) => 1 + ((at * 7 + rank * 13) % PLACES)),
  }))
  const round: Omit<DrawnRound, 'order' | 'given'> = {
    format: 'veranda-draw-1',
    round: { name: 'Peak weeks', closed: '2026-11-30T23:00:00.000Z' },
    ...{ each: 1, weights: [3, 2, 1], seal: await sealOf(seed), seed },
    publicNumber: { source: 'drand', value: 'c0ffee' },
    wishesSeal: await sealOf(wishesText(takers)),
    places: Array.from({ length: PLACES }, (_, at) => ({
      ...{ id: at + 1, hotel: 'Bahía Serena', category: 'Lagoon', count: 8 },
      ...{ checkIn: `2027-0${1 + (at % 9)}-01`, checkOut: `2027-0${1 + (at % 9)}-08` },
    })),
    takers,
  }
  const begun = performance.now()
  const drawn = await draw(round)
  const drawMs = performance.now() - begun
  await checkDraw({ ...round, ...drawn })
  const checkMs = performance.now() - begun - drawMs
  return { takers: TAKERS, wishes: WISHES, drawMs: Math.round(drawMs), checkMs: Math.round(checkMs) }
}

/** Prints what a draw takes. */
export function printDraw({ takers, wishes, drawMs, checkMs }: DrawFigures): void {
  console.log(
    `\nA draw of ${takers} owners × ${wishes} wishes: ${drawMs} ms (5,000 at most), its check ${checkMs} ms`,
  )
}
