import { f, mix } from './numbers.mjs'
import { bananaLeaf } from './plants.mjs'

/** A plant in a tapered pot whose foot stands at (x, y); `k` times its size. */
export function pottedPlant(sheet, x, y, k = 1, tone = sheet.p.accent) {
  const p = sheet.p
  sheet.ellipse(x, y, 52 * k, 8 * k, p.ink, 'opacity=".16"')
  for (const [angle, length, leaf] of [
    [-152, 150, 1],
    [-124, 196, 0],
    [-98, 232, 1],
    [-74, 212, 2],
    [-46, 160, 0],
  ])
    bananaLeaf(sheet, x, y - 92 * k, length * k, angle, p.leaf[leaf], p.foam)
  sheet.path(
    `M${f(x - 44 * k)} ${f(y - 98 * k)}H${f(x + 44 * k)}L${f(x + 32 * k)} ${f(y)}H${f(x - 32 * k)}Z`,
    sheet.fadeAcross(mix(tone, p.ink, 0.14), mix(tone, p.light, 0.12)),
  )
  sheet.rect(x - 49 * k, y - 108 * k, 98 * k, 13 * k, mix(tone, p.light, 0.25), 'rx="4"')
}

/** A woven lamp hanging from the ceiling at x, its rim at `rim`. */
export function pendant(sheet, x, rim, k = 1) {
  const p = sheet.p
  const glow = sheet.lamplit ? 0.85 : 0.5
  sheet.line(`M${x} 0V${f(rim - 90 * k)}`, p.ink, 2.4)
  sheet.circle(x, rim + 12, 104 * k, sheet.halo(p.light, glow))
  const tone = mix(p.wood, sheet.lamplit ? p.light : p.sand, 0.45)
  const at = (dx, dy) => `${f(x + dx * k)} ${f(rim - dy * k)}`
  const left = `M${at(-70, 0)}C${at(-66, 54)} ${at(-34, 88)} ${at(0, 90)}`
  sheet.path(`${left}C${at(34, 88)} ${at(66, 54)} ${at(70, 0)}Z`, tone)
  let ribs = ''
  for (let i = -3; i <= 3; i++) ribs += `M${at(0, 89)}Q${at(i * 18, 64)} ${at(i * 22, 1)}`
  sheet.line(ribs, p.wood, 1.6, 'opacity=".7"')
}

/** A loose cushion, tilted by `angle` degrees about its middle. */
export function cushion(sheet, x, y, w, h, angle, tone) {
  sheet.rect(
    x,
    y,
    w,
    h,
    tone,
    `rx="${f(h * 0.2)}" transform="rotate(${angle} ${f(x + w / 2)} ${f(y + h / 2)})"`,
  )
}

/** Floor boards from `top` to the lower edge. */
export function boards(sheet, top, from, to) {
  const p = sheet.p
  sheet.rect(0, top, sheet.w, sheet.h - top, sheet.fade(from, to))
  let d = ''
  for (let y = top + 30, gap = 38; y < sheet.h; y += gap, gap += 10) d += `M0 ${y}H${sheet.w}`
  sheet.line(d, p.ink, 1.2, 'opacity=".13"')
}

/** Floor tiles from `top` to the lower edge, running toward a vanishing point above `x`. */
export function tiles(sheet, top, x, from, to) {
  const p = sheet.p
  sheet.rect(0, top, sheet.w, sheet.h - top, sheet.fade(from, to))
  let d = ''
  for (let i = -14; i <= 14; i++) d += `M${f(x + i * 70)} ${top}L${f(x + i * 150)} ${sheet.h}`
  for (let y = top + 26, gap = 40; y < sheet.h; y += gap, gap += 14) d += `M0 ${y}H${sheet.w}`
  sheet.line(d, p.wall, 1.4, 'opacity=".4"')
}

/** A curtain drawn aside: folds between x and x + w from `top` to `foot`. */
export function curtain(sheet, x, top, foot, w = 100) {
  const p = sheet.p
  const fold = w / 6
  for (let i = 0; i < 6; i++)
    sheet.rect(x + i * fold, top, fold + 0.6, foot - top, i % 2 ? mix(p.wall, p.foam, 0.5) : p.wallShade)
}
