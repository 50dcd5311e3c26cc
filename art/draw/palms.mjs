import { f, mix } from './numbers.mjs'

/** One notched palm frond of length `len`, leaving (cx, cy) at `ang` degrees and drooping at its tip. */
function frond(sheet, cx, cy, len, ang, droop, fill, width = 0.17) {
  const a = (ang * Math.PI) / 180
  const dx = Math.cos(a)
  const dy = Math.sin(a)
  const p1 = [cx + dx * len * 0.5, cy + dy * len * 0.5 - len * 0.04]
  const p2 = [cx + dx * len * 0.96, cy + dy * len * 0.86 + droop * len]
  const N = 13
  const top = []
  const bot = []
  for (let i = 0; i <= N; i++) {
    const t = i / N
    const u = 1 - t
    const x = u * u * cx + 2 * u * t * p1[0] + t * t * p2[0]
    const y = u * u * cy + 2 * u * t * p1[1] + t * t * p2[1]
    const tx = 2 * u * (p1[0] - cx) + 2 * t * (p2[0] - p1[0])
    const ty = 2 * u * (p1[1] - cy) + 2 * t * (p2[1] - p1[1])
    const m = Math.hypot(tx, ty) || 1
    const nx = -ty / m
    const ny = tx / m
    const s = dx >= 0 ? 1 : -1
    const w = len * width * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.05)) ** 0.75
    top.push([x - nx * s * w * 0.36, y - ny * s * w * 0.36])
    bot.push([
      x + nx * s * w,
      y + ny * s * w,
      x + nx * s * w * 0.34 + (tx / m) * len * 0.012,
      y + ny * s * w * 0.34 + (ty / m) * len * 0.012,
    ])
  }
  let d =
    `M${f(cx)} ${f(cy)}` +
    top
      .slice(1)
      .map(([x, y]) => `L${f(x)} ${f(y)}`)
      .join('')
  for (let i = N - 1; i >= 1; i--)
    d += `L${f(bot[i][2])} ${f(bot[i][3])}L${f(bot[i][0] + (p2[0] - cx) * 0.05)} ${f(bot[i][1] + len * 0.02)}`
  sheet.path(`${d}Z`, fill)
}

/**
 * A coconut palm rooted at (x, y), `h` tall, leaning by a fraction of its height. Fronds come in three layers,
 * the darkest behind.
 */
export function palm(sheet, x, y, h, lean = 0.15, { size = h * 0.42 } = {}) {
  const p = sheet.p
  const s = size
  const tx = x + h * lean
  const ty = y - h
  const w0 = h * 0.032 + 2
  const w1 = h * 0.016 + 1.2
  const cx = x + h * lean * 0.12
  const cy = y - h * 0.55
  const bark = sheet.fadeAcross(mix(p.trunk, p.ink, 0.35), p.trunk)
  const rise = `M${f(x - w0)} ${f(y)}Q${f(cx - w1)} ${f(cy)} ${f(tx - w1)} ${f(ty)}`
  const fall = `L${f(tx + w1)} ${f(ty)}Q${f(cx + w1 * 1.6)} ${f(cy)} ${f(x + w0)} ${f(y)}Z`
  sheet.path(rise + fall, bark)
  const back = [-168, -128, -52, -12]
  const mid = [-196, -148, -96, -30, 16]
  const front = [-176, -112, -70, -4]
  const layer = (angles, tone, k) => {
    for (const a of angles) {
      const length = s * k * (0.86 + sheet.random() * 0.26)
      const angle = a + (sheet.random() - 0.5) * 12
      const droop = 0.26 + Math.abs(Math.cos((a * Math.PI) / 180)) * 0.34
      frond(sheet, tx, ty, length, angle, droop, tone, 0.15 + sheet.random() * 0.03)
    }
  }
  layer(back, p.leaf[0], 0.96)
  layer(mid, p.leaf[1], 1)
  sheet.circle(tx - s * 0.05, ty + s * 0.05, s * 0.045, mix(p.trunk, p.accent, 0.3))
  sheet.circle(tx + s * 0.05, ty + s * 0.07, s * 0.05, mix(p.trunk, p.ink, 0.25))
  layer(front, p.leaf[2], 0.82)
}

/** A fan palm leaf of radius `r` opening toward `ang` degrees; frames a lower corner. */
export function fanPalm(sheet, x, y, r, ang, fill, rib) {
  sheet.group(`transform="translate(${f(x)} ${f(y)}) rotate(${f(ang)})"`, () => {
    for (let i = 0; i < 15; i++) {
      const a = ((-82 + i * 11.7) * Math.PI) / 180
      const l = r * (0.82 + 0.18 * Math.cos(a))
      const w = 0.072
      const ex = Math.cos(a) * l
      const ey = Math.sin(a) * l
      const ax = Math.cos(a - w) * l * 0.62
      const ay = Math.sin(a - w) * l * 0.62
      const bx = Math.cos(a + w) * l * 0.62
      const by = Math.sin(a + w) * l * 0.62
      sheet.path(
        `M0 0L${f(ax)} ${f(ay)}L${f(ex)} ${f(ey)}L${f(bx)} ${f(by)}Z`,
        fill,
        `stroke="${rib}" stroke-width=".8" stroke-opacity=".35"`,
      )
    }
    sheet.line(`M0 0L${f(-r * 0.9)} ${f(r * 0.12)}`, rib, r * 0.022)
  })
}
