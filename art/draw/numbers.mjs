/** Rounds to a tenth of a unit: enough for a drawing, and it keeps the files small. */
export const f = (n) => +n.toFixed(1)

/**
 * Seeded random numbers in 0..1 (mulberry32): the same seed always draws the same leaf, so running the
 * generator again changes no file.
 */
export function rng(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour `t` of the way (0..1) from `a` to `b`, both as #rrggbb. */
export function mix(a, b, t) {
  const to = channels(b)
  const mixed = channels(a).map((value, i) => Math.round(value + (to[i] - value) * t))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * A smooth path through the points [x, y] (a Catmull-Rom spline written as Béziers). `first` is the command of
 * the first point: 'M' opens a path, 'L' continues one.
 */
export function smooth(points, first = 'M') {
  let d = `${first}${f(points[0][0])} ${f(points[0][1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const from = points[i]
    const to = points[i + 1]
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    const lead = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const tail = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${f(lead[0])} ${f(lead[1])} ${f(tail[0])} ${f(tail[1])} ${f(to[0])} ${f(to[1])}`
  }
  return d
}
