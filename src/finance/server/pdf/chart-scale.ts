export interface PaperScale {
  /** Where the axis ends; every figure and zero lie between. */
  low: number
  high: number
  /** At most six, evenly apart, in round steps; zero is among them. */
  ticks: number[]
}

/** An axis for some figures in cents. It ends at a tick above, and just below the lowest figure. */
export function paperScaleFor(figures: readonly number[]): PaperScale {
  const highest = Math.max(0, ...figures)
  const lowest = Math.min(0, ...figures)
  const step = roundStep((highest - lowest || 100) / 4)
  const first = Math.ceil(lowest / step)
  const last = Math.max(Math.ceil(highest / step), lowest < 0 ? 0 : 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0)
  return { low: lowest * 1.05, high: last * step, ticks }
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is not below a step; whole hundreds of cents. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 100)))
  const times = [1, 2, 2.5, 5, 10].find((one) => one * power >= least) ?? 10
  return times * power
}
