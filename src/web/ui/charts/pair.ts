/** One month (or any step) of two series; null where there is no figure. */
export interface PairPoint {
  /** Under the axis: "Nov". */
  label: string
  /** In the tooltip and for screen readers: "November". */
  fullLabel: string
  current: number | null
  previous: number | null
}

/** A scale of round figures around the values. `ticks` run from `low` to `high`. */
export interface Scale {
  low: number
  high: number
  ticks: number[]
}

/**
 * The scale for some values in about `steps` steps of 1, 2, 2.5 or 5 times a power of ten. It holds zero unless
 * `fromData` lets it begin near the lowest value (a share that moves between 60 and 90).
 */
export function scaleFor(values: readonly (number | null)[], steps = 3, fromData = false): Scale {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return { low: 0, high: 1, ticks: [0, 1] }
  const lowest = fromData ? Math.min(...known) : Math.min(0, ...known)
  const highest = fromData ? Math.max(...known) : Math.max(0, ...known)
  const step = roundStep((highest - lowest || Math.abs(highest) || 1) / steps)
  const first = Math.floor(lowest / step)
  const last = Math.max(Math.ceil(highest / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
  return { low: ticks[0]!, high: ticks.at(-1)!, ticks }
}

function roundStep(exact: number): number {
  const power = 10 ** Math.floor(Math.log10(exact))
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= exact * 0.999) ?? 10
  return factor * power
}

// 3 times 0.1 is not 0.3 for a computer.
const tidy = (value: number) => Number(value.toPrecision(12))

export type Dot = readonly [x: number, y: number]

/** The path of a gentle curve through some dots, for the `d` of an SVG path; it breaks nowhere. */
export function curveThrough(dots: readonly Dot[]): string {
  const [first, ...rest] = dots
  if (!first) return ''
  const at = (index: number) => dots[Math.min(Math.max(index, 0), dots.length - 1)]!
  const pull = 6.6
  return rest.reduce((path, to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const control = (a: number, b: number, c: number) => (a + (b - c) / pull).toFixed(1)
    const out = `${control(from[0], to[0], before[0])} ${control(from[1], to[1], before[1])}`
    const into = `${control(to[0], from[0], after[0])} ${control(to[1], from[1], after[1])}`
    return `${path}C${out} ${into} ${to[0]} ${to[1]}`
  }, `M${first[0]} ${first[1]}`)
}

/** The unbroken runs of dots in a series: a missing month breaks the line. */
export function runsOf(
  series: readonly (number | null)[],
  place: (value: number, index: number) => Dot,
): Dot[][] {
  const runs: Dot[][] = []
  let open: Dot[] | null = null
  series.forEach((value, index) => {
    if (value === null) {
      open = null
      return
    }
    if (!open) {
      open = []
      runs.push(open)
    }
    open.push(place(value, index))
  })
  return runs
}
