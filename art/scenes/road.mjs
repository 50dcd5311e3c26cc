import { mix, smooth } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { fanPalm, palm } from '../draw/palms.mjs'
import { agave, bush } from '../draw/plants.mjs'
import { clouds, farShore, glints, sea, sky, sun } from '../draw/sky-and-sea.mjs'

/** The coastal road with the club van. */
export const size = [1200, 800]
export const hours = ['noon', 'dawn']

export function draw(sheet, p, _w, h) {
  const hy = 360
  sky(sheet, hy)
  sun(sheet, 300, hy - 110, 52)
  clouds(
    sheet,
    [
      [560, 110, 260, 15],
      [140, 170, 160, 11],
      [920, 190, 170, 11],
    ],
    0.55,
  )
  farShore(sheet, hy, 81)
  sea(sheet, hy, h, { bands: 5 })
  glints(sheet, 300, hy, 190, 140, 70)
  sail(sheet, 180, 396, 0.3)
  sheet.path(
    'M0 800L0 706' +
      smooth(
        [
          [0, 706],
          [150, 690],
          [300, 716],
          [420, 760],
          [520, 800],
        ],
        'L',
      ) +
      'Z',
    sheet.fade(p.sand, p.sand2),
  )
  sheet.line(
    smooth([
      [0, 706],
      [150, 690],
      [300, 716],
      [420, 760],
      [520, 800],
    ]),
    p.foam,
    6,
    'opacity=".8"',
  )
  sheet.path(
    'M1200 800L1200 300' +
      smooth(
        [
          [1200, 300],
          [1080, 330],
          [960, 380],
          [860, 424],
          [740, 452],
          [620, 500],
          [560, 560],
          [600, 640],
          [520, 740],
          [480, 800],
        ],
        'L',
      ) +
      'Z',
    p.leaf[1],
  )
  for (let i = 0; i < 7; i++) bush(sheet, 760 + i * 70, 446 - i * 14, 130, 60, p.leaf[i % 3])
  palm(sheet, 930, 420, 230, -0.12, { size: 104 })
  palm(sheet, 1090, 390, 280, 0.1, { size: 122 })
  palm(sheet, 800, 460, 160, 0.14, { size: 76 })
  // road ribbon
  sheet.path(
    smooth([
      [1200, 520],
      [1000, 500],
      [820, 506],
      [680, 540],
      [650, 600],
      [740, 680],
      [760, 800],
    ]) +
      smooth(
        [
          [1180, 800],
          [1010, 660],
          [900, 604],
          [880, 580],
          [960, 566],
          [1080, 574],
          [1200, 600],
        ],
        'L',
      ) +
      'Z',
    mix(p.wallDeep, p.ink, 0.42),
  )
  sheet.line(
    smooth([
      [1200, 556],
      [1020, 528],
      [860, 540],
      [764, 566],
      [770, 614],
      [880, 700],
      [950, 800],
    ]),
    p.foam,
    5,
    'stroke-dasharray="34 26" opacity=".85"',
  )
  sheet.line(
    smooth([
      [1200, 520],
      [1000, 500],
      [820, 506],
      [680, 540],
      [650, 600],
      [740, 680],
      [760, 800],
    ]),
    p.wall,
    5,
  )
  // van
  sheet.group('transform="translate(842 588) scale(1.22)"', () => {
    sheet.ellipse(0, 4, 108, 10, p.ink, 'opacity=".28"')
    sheet.path(
      'M-100 -8L-100 -70C-98 -88 -88 -96 -70 -96L40 -96C62 -96 76 -84 88 -58C104 -52 108 -40 108 -24L108 -8Z',
      p.wall,
    )
    sheet.path('M-100 -42L106 -42L108 -8L-100 -8Z', p.near)
    sheet.rect(-100, -46, 206, 5, p.accent2)
    for (const x of [-88, -46, -4]) sheet.rect(x, -84, 36, 30, p.window, 'rx="5"')
    sheet.path('M38 -84L48 -84C60 -82 68 -72 76 -56L38 -56Z', p.window)
    for (const x of [-58, 60]) {
      sheet.circle(x, -6, 20, p.ink)
      sheet.circle(x, -6, 9, p.wallShade)
    }
    sheet.circle(103, -30, 5, p.light)
    sheet.rect(-84, -104, 110, 8, p.wood, 'rx="3"')
    sheet.rect(-74, -120, 44, 17, p.accent, 'rx="4"')
    sheet.rect(-24, -116, 38, 13, p.accent2, 'rx="4"')
  })
  agave(sheet, 520, 770, 96)
  agave(sheet, 600, 800, 70)
  fanPalm(sheet, -10, 800, 240, -20, p.leaf[0], p.leaf[2])
  bush(sheet, -60, 812, 340, 90, p.leaf[0])
}
