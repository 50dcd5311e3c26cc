import { f, mix, smooth } from './numbers.mjs'

/** A surf line breaking along the points: wide pale wash, then a bright edge, then scattered foam. */
export function surf(sheet, pts, { wash = 18 } = {}) {
  const p = sheet.p
  const d = smooth(pts)
  sheet.line(d, p.foam, wash, 'opacity=".3"')
  sheet.line(d, p.foam, wash * 0.42, 'opacity=".85"')
  for (let i = 0; i < pts.length * 5; i++) {
    const [x, y] = pts[Math.floor(sheet.random() * pts.length)]
    const out = sheet.random() * wash * 2.2
    const width = 8 + sheet.random() * 26
    sheet.rect(
      x - out - width / 2 + (sheet.random() - 0.5) * 50,
      y + out * 0.6,
      width,
      2.6,
      p.foam,
      `rx="1.3" opacity="${f(0.25 + sheet.random() * 0.5)}"`,
    )
  }
}

/** A rock in the water: facets lit from the left, `w` wide and `h` high, its foot at y. */
export function rock(sheet, x, y, w, h, tone) {
  const p = sheet.p
  const at = (u, v) => `${f(x + u * w)} ${f(y - v * h)}`
  sheet.path(
    `M${at(0, 0)}L${at(0.12, 0.42)}L${at(0.3, 0.8)}L${at(0.46, 1)}L${at(0.64, 0.86)}L${at(0.84, 0.4)}L${at(1, 0)}Z`,
    tone,
  )
  sheet.path(
    `M${at(0.46, 1)}L${at(0.64, 0.86)}L${at(0.84, 0.4)}L${at(1, 0)}L${at(0.6, 0)}L${at(0.52, 0.46)}Z`,
    mix(tone, p.ink, 0.3),
  )
  sheet.path(
    `M${at(0.12, 0.42)}L${at(0.3, 0.8)}L${at(0.36, 0.3)}L${at(0.2, 0)}L${at(0, 0)}Z`,
    mix(tone, p.light, 0.18),
  )
}

/** A cardón cactus rooted at (x, y), `h` tall: a ribbed column with upturned arms. */
export function cardon(sheet, x, y, h, tone) {
  const p = sheet.p
  const thick = h * 0.12
  const shade = mix(tone, p.ink, 0.3)
  const column = (cx, foot, top, width) => {
    const r = width / 2
    sheet.path(
      `M${f(cx - r)} ${f(foot)}V${f(top + r)}a${f(r)} ${f(r)} 0 0 1 ${f(width)} 0V${f(foot)}Z`,
      sheet.fadeAcross(mix(tone, p.light, 0.14), shade),
    )
    sheet.line(
      `M${f(cx - r * 0.36)} ${f(foot)}V${f(top + r)}M${f(cx + r * 0.36)} ${f(foot)}V${f(top + r)}`,
      p.ink,
      Math.max(0.8, width * 0.05),
      'opacity=".22"',
    )
  }
  for (const [side, from, top, out] of [
    [-1, 0.36, 0.78, 0.2],
    [1, 0.48, 0.92, 0.19],
    [1, 0.28, 0.6, 0.36],
  ]) {
    const cx = x + side * out * h
    const elbow = y - from * h
    const bend = `M${f(x)} ${f(elbow + thick * 0.5)}Q${f(cx)} ${f(elbow + thick * 0.7)} ${f(cx)} ${f(elbow - thick)}`
    sheet.line(bend, side < 0 ? tone : shade, f(thick * 0.74))
    column(cx, elbow - thick * 0.6, y - top * h, thick * 0.74)
  }
  column(x, y, y - h, thick)
}
