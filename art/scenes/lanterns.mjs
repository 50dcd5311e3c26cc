import { lights } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { beach, clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** An evening on the beach: tables, lanterns and strings of lamps. */
export const size = [1200, 800]
export const hours = ['night', 'dusk']

export function draw(sheet, p) {
  const hy = 420
  sky(sheet, hy)
  stars(sheet, hy, 90)
  sun(sheet, 900, 190, 46)
  clouds(
    sheet,
    [
      [260, 150, 230, 13],
      [640, 240, 180, 11],
    ],
    0.35,
  )
  farShore(sheet, hy, 91)
  sea(sheet, hy, 640, { bands: 4 })
  glints(sheet, 900, hy, 200, 130, 80)
  beach(sheet, [
    [0, 560],
    [200, 556],
    [420, 584],
    [640, 606],
    [880, 588],
    [1200, 566],
  ])
  palm(sheet, 90, 640, 480, 0.1, { size: 200 })
  palm(sheet, 1130, 650, 520, -0.12, { size: 214 })
  for (const x of [210, 480, 750, 1000]) sheet.rect(x, 300, 5, 330, p.wood)
  lights(sheet, 40, 250, 212, 304, 24, 6)
  lights(sheet, 212, 304, 482, 304, 46, 8)
  lights(sheet, 482, 304, 752, 304, 46, 8)
  lights(sheet, 752, 304, 1002, 304, 44, 8)
  lights(sheet, 1002, 304, 1180, 230, 20, 6)
  const table = (x, y, k) => {
    sheet.group(`transform="translate(${x} ${y}) scale(${k})"`, () => {
      sheet.circle(0, -30, 130, sheet.halo(p.light, 0.42))
      sheet.ellipse(0, 42, 120, 14, p.ink, 'opacity=".25"')
      for (const [cx, _d] of [
        [-96, 1],
        [96, -1],
      ]) {
        sheet.path(`M${cx - 14} 36V-22a16 16 0 0 1 32 0V36h-6V4h-20V36Z`, p.wood)
      }
      sheet.path('M-74 -6L74 -6L60 40L-60 40Z', sheet.fade(p.foam, p.wallShade))
      sheet.ellipse(0, -6, 76, 13, p.foam)
      sheet.rect(-11, -46, 22, 38, p.light, 'rx="4"')
      sheet.rect(-13, -50, 26, 5, p.ink)
      sheet.ellipse(-40, -8, 20, 4, p.wallShade)
      sheet.ellipse(40, -8, 20, 4, p.wallShade)
    })
  }
  table(350, 648, 0.86)
  table(620, 660, 0.9)
  table(880, 650, 0.86)
  table(480, 742, 1.2)
  table(770, 748, 1.2)
  for (const [x, y] of [
    [60, 730],
    [180, 770],
    [1040, 740],
    [1140, 776],
    [300, 780],
    [960, 786],
  ]) {
    sheet.circle(x, y - 12, 60, sheet.halo(p.light, 0.65))
    sheet.rect(x - 12, y - 32, 24, 34, p.light, 'rx="5"')
    sheet.line(`M${x - 12} ${y - 32}h24M${x - 12} ${y + 2}h24`, p.ink, 3)
  }
}
