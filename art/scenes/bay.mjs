import { villa } from '../draw/buildings.mjs'
import { smooth } from '../draw/numbers.mjs'
import { lounger, parasol, sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bush } from '../draw/plants.mjs'
import { beach, birds, clouds, glints, ridge, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A wide bay: a villa on the headland, a beach with a palm, two sails. */
export const size = [1600, 700]
export const hours = ['noon', 'dawn', 'dusk', 'night']

export function draw(sheet, p, w, h) {
  const hy = 372
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 90)
  sun(sheet, 1090, hy - 92, 46)
  clouds(
    sheet,
    [
      [300, 120, 260, 14],
      [820, 84, 200, 12],
      [1250, 160, 220, 13],
    ],
    0.5,
  )
  ridge(sheet, hy, 120, p.far, { from: 0.5, to: 1, seed: 5 })
  ridge(sheet, hy, 70, p.far, { from: 0, to: 0.4, seed: 6 })
  ridge(sheet, hy, 92, p.mid, { from: 0.7, to: 1.1, seed: 12, rough: 1.4 })
  birds(sheet, 700, 190, 1, 5)
  sea(sheet, hy, h, { bands: 5 })
  glints(sheet, 1090, hy, 230, 170, 90)
  sail(sheet, 860, 424, 0.5)
  sail(sheet, 1002, 396, 0.22, -1)
  // villa headland right
  sheet.path(
    'M1600 700L1600 392' +
      smooth(
        [
          [1600, 392],
          [1500, 398],
          [1400, 430],
          [1300, 480],
          [1210, 540],
          [1120, 610],
          [1040, 700],
        ],
        'L',
      ) +
      'Z',
    p.leaf[1],
  )
  sheet.path(
    'M1600 700L1600 470' +
      smooth(
        [
          [1600, 470],
          [1480, 500],
          [1370, 556],
          [1260, 640],
          [1190, 700],
        ],
        'L',
      ) +
      'Z',
    p.leaf[0],
  )
  villa(sheet, 1340, 446, 1.16)
  for (const [x, y, ww, hh] of [
    [1210, 590, 170, 70],
    [1300, 640, 240, 90],
    [1450, 600, 200, 84],
    [1080, 680, 200, 70],
  ])
    bush(sheet, x, y, ww, hh, p.leaf[((x / 10) % 2) | 0])
  palm(sheet, 1218, 590, 190, -0.2, { size: 92 })
  palm(sheet, 1590, 620, 330, -0.05, { size: 140 })
  palm(sheet, 1160, 634, 130, 0.12, { size: 66 })
  // left foreground frond canopy
  beach(
    sheet,
    [
      [0, 560],
      [140, 570],
      [300, 606],
      [470, 656],
      [600, 704],
      [760, 760],
      [w, 900],
    ],
    { foam: true },
  )
  parasol(sheet, 150, 640, 0.8)
  lounger(sheet, 214, 652, 0.6)
  lounger(sheet, 96, 664, 0.6)
  palm(sheet, -10, 720, 470, 0.26, { size: 200 })
  for (const [x, y, ww, hh] of [
    [-60, 712, 240, 66],
    [300, 712, 160, 40],
  ])
    bush(sheet, x, y, ww, hh, p.leaf[0])
}
