import { mix } from '../draw/numbers.mjs'
import { lights, sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A table for two on the terrace. */
export const size = [1200, 800]
export const hours = ['dusk', 'night']

export function draw(sheet, p, w) {
  const hy = 400
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 70)
  sun(sheet, 780, hy - 80, 54)
  clouds(
    sheet,
    [
      [300, 130, 240, 14],
      [860, 180, 200, 12],
    ],
    0.5,
  )
  farShore(sheet, hy, 71)
  sea(sheet, hy, 620, { bands: 4 })
  glints(sheet, 780, hy, 170, 150, 70)
  sail(sheet, 960, 436, 0.4, -1)
  lights(sheet, 0, 80, 620, 60, 44, 10)
  lights(sheet, 620, 60, 1200, 100, 40, 9)
  sheet.rect(0, 520, w, 10, p.wood)
  for (let i = 0; i < 30; i++) sheet.rect(14 + i * 41, 528, 5, 70, p.wood)
  sheet.rect(0, 596, w, 8, p.wood)
  palm(sheet, 70, 640, 460, 0.14, { size: 190 })
  sheet.rect(0, 604, w, 200, sheet.fade(mix(p.sand2, p.wood, 0.3), mix(p.wood, p.ink, 0.1)))
  // table cloth
  sheet.path('M130 640L1070 640L1200 800L0 800Z', sheet.fade(p.foam, p.wallShade))
  sheet.path('M420 640L780 640L840 800L360 800Z', mix(p.near, p.wall, 0.2), 'opacity=".5"')
  sheet.line('M432 640L376 800M768 640L824 800', p.foam, 3, 'opacity=".8"')
  const plate = (x, y, k) => {
    sheet.ellipse(x, y + 5 * k, 126 * k, 32 * k, p.ink, 'opacity=".14"')
    sheet.ellipse(x, y, 126 * k, 32 * k, '#FFFDF9')
    sheet.ellipse(x, y, 90 * k, 21 * k, 'none', `stroke="${p.near}" stroke-width="${2 * k}" opacity=".6"`)
  }
  plate(270, 722, 1)
  sheet.group('transform="translate(270 712)"', () => {
    sheet.path('M-62 4C-40 -30 30 -34 60 0C30 16 -34 18 -62 4Z', p.accent2)
    sheet.path('M50 0L84 -18L80 14Z', p.accent2)
    sheet.line('M-30 -10C-10 -20 20 -20 40 -8', p.accent, 3)
    sheet.circle(-44, -2, 3, p.ink)
    sheet.ellipse(-6, 16, 24, 9, p.leaf[2])
    sheet.ellipse(36, 15, 17, 8, '#DDBE55')
  })
  plate(930, 722, 1)
  sheet.group('transform="translate(930 712)"', () => {
    for (const [x, y, c] of [
      [-34, 2, p.accent],
      [0, -8, p.leaf[2]],
      [30, 4, p.accent2],
      [-8, 10, p.accent2],
      [16, 13, p.leaf[1]],
    ])
      sheet.ellipse(x, y, 22, 11, c)
  })
  const glass = (x, y, k, c) => {
    sheet.group(`transform="translate(${x} ${y}) scale(${k})"`, () => {
      sheet.ellipse(0, 2, 30, 6, p.ink, 'opacity=".15"')
      sheet.path(
        'M-34 -150C-36 -100 -22 -74 -3 -68L-3 -4L-26 0L26 0L3 -4L3 -68C22 -74 36 -100 34 -150Z',
        '#FFFFFF',
        'opacity=".38"',
      )
      sheet.path('M-34 -124C-32 -96 -20 -76 0 -72C20 -76 32 -96 34 -124Z', c, 'opacity=".9"')
      sheet.line('M-26 -142C-28 -116 -24 -100 -16 -88', '#fff', 3, 'opacity=".8"')
    })
  }
  glass(450, 716, 1.16, mix(p.accent, '#7A1F2E', 0.3))
  glass(756, 712, 1.16, mix(p.accent2, p.light, 0.5))
  // lantern
  sheet.circle(604, 600, 150, sheet.halo(p.light, 0.75))
  sheet.group('transform="translate(604 706)"', () => {
    sheet.path('M-40 -120L40 -120L48 0L-48 0Z', p.light, 'opacity=".85"')
    sheet.line('M-40 -120L-48 0M40 -120L48 0M0 -120L0 0M-40 -120H40', p.ink, 4)
    sheet.path('M-34 -124L0 -158L34 -124Z', p.ink)
    sheet.rect(-52, -2, 104, 9, p.ink, 'rx="2"')
    sheet.path('M0 -74C12 -54 10 -36 0 -34C-10 -36 -12 -54 0 -74Z', p.accent2)
    sheet.rect(-11, -34, 22, 32, p.foam)
  })
}
