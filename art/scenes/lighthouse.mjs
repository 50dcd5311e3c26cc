import { cottage } from '../draw/buildings.mjs'
import { f, mix, smooth } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bush } from '../draw/plants.mjs'
import { birds, clouds, glints, ridge, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A lighthouse in the mist, for what was not found or failed. */
export const size = [1600, 900]
export const hours = ['dawn', 'night']

export function draw(sheet, p, _w, h) {
  const hy = 600
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 110)
  sun(sheet, 460, hy - 190, 54)
  clouds(
    sheet,
    [
      [240, 180, 260, 15],
      [820, 120, 220, 13],
      [1240, 230, 240, 14],
    ],
    0.45,
  )
  sheet.path(
    'M1112 300L0 120L0 380Z',
    sheet.linear(
      [
        [0, p.light, 0],
        [1, p.light, 0.75],
      ],
      0,
      0,
      1,
      0,
    ),
    'opacity=".7"',
  )
  sheet.path(
    'M1112 300L1600 200L1600 420Z',
    sheet.linear(
      [
        [0, p.light, 0.7],
        [1, p.light, 0],
      ],
      0,
      0,
      1,
      0,
    ),
    'opacity=".5"',
  )
  ridge(sheet, hy, 80, p.far, { from: 0, to: 0.4, seed: 8 })
  ridge(sheet, hy, 50, p.mid, { from: 0.1, to: 0.34, seed: 3 })
  sea(sheet, hy, h, { bands: 6, amp: 8 })
  glints(sheet, 460, hy, 260, 170, 90)
  sheet.path(
    `${smooth([
      [860, 740],
      [940, 690],
      [1010, 640],
      [1070, 610],
      [1150, 606],
      [1230, 640],
      [1330, 690],
      [1440, 720],
      [1600, 760],
    ])}L1600 900L780 900Z`,
    mix(p.near, p.ink, 0.45),
  )
  sheet.path(
    `${smooth([
      [900, 790],
      [1000, 740],
      [1090, 700],
      [1190, 720],
      [1320, 770],
      [1600, 820],
    ])}L1600 900L820 900Z`,
    mix(p.near, p.ink, 0.65),
  )
  sheet.group('transform="translate(1112 622)"', () => {
    const t = (y) => 46 - (y / 300) * 16
    sheet.path(
      'M-46 0L-30 -288L30 -288L46 0Z',
      sheet.linear(
        [
          [0, p.wallShade],
          [0.4, p.wall],
          [1, p.wallDeep],
        ],
        0,
        0,
        1,
        0,
      ),
    )
    for (const y of [40, 130, 220])
      sheet.path(
        `M${f(-t(y))} ${-y}L${f(-t(y + 44))} ${-y - 44}L${f(t(y + 44))} ${-y - 44}L${f(t(y))} ${-y}Z`,
        p.accent,
        'opacity=".92"',
      )
    sheet.rect(-40, -298, 80, 11, p.ink, 'rx="2"')
    sheet.circle(0, -322, 80, sheet.halo(p.light, 0.95))
    sheet.rect(-22, -344, 44, 46, p.light)
    sheet.line('M-22 -344V-298M22 -344V-298M0 -344V-298', p.ink, 3)
    sheet.path('M-28 -344Q0 -384 28 -344Z', p.accent)
    sheet.rect(-2, -392, 4, 22, p.ink)
    sheet.path('M-14 0V-30a14 14 0 0 1 28 0V0Z', p.ink)
  })
  cottage(sheet, 1190, 640)
  sail(sheet, 420, 664, 0.5)
  birds(sheet, 620, 330, 1.3, 5)
  palm(sheet, 1372, 716, 190, -0.12, { size: 88 })
  bush(sheet, 1240, 700, 160, 46, p.leaf[0])
  bush(sheet, 1340, 740, 220, 56, p.leaf[1])
  for (const [x, y, ww, hh, o] of [
    [-100, 588, 760, 30, 0.4],
    [300, 622, 900, 26, 0.3],
    [900, 560, 760, 26, 0.28],
  ])
    sheet.rect(x, y, ww, hh, p.cloud, `rx="${hh / 2}" opacity="${o}"`)
}
