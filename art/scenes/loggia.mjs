import { bougainvillea } from '../draw/bougainvillea.mjs'
import { archedWall } from '../draw/buildings.mjs'
import { f, mix, smooth } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { birds, clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A loggia opening on the bay, for the sign-in page. */
export const size = [1000, 1200]
export const hours = ['dawn', 'night']

export function draw(sheet, p, w, h) {
  const hy = 640
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 90)
  sun(sheet, 600, hy - 128, 58)
  clouds(
    sheet,
    [
      [120, 300, 250, 16],
      [640, 210, 210, 13],
      [420, 420, 150, 10],
    ],
    0.5,
  )
  farShore(sheet, hy, 4)
  birds(sheet, 420, 470, 1.1, 4)
  sea(sheet, hy, h, { bands: 6, seed: 5 })
  glints(sheet, 600, hy, 330, 190, 90)
  sail(sheet, 402, 700, 0.62)
  sail(sheet, 706, 668, 0.26, -1)
  // garden below the terrace
  sheet.path(
    'M0 980' +
      smooth(
        [
          [0, 930],
          [120, 902],
          [260, 930],
          [420, 968],
          [560, 950],
          [720, 918],
          [860, 905],
          [1000, 930],
        ],
        'L',
      ) +
      'L1000 1200L0 1200Z',
    p.leaf[1],
  )
  for (let i = 0; i < 8; i++)
    bush(sheet, i * 130 - 60, 966 + (i % 3) * 10, 190, 70 + (i % 4) * 12, p.leaf[i % 2 ? 1 : 2])
  palm(sheet, 286, 1030, 420, 0.13, { size: 196 })
  palm(sheet, 790, 1020, 280, -0.14, { size: 140 })
  for (let i = 0; i < 8; i++)
    bush(sheet, i * 130 - 110, 1030 + (i % 2) * 10, 210, 66 + (i % 3) * 14, p.leaf[i % 2 ? 0 : 1])
  // balustrade
  sheet.rect(100, 968, 820, 15, p.wall, 'rx="3"')
  sheet.rect(100, 983, 820, 4, p.wallDeep, 'opacity=".7"')
  for (let i = 0; i < 23; i++) {
    const x = 172 + i * 31
    sheet.path(
      `M${x - 4} 986h8c1 14 8 22 8 40c0 14-6 20-7 34h-10c-1-14-7-20-7-34c0-18 7-26 8-40Z`,
      sheet.hour === 'night' ? p.wallShade : p.wall,
    )
    sheet.path(`M${x + 1} 986h3c1 14 8 22 8 40c0 14-6 20-7 34h-5Z`, p.wallDeep, 'opacity=".45"')
  }
  sheet.rect(100, 1056, 820, 10, p.wall)
  // wall with arches
  const wall = sheet.linear(
    [
      [0, p.wallShade],
      [0.5, p.wall],
      [1, mix(p.wallShade, p.wall, 0.4)],
    ],
    0,
    0,
    1,
    0.3,
  )
  archedWall(sheet, 0, 0, w, h, [[510, 118, 700, 1064]], wall, { reveal: 40 })
  // pale keyline around arch
  sheet.line('M142 1064L142 468A368 368 0 0 1 878 468L878 1064', p.wallDeep, 1.4, 'opacity=".5"')
  // floor
  const fl = sheet.fade(mix(p.sand2, p.accent, 0.22), mix(p.sand2, p.accent, 0.42))
  sheet.rect(0, 1062, w, h - 1062, fl)
  let d = ''
  for (let i = -12; i <= 24; i++) d += `M${f(510 + (i - 6) * 64)} 1062L${f(510 + (i - 6) * 132)} 1200`
  d += 'M0 1084H1000M0 1116H1000M0 1160H1000'
  sheet.line(d, p.wall, 1.6, 'opacity=".35"')
  sheet.rect(0, 1058, w, 6, p.wallDeep, 'opacity=".6"')
  sheet.path('M160 1064L860 1064L980 1200L330 1200Z', p.light, 'opacity=".22"')
  // urn with plant + bougainvillea
  sheet.ellipse(836, 1104, 92, 12, p.ink, 'opacity=".16"')
  sheet.group('transform="translate(812 1036)"', () => {
    for (const [a, l] of [
      [-150, 170],
      [-122, 210],
      [-96, 238],
      [-70, 214],
      [-44, 176],
      [-22, 130],
      [-168, 118],
    ])
      bananaLeaf(sheet, 0, -44, l, a, p.leaf[Math.abs(a) % 3], p.foam)
    sheet.path(
      'M-46 -52L46 -52C50 -10 38 44 26 66L-26 66C-38 44 -50 -10 -46 -52Z',
      sheet.linear(
        [
          [0, mix(p.accent, p.ink, 0.28)],
          [0.55, p.accent],
          [1, mix(p.accent, p.light, 0.25)],
        ],
        0,
        0,
        1,
        0,
      ),
    )
    sheet.rect(-52, -62, 104, 14, mix(p.accent, p.light, 0.2), 'rx="4"')
  })
  bougainvillea(sheet, 150, -20, 210, 400, 150)
  bougainvillea(sheet, 330, -20, 200, 190, 70)
  bougainvillea(sheet, 60, -20, 130, 560, 110)
}
