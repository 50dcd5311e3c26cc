import { mix, smooth } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bush } from '../draw/plants.mjs'
import { clouds, farShore, glints, sea, sky, sun } from '../draw/sky-and-sea.mjs'

/** A green above the sea. */
export const size = [1200, 800]
export const hours = ['noon', 'dawn']

export function draw(sheet, p) {
  const hy = 330
  sky(sheet, hy)
  sun(sheet, 880, hy - 100, 50)
  clouds(
    sheet,
    [
      [180, 110, 240, 14],
      [620, 80, 190, 12],
    ],
    0.55,
  )
  farShore(sheet, hy, 61)
  sea(sheet, hy, 520, { bands: 3 })
  glints(sheet, 880, hy, 120, 120, 50)
  sail(sheet, 640, 364, 0.26)
  const g1 = mix(p.leaf[2], p.sand, 0.28)
  const g2 = mix(p.leaf[2], p.sand, 0.12)
  const g3 = p.leaf[2]
  sheet.path(
    'M0 800L0 470' +
      smooth(
        [
          [0, 470],
          [200, 440],
          [420, 452],
          [640, 470],
          [860, 448],
          [1040, 420],
          [1200, 430],
        ],
        'L',
      ) +
      'L1200 800Z',
    g2,
  )
  for (let i = 0; i < 9; i++) bush(sheet, 20 + i * 62, 470 - (i % 2) * 8, 96, 44, p.leaf[i % 2])
  palm(sheet, 110, 476, 220, 0.1, { size: 100 })
  palm(sheet, 300, 470, 170, -0.12, { size: 82 })
  palm(sheet, 1120, 450, 240, -0.12, { size: 108 })
  sheet.path(
    'M0 800L0 600' +
      smooth(
        [
          [0, 600],
          [240, 540],
          [520, 520],
          [760, 536],
          [980, 516],
          [1200, 500],
        ],
        'L',
      ) +
      'L1200 800Z',
    g3,
  )
  sheet.path(
    smooth([
      [500, 800],
      [560, 700],
      [500, 620],
      [560, 560],
      [660, 516],
      [740, 488],
    ]) +
      smooth(
        [
          [850, 484],
          [800, 520],
          [760, 580],
          [820, 660],
          [900, 720],
          [960, 800],
        ],
        'L',
      ) +
      'Z',
    g1,
  )
  sheet.path(
    smooth([
      [640, 800],
      [670, 700],
      [620, 620],
      [660, 560],
      [720, 516],
      [770, 488],
    ]) +
      smooth(
        [
          [810, 486],
          [770, 520],
          [720, 580],
          [740, 660],
          [790, 720],
          [800, 800],
        ],
        'L',
      ) +
      'Z',
    g2,
    'opacity=".7"',
  )
  sheet.ellipse(790, 560, 176, 42, mix(g1, '#FFFFFF', 0.14))
  sheet.ellipse(800, 566, 6, 3, p.ink)
  sheet.ellipse(860, 586, 80, 6, p.ink, 'opacity=".12" transform="rotate(-4 860 586)"')
  sheet.rect(798, 400, 3.4, 166, p.wall)
  sheet.path('M801 402L878 424L801 448Z', p.accent)
  sheet.ellipse(700, 574, 7, 7, '#fff')
  const bk = (x, y, rx, ry) => {
    sheet.ellipse(x, y, rx + 8, ry + 6, p.leaf[1], 'opacity=".5"')
    sheet.path(
      `M${x - rx} ${y}C${x - rx} ${y - ry * 1.4} ${x - rx * 0.2} ${y - ry} ${x} ${y - ry * 0.7}C${x + rx * 0.4} ${y - ry * 1.5} ${x + rx} ${y - ry} ${x + rx} ${y}C${x + rx} ${y + ry} ${x - rx} ${y + ry} ${x - rx} ${y}Z`,
      sheet.fade(p.sand2, p.sand),
    )
  }
  bk(470, 596, 110, 34)
  bk(1040, 640, 130, 38)
  bk(330, 700, 130, 40)
  bush(sheet, -40, 812, 260, 80, p.leaf[0])
  bush(sheet, 1010, 818, 260, 90, p.leaf[0])
  palm(sheet, 60, 800, 400, 0.14, { size: 180 })
}
