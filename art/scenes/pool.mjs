import { bougainvillea } from '../draw/bougainvillea.mjs'
import { archedWall } from '../draw/buildings.mjs'
import { f, mix, smooth } from '../draw/numbers.mjs'
import { lounger, parasol } from '../draw/objects.mjs'
import { fanPalm, palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A courtyard pool before an arcade. */
export const size = [1200, 800]
export const hours = ['noon', 'dawn', 'dusk', 'night']

export function draw(sheet, p, w) {
  const hy = 330
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 60)
  sun(sheet, 300, 190, 46)
  clouds(
    sheet,
    [
      [520, 90, 220, 13],
      [120, 130, 150, 10],
    ],
    0.5,
  )
  farShore(sheet, hy, 31)
  sea(sheet, hy, 480, { bands: 3 })
  glints(sheet, 300, hy, 110, 110, 40)
  for (let i = 0; i < 10; i++) bush(sheet, -40 + i * 78, 476, 140, 52 + (i % 3) * 18, p.leaf[i % 3])
  palm(sheet, 150, 480, 250, 0.12, { size: 116 })
  palm(sheet, 460, 474, 190, -0.1, { size: 92 })
  const wall = sheet.linear(
    [
      [0, p.wall],
      [1, p.wallShade],
    ],
    0,
    0,
    1,
    0.2,
  )
  sheet.rect(690, 120, 510, 356, mix(p.wallDeep, p.ink, 0.38))
  for (const cx of [780, 930, 1080]) {
    sheet.rect(cx - 34, 300, 68, 176, p.light, 'opacity=".5"')
    sheet.rect(cx - 26, 330, 52, 146, p.window, 'opacity=".75"')
  }
  archedWall(
    sheet,
    690,
    120,
    520,
    356,
    [
      [780, 236, 116, 478],
      [930, 236, 116, 478],
      [1080, 236, 116, 478],
    ],
    wall,
    { reveal: 12 },
  )
  sheet.rect(676, 108, 540, 16, p.wall)
  sheet.rect(676, 122, 540, 5, p.wallDeep, 'opacity=".5"')
  bougainvillea(sheet, 716, 112, 60, 110, 50)
  bougainvillea(sheet, 1166, 118, 54, 160, 60)
  sheet.rect(0, 474, w, 330, sheet.fade(p.sand, mix(p.sand2, p.wall, 0.2)))
  let t = ''
  for (let i = -4; i < 20; i++) t += `M${f(600 + (i - 8) * 86)} 476L${f(600 + (i - 8) * 180)} 800`
  sheet.line(t, p.wallDeep, 1.2, 'opacity=".28"')
  // pool
  const pd = 'M150 560L930 540Q980 540 1008 560L1200 690L1200 800L-60 800L100 590Q118 562 150 560Z'
  const c = sheet.clip(pd)
  sheet.path(pd, p.wall, 'transform="translate(0 -9)"')
  sheet.path(
    pd,
    sheet.linear([
      [0, p.sea[0]],
      [0.5, mix(p.sea[1], p.sea[0], 0.45)],
      [1, p.sea[1]],
    ]),
  )
  sheet.group(`clip-path="${c}"`, () => {
    sheet.path('M150 560L930 540Q980 540 1008 560L1100 622L90 640Z', p.ink, 'opacity=".08"')
    for (let i = 0; i < 15; i++) {
      const y = 576 + i * 16 + sheet.random() * 6
      const pts = []
      const ph = sheet.random() * 6
      for (let k = 0; k <= 14; k++) pts.push([k * 92 - 20, y + Math.sin(k * 1.5 + ph) * (3 + i * 0.5)])
      sheet.line(
        smooth(pts),
        p.foam,
        1.6 + i * 0.12,
        `opacity="${f(0.16 + sheet.random() * 0.3)}" stroke-dasharray="${f(40 + sheet.random() * 130)} ${f(30 + sheet.random() * 120)}"`,
      )
    }
  })
  parasol(sheet, 250, 566, 1.04)
  lounger(sheet, 340, 572, 0.86)
  lounger(sheet, 160, 566, 0.8)
  parasol(sheet, 560, 552, 0.9, p.near)
  lounger(sheet, 640, 560, 0.76)
  sheet.group('transform="translate(1130 560)"', () => {
    for (const [a, l] of [
      [-150, 110],
      [-118, 140],
      [-90, 156],
      [-64, 140],
      [-34, 104],
    ])
      bananaLeaf(sheet, 0, -24, l, a, p.leaf[Math.abs(a) % 3], p.foam)
    sheet.path('M-34 -30L34 -30L24 40L-24 40Z', p.accent)
    sheet.rect(-38, -38, 76, 11, mix(p.accent, p.light, 0.25), 'rx="3"')
  })
  fanPalm(sheet, -20, 800, 210, -24, p.leaf[0], p.leaf[2])
}
