import { archedWall } from '../draw/buildings.mjs'
import { mix } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { clouds, glints, ridge, sea, sky, sun } from '../draw/sky-and-sea.mjs'

/** A lounge: a sofa before three arched doors. */
export const size = [1200, 800]
export const hours = ['noon', 'dawn']

export function draw(sheet, p, w, h) {
  const hy = 392
  sheet.rect(0, 0, w, h, p.wall)
  sky(sheet, hy)
  sun(sheet, 470, hy - 120, 48)
  clouds(
    sheet,
    [
      [250, 170, 160, 11],
      [820, 140, 180, 12],
    ],
    0.55,
  )
  ridge(sheet, hy, 86, p.far, { from: 0.5, to: 1, seed: 4 })
  ridge(sheet, hy, 52, p.mid, { from: 0.1, to: 0.5, seed: 12 })
  sea(sheet, hy, 640, { bands: 4 })
  glints(sheet, 470, hy, 170, 120, 60)
  sail(sheet, 640, 424, 0.34)
  for (let i = 0; i < 11; i++) bush(sheet, -20 + i * 116, 590, 170, 66 + (i % 3) * 14, p.leaf[i % 3])
  palm(sheet, 300, 620, 330, 0.12, { size: 142 })
  palm(sheet, 870, 620, 270, -0.12, { size: 120 })
  const wall = sheet.linear(
    [
      [0, p.wall],
      [1, p.wallShade],
    ],
    0,
    0,
    1,
    0.1,
  )
  archedWall(
    sheet,
    0,
    0,
    w,
    640,
    [
      [260, 110, 230, 642],
      [570, 110, 230, 642],
      [880, 110, 230, 642],
    ],
    wall,
    { reveal: 20 },
  )
  for (const cx of [260, 570, 880]) {
    sheet.line(`M${cx} 112V640M${cx - 112} 250H${cx + 112}`, p.wall, 5)
    sheet.rect(cx - 115, 560, 230, 4, p.wall)
    for (let i = 0; i < 12; i++) sheet.rect(cx - 112 + i * 19, 564, 2.4, 76, p.wall, 'opacity=".85"')
  }
  sheet.rect(0, 636, w, 170, sheet.fade(mix(p.sand2, p.accent, 0.16), mix(p.sand2, p.accent, 0.34)))
  let d = ''
  for (let i = -10; i < 26; i++) d += `M${600 + (i - 8) * 62} 638L${600 + (i - 8) * 128} 800`
  sheet.line(`${d}M0 664H1200M0 704H1200M0 760H1200`, p.wall, 1.4, 'opacity=".4"')
  for (const cx of [260, 570, 880])
    sheet.path(`M${cx - 112} 638L${cx + 112} 638L${cx + 40} 800L${cx - 260} 800Z`, p.light, 'opacity=".28"')
  // rug, sofa, table
  sheet.path('M300 690L1010 690L1120 790L210 790Z', mix(p.near, p.wall, 0.62), 'opacity=".8"')
  sheet.line('M322 702L988 702L1080 780L236 780Z', p.wall, 3)
  sheet.group('transform="translate(650 0)"', () => {
    sheet.rect(-300, 500, 600, 150, sheet.fade(mix(p.sand, p.foam, 0.4), p.sand), 'rx="34"')
    sheet.rect(-324, 556, 72, 138, mix(p.sand, p.sand2, 0.4), 'rx="30"')
    sheet.rect(252, 556, 72, 138, mix(p.sand, p.sand2, 0.4), 'rx="30"')
    sheet.rect(-262, 598, 258, 62, p.foam, 'rx="20"')
    sheet.rect(4, 598, 258, 62, p.foam, 'rx="20"')
    sheet.rect(-270, 654, 540, 42, sheet.fade(p.sand, p.sand2), 'rx="12"')
    sheet.line('M-230 696V720M230 696V720', p.wood, 10)
    sheet.add(
      `<rect x="-240" y="530" width="92" height="84" rx="16" transform="rotate(-9 -194 572)" fill="${p.near}"/><rect x="-166" y="538" width="82" height="76" rx="14" transform="rotate(7 -125 576)" fill="${p.accent}"/><rect x="150" y="534" width="88" height="80" rx="16" transform="rotate(9 194 574)" fill="${p.accent2}"/>`,
    )
  })
  sheet.ellipse(640, 752, 150, 22, p.ink, 'opacity=".14"')
  sheet.ellipse(640, 726, 140, 26, mix(p.wood, p.light, 0.2))
  sheet.ellipse(640, 722, 140, 24, mix(p.wood, p.sand, 0.35))
  sheet.rect(560, 736, 10, 40, p.wood)
  sheet.rect(710, 736, 10, 40, p.wood)
  sheet.rect(604, 690, 34, 34, p.near, 'rx="6"')
  for (const [a, l] of [
    [-118, 70],
    [-90, 92],
    [-62, 74],
  ])
    bananaLeaf(sheet, 621, 694, l, a, p.leaf[Math.abs(a) % 3], p.foam)
  sheet.ellipse(690, 714, 34, 8, p.foam)
  sheet.line('M1090 60V230', p.ink, 2.4)
  sheet.path('M1020 316C1024 262 1056 232 1090 230C1124 232 1156 262 1160 316Z', mix(p.wood, p.sand, 0.45))
  sheet.circle(1090, 326, 86, sheet.halo(p.light, 0.7))
  sheet.group('transform="translate(90 716)"', () => {
    for (const [a, l] of [
      [-140, 190],
      [-116, 240],
      [-92, 276],
      [-70, 250],
      [-44, 190],
    ])
      bananaLeaf(sheet, 0, -30, l, a, p.leaf[Math.abs(a) % 3], p.foam)
    sheet.path('M-50 -36L50 -36L38 66L-38 66Z', p.accent)
    sheet.rect(-55, -46, 110, 13, mix(p.accent, p.light, 0.25), 'rx="4"')
  })
}
