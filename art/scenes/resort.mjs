import { mix } from '../draw/numbers.mjs'
import { lounger, parasol, sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bush } from '../draw/plants.mjs'
import { beach, clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A curved resort building among palms. */
export const size = [1200, 800]
export const hours = ['noon', 'dawn', 'dusk', 'night']

export function draw(sheet, p, _w, h) {
  const hy = 470
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 70)
  sun(sheet, 250, hy - 150, 50)
  clouds(
    sheet,
    [
      [430, 120, 240, 14],
      [60, 210, 170, 11],
      [880, 90, 200, 12],
    ],
    0.55,
  )
  farShore(sheet, hy, 14)
  sea(sheet, hy, h, { bands: 4 })
  glints(sheet, 250, hy, 190, 130, 60)
  sail(sheet, 150, 506, 0.36)
  // curved tiers
  const tiers = 7
  const bx = 560
  const by = 610
  for (let i = 0; i < tiers; i++) {
    const y = by - i * 56
    const l = bx - 30 + i * 20
    const r = 1190 - i * 46
    const f1 = sheet.linear(
      [
        [0, mix(p.wall, p.light, 0.3)],
        [0.6, p.wall],
        [1, p.wallShade],
      ],
      0,
      0,
      1,
      0,
    )
    sheet.path(
      `M${l} ${y}Q${(l + r) / 2} ${y + 22} ${r} ${y}L${r} ${y - 52}Q${(l + r) / 2} ${y - 34} ${l} ${y - 52}Z`,
      mix(p.wallDeep, p.ink, 0.25),
    )
    const n = Math.floor((r - l) / 58)
    for (let k = 0; k < n; k++) {
      const x = l + 10 + (k * (r - l - 10)) / n
      const u = (x - l) / (r - l)
      const yy = y - 46 + 18 * 4 * u * (1 - u) * 0.5
      const lit =
        sheet.hour === 'night' || sheet.hour === 'dusk' ? sheet.random() > 0.35 : sheet.random() > 0.85
      sheet.rect(x, yy, (r - l - 10) / n - 12, 40, lit ? p.light : p.window, `opacity="${lit ? 0.95 : 0.85}"`)
      sheet.rect(x + ((r - l - 10) / n - 12) / 2 - 1, yy, 2, 40, p.wallShade)
    }
    sheet.path(
      `M${l - 14} ${y + 2}Q${(l + r) / 2} ${y + 26} ${r + 10} ${y + 2}L${r + 10} ${y - 16}Q${(l + r) / 2} ${y + 8} ${l - 14} ${y - 16}Z`,
      f1,
    )
    sheet.line(`M${l - 14} ${y - 16}Q${(l + r) / 2} ${y + 8} ${r + 10} ${y - 16}`, p.foam, 2, 'opacity=".9"')
    for (let k = 0; k < 5; k++)
      if (sheet.random() > 0.35) {
        const u = 0.08 + k * 0.2 + sheet.random() * 0.06
        const x = l + u * (r - l)
        const yy = y - 16 + 24 * 2 * u * (1 - u)
        bush(sheet, x - 16, yy + 2, 34, 13, p.leaf[2])
      }
  }
  beach(sheet, [
    [0, 640],
    [160, 650],
    [330, 632],
    [520, 622],
    [760, 640],
    [1000, 628],
    [1200, 636],
  ])
  sheet.path('M440 700Q700 664 1200 690V800H440Z', sheet.fade(p.sand, p.sand2))
  for (let i = 0; i < 9; i++) bush(sheet, 470 + i * 86, 680, 150, 62 + (i % 3) * 18, p.leaf[i % 3])
  palm(sheet, 520, 716, 300, -0.12, { size: 132 })
  palm(sheet, 640, 706, 236, 0.12, { size: 108 })
  palm(sheet, 1090, 720, 350, 0.1, { size: 150 })
  palm(sheet, 940, 704, 210, -0.14, { size: 96 })
  parasol(sheet, 120, 716, 0.82)
  lounger(sheet, 200, 726, 0.66)
  parasol(sheet, 320, 736, 0.9, p.near)
  lounger(sheet, 402, 748, 0.7)
  for (let i = 0; i < 5; i++) bush(sheet, 560 + i * 150, 812, 230, 70, p.leaf[0])
}
