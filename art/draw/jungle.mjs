import { f, mix } from './numbers.mjs'

/** A steep thatched roof: the ridge from `left` to `right` at `top`, the eaves `over` wider each side at `foot`. */
export function thatch(sheet, left, right, top, foot, over) {
  const p = sheet.p
  const tone = mix(p.wood, p.sand, 0.38)
  const [a, b] = [left - over, right + over]
  const middle = (left + right) / 2
  const sag = (foot - top) * 0.1
  const hip = f(top + (foot - top) * 0.56)
  const [leftHip, rightHip] = [f(left - over * 0.36), f(right + over * 0.36)]
  const eaves = `${a} ${foot}Q${middle} ${f(foot + sag)} ${b} ${foot}`
  const roof = `M${left} ${top}Q${leftHip} ${hip} ${eaves}Q${rightHip} ${hip} ${right} ${top}Z`
  sheet.path(roof, sheet.fadeAcross(tone, mix(tone, p.ink, 0.3)))
  let straw = ''
  const count = Math.round((b - a) / 17)
  for (let i = 1; i < count; i++) {
    const t = i / count
    const x0 = left + (right - left) * t
    const x1 = a + (b - a) * t
    const end = f(foot + sag * 2 * t * (1 - t))
    straw += `M${f(x0)} ${f(top + 5)}Q${f(x0 + (x1 - x0) * 0.4)} ${hip} ${f(x1)} ${end}`
  }
  sheet.line(straw, mix(p.wood, p.ink, 0.3), 1.5, 'opacity=".32"')
  // The cut edge of the eaves, and the ridge cap.
  const under = `${b - 3} ${foot + 8}Q${middle} ${f(foot + sag + 9)} ${a + 3} ${foot + 8}`
  sheet.path(`M${eaves}L${under}Z`, mix(tone, p.ink, 0.42))
  sheet.rect(left - 5, top - 5, right - left + 10, 11, mix(tone, p.ink, 0.2), 'rx="5"')
}

/** A paper lantern hanging `drop` below (x, y); it glows when lamps are on. */
export function lantern(sheet, x, y, drop, k = 1) {
  const p = sheet.p
  const top = y + drop
  sheet.line(`M${f(x)} ${f(y)}V${f(top)}`, p.ink, 1.2, 'opacity=".7"')
  if (sheet.lamplit) sheet.circle(x, top + 12 * k, 46 * k, sheet.halo(p.light, 0.6))
  sheet.ellipse(x, top + 12 * k, 10.5 * k, 12 * k, sheet.lamplit ? p.light : mix(p.light, p.foam, 0.3))
  const band = (y) => `M${f(x - 8.6 * k)} ${f(top + y * k)}H${f(x + 8.6 * k)}`
  sheet.line(band(7) + band(17), p.accent2, f(1.4 * k))
  sheet.rect(x - 5 * k, top - 1.5 * k, 10 * k, 3 * k, p.ink, 'rx="1.5"')
}

/** A wall of canopy from `from` to `to` (units): rounded crowns of the tone standing on the line `y`. */
export function canopy(sheet, from, to, y, height, tone) {
  let d = `M${f(from)} ${f(y)}`
  let x = from
  while (x < to) {
    const step = 34 + sheet.random() * 34
    // Neighbours differ little; the mass as a whole swells and falls.
    const rise = height * (0.74 + 0.18 * Math.sin(x / 97 + height) + sheet.random() * 0.08)
    const next = Math.min(to, x + step)
    d += `L${f(x)} ${f(y - rise)}A${f(step * 0.62)} ${f(step * 0.56)} 0 0 1 ${f(next)} ${f(y - rise)}`
    x = next
  }
  sheet.path(`${d}L${f(to)} ${f(y)}Z`, tone)
}

/** Mangrove prop roots arching from (x, y) down into the water, `n` of them over `width`. */
export function roots(sheet, x, y, width, drop, n = 7) {
  const p = sheet.p
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1) - 0.5
    const reach = width * t
    const foot = f(y + drop * (0.8 + sheet.random() * 0.3))
    const arch = `${f(x + reach * 0.5)} ${f(y)} ${f(x + reach)} ${f(y + drop * 0.2)}`
    d += `M${f(x + reach * 0.24)} ${f(y)}C${arch} ${f(x + reach)} ${foot}`
  }
  sheet.line(d, mix(p.trunk, p.ink, 0.25), f(Math.max(2.4, width * 0.03)))
}

/** Vines hanging from above along a stretch, each ending in a leaf or two. */
export function vines(sheet, from, to, y, length, n) {
  const p = sheet.p
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = from + ((to - from) * (i + sheet.random() * 0.7)) / n
    const l = length * (0.4 + sheet.random() * 0.6)
    const bend = `${f((sheet.random() - 0.5) * 16)} ${f(l / 2)}`
    d += `M${f(x)} ${f(y)}q${bend} ${f((sheet.random() - 0.5) * 10)} ${f(l)}`
    for (const at of [0.5, 0.72, 0.94])
      sheet.ellipse(x + (sheet.random() - 0.5) * 12, y + l * at, 4.6, 8, p.leaf[i % 2])
  }
  sheet.line(d, p.leaf[1], 2, 'opacity=".9"')
}
