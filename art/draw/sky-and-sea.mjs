import { f, rng, smooth } from './numbers.mjs'

/** The sky down to the horizon `hy`, three stops of the hour. */
export function sky(sheet, hy) {
  const p = sheet.p
  sheet.rect(
    0,
    0,
    sheet.w,
    hy + 2,
    sheet.linear([
      [0, p.sky[0]],
      [0.55, p.sky[1]],
      [1, p.sky[2]],
    ]),
  )
}

/** Stars above the horizon, thicker toward the top. Only a night scene asks for them. */
export function stars(sheet, hy, n = 60) {
  sheet.group('fill="#FFF6DF"', () => {
    for (let i = 0; i < n; i++) {
      const cx = sheet.random() * sheet.w
      const cy = sheet.random() ** 1.4 * hy * 0.85
      const r = 0.6 + sheet.random() * 1.1
      const opacity = 0.25 + sheet.random() * 0.6
      sheet.add(`<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" opacity="${f(opacity)}"/>`)
    }
  })
}

/** The disc of the sun, or of the moon at night, and the glow around it. */
export function sun(sheet, x, y, r) {
  const p = sheet.p
  sheet.circle(
    x,
    y,
    r * 4.6,
    sheet.radial([
      [0, p.glow, 0.85],
      [0.35, p.glow, 0.32],
      [1, p.glow, 0],
    ]),
  )
  sheet.circle(x, y, r, p.sun)
}

/** Stratus clouds of three stacked pills each; `list` holds [x, y, width, height]. */
export function clouds(sheet, list, op = 0.55) {
  const pill = (x, y, w, h, r) =>
    sheet.add(`<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${f(r)}"/>`)
  for (const [x, y, w, h] of list) {
    sheet.group(`fill="${sheet.p.cloud}" opacity="${op}"`, () => {
      pill(x, y, w, h, h / 2)
      pill(x + w * 0.22, y - h * 0.72, w * 0.46, h * 0.95, h / 2)
      pill(x + w * 0.4, y + h * 0.74, w * 0.82, h * 0.62, h * 0.31)
    })
  }
}

/** A loose string of far birds, `s` times their size. */
export function birds(sheet, x, y, s = 1, n = 4) {
  let d = ''
  for (let i = 0; i < n; i++) {
    const bx = x + i * 26 * s + sheet.random() * 12
    const by = y + (i % 2 ? -10 : 6) * s + sheet.random() * 8
    const k = (0.7 + sheet.random() * 0.6) * s
    const wings = `q${f(5 * k)} ${f(-6 * k)} ${f(9 * k)} ${f(k)}q${f(4 * k)} ${f(-7 * k)} ${f(9 * k)} ${f(-k)}`
    d += `M${f(bx - 9 * k)} ${f(by - 2 * k)}${wings}`
  }
  sheet.line(d, sheet.p.ink, 1.5, 'opacity=".45"')
}

/**
 * Far land: a silhouette that swells between `from` and `to` (fractions of the width) and meets the line `y`
 * smoothly at both ends. `rough` adds small peaks.
 */
export function ridge(sheet, y, amp, fill, { from = 0, to = 1, seed = 1, base = null, rough = 1 } = {}) {
  const rr = rng(seed)
  const ph = [rr() * 6, rr() * 6, rr() * 6]
  const pts = []
  const N = 44
  const x0 = from * sheet.w
  const x1 = to * sheet.w
  for (let i = 0; i <= N; i++) {
    const t = i / N
    const edgeL = from <= 0 ? 1 : Math.min(1, t / 0.35)
    const edgeR = to >= 1 ? 1 : Math.min(1, (1 - t) / 0.35)
    const env = edgeL * edgeL * (3 - 2 * edgeL) * (edgeR * edgeR * (3 - 2 * edgeR))
    const n =
      0.58 +
      0.27 * Math.sin(t * 5.2 + ph[0]) +
      0.12 * rough * Math.sin(t * 12 + ph[1]) +
      0.05 * rough * Math.sin(t * 27 + ph[2])
    pts.push([x0 + (x1 - x0) * t, y - amp * n * env])
  }
  sheet.path(`M${f(x0)} ${f(base ?? y + 2)}${smooth(pts, 'L')}L${f(x1)} ${f(base ?? y + 2)}Z`, fill)
}

/** The sea from the horizon `hy` down to `bottom`, darker toward the viewer in `bands` of swell. */
export function sea(sheet, hy, bottom = sheet.h, { bands = 4, seed = 3, amp = 5 } = {}) {
  const p = sheet.p
  sheet.rect(
    0,
    hy,
    sheet.w,
    bottom - hy,
    sheet.linear([
      [0, p.sea[0]],
      [0.4, p.sea[1]],
      [1, p.sea[2]],
    ]),
  )
  const rr = rng(seed)
  for (let i = 1; i <= bands; i++) {
    const t = i / (bands + 0.6)
    const y = hy + (bottom - hy) * t ** 1.35
    const a = amp * (0.4 + t)
    const ph = rr() * 6
    const pts = []
    for (let k = 0; k <= 16; k++)
      pts.push([(k / 16) * sheet.w, y + a * Math.sin(k * 0.9 + ph) + a * 0.5 * Math.sin(k * 2.1 + ph)])
    sheet.path(
      `M0 ${bottom}${smooth(pts, 'L')}L${sheet.w} ${bottom}Z`,
      p.sea[2],
      `opacity="${f(0.1 + 0.07 * t)}"`,
    )
  }
  sheet.rect(0, hy - 0.6, sheet.w, 1.4, p.glint, 'opacity=".55"')
}

/** Light lying on the water below a sun at `x`: short bars that widen with the distance from the horizon. */
export function glints(sheet, x, hy, depth, spread = 90, n = 46, op = 0.75) {
  sheet.group(`fill="${sheet.p.glint}"`, () => {
    for (let i = 0; i < n; i++) {
      const t = sheet.random() ** 1.25
      const y = hy + 4 + t * depth
      const reach = spread * (0.18 + t)
      const middle = x + (sheet.random() + sheet.random() - 1) * reach
      const width = (6 + sheet.random() * 34) * (0.35 + t * 0.9)
      const opacity = op * (0.9 - t * 0.6) * (0.4 + sheet.random() * 0.6)
      glint(sheet, middle - width / 2, y, width, 1.2 + t * 2.2, opacity)
    }
  })
}

/** Bars of light scattered over calm water between `y0` and `y1`. */
export function ripples(sheet, y0, y1, n = 26, op = 0.28) {
  sheet.group(`fill="${sheet.p.glint}"`, () => {
    for (let i = 0; i < n; i++) {
      const t = sheet.random()
      const y = y0 + t * (y1 - y0)
      const width = (16 + sheet.random() * 60) * (0.4 + t)
      const x = sheet.random() * sheet.w
      const opacity = op * (0.35 + sheet.random() * 0.65)
      glint(sheet, x, y, width, 1.2 + t * 1.6, opacity)
    }
  })
}

/** One bar of light, in the fill of the group around it. */
function glint(sheet, x, y, w, h, opacity) {
  sheet.add(
    `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="1.6" opacity="${f(opacity)}"/>`,
  )
}

/** Sand below the shoreline `pts` (left to right) with a line of foam along it. */
export function beach(sheet, pts, { foam = true } = {}) {
  const p = sheet.p
  const d = smooth(pts, 'M')
  if (foam) {
    sheet.line(d, p.foam, 16, 'opacity=".35"')
    sheet.line(d, p.foam, 6, 'opacity=".85"')
  }
  sheet.path(`${d}L${sheet.w} ${sheet.h}L0 ${sheet.h}Z`, sheet.fade(p.sand, p.sand2))
}

/** The usual far land of a bay: two pale headlands and a nearer one at the right. */
export function farShore(sheet, hy, seed) {
  const p = sheet.p
  ridge(sheet, hy, 96, p.far, { from: 0.42, to: 1, seed: seed + 1 })
  ridge(sheet, hy, 62, p.far, { from: 0, to: 0.34, seed: seed + 5 })
  ridge(sheet, hy, 58, p.mid, { from: 0.6, to: 1, seed: seed + 9, rough: 1.4 })
}
