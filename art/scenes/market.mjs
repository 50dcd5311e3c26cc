import { mix } from '../draw/numbers.mjs'
import { bananaLeaf } from '../draw/plants.mjs'

/** A still life of the market: jar, fruit, bread. */
export const size = [1200, 800]
export const hours = ['noon', 'dawn']

export function draw(sheet, p, w, h) {
  sheet.rect(0, 0, w, h, sheet.fade(mix(p.sea[0], p.wall, 0.25), mix(p.sea[0], p.wall, 0.65)))
  sheet.circle(820, 250, 170, mix(p.sun, p.light, 0.3), 'opacity=".85"')
  bananaLeaf(sheet, -40, 470, 430, -36, p.leaf[1], p.foam)
  bananaLeaf(sheet, -40, 520, 380, -8, p.leaf[2], p.foam)
  bananaLeaf(sheet, 20, 560, 460, -62, p.leaf[0], p.foam)
  bananaLeaf(sheet, 1240, 470, 400, 214, p.leaf[1], p.foam)
  bananaLeaf(sheet, 1240, 540, 350, 188, p.leaf[2], p.foam)
  sheet.rect(0, 560, w, 240, sheet.fade(mix(p.wood, p.sand, 0.25), p.wood))
  sheet.rect(0, 556, w, 8, mix(p.wood, p.light, 0.4))
  for (let i = 0; i < 4; i++) sheet.rect(0, 610 + i * 54, w, 1.6, p.ink, 'opacity=".13"')
  sheet.group('transform="translate(330 590)"', () => {
    sheet.ellipse(0, 76, 130, 14, p.ink, 'opacity=".2"')
    sheet.path(
      'M-64 -300C-70 -250 -120 -210 -120 -100C-120 0 -70 70 0 72C70 70 120 0 120 -100C120 -210 70 -250 64 -300Z',
      sheet.linear(
        [
          [0, mix(p.near, p.ink, 0.3)],
          [0.5, p.near],
          [1, mix(p.near, p.light, 0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
    )
    sheet.ellipse(0, -300, 64, 13, mix(p.near, p.ink, 0.45))
    sheet.line('M-112 -150Q0 -110 112 -150M-119 -80Q0 -40 119 -80', p.wall, 5, 'opacity=".75"')
    let z = 'M-114 -116'
    for (let i = 1; i <= 16; i++) z += `L${-114 + i * 14.2} ${i % 2 ? -84 : -104}`
    sheet.line(z, p.accent2, 4)
  })
  sheet.group('transform="translate(690 640)"', () => {
    sheet.ellipse(0, 62, 210, 16, p.ink, 'opacity=".2"')
    for (const [x, y, r, c] of [
      [-110, -66, 58, p.accent2],
      [-20, -96, 70, mix(p.leaf[2], '#D9C24A', 0.4)],
      [90, -74, 62, p.accent],
      [24, -52, 52, '#E2B84A'],
      [-64, -40, 48, mix(p.accent, '#B93E4A', 0.5)],
      [140, -44, 44, '#E2B84A'],
    ]) {
      sheet.circle(
        x,
        y,
        r,
        sheet.radial(
          [
            [0, mix(c, '#FFFFFF', 0.35)],
            [0.5, c],
            [1, mix(c, p.ink, 0.22)],
          ],
          0.35,
          0.3,
          0.8,
        ),
      )
      sheet.ellipse(x + 2, y - r + 6, 6, 4, p.leaf[0])
    }
    sheet.path('M-210 -40C-200 30 -110 60 0 60C110 60 200 30 210 -40Z', sheet.fadeAcross(p.wall, p.wallShade))
    sheet.path('M-204 -16C-120 14 120 14 204 -16L200 2C120 32 -120 32 -200 2Z', p.near, 'opacity=".8"')
    sheet.ellipse(0, -40, 210, 13, p.wallShade, 'opacity=".55"')
  })
  sheet.group('transform="translate(985 690)"', () => {
    sheet.path('M-90 20C-94 -44 -50 -78 0 -78C52 -78 94 -44 90 20Z', '#DDA24A')
    sheet.path('M-90 20C-60 34 60 34 90 20C92 8 60 2 0 2C-60 2 -92 8 -90 20Z', p.accent)
    for (let i = 0; i < 12; i++) sheet.ellipse(-52 + (i % 6) * 20, 12 + (i > 5 ? 8 : 0), 5, 3, p.ink)
  })
  sheet.group('transform="translate(480 720)"', () => {
    sheet.ellipse(0, 18, 78, 10, p.ink, 'opacity=".2"')
    for (const [x, y] of [
      [-40, 0],
      [0, -8],
      [40, 0],
      [-18, -40],
      [22, -42],
    ]) {
      sheet.circle(
        x,
        y,
        30,
        sheet.radial(
          [
            [0, '#C9D68A'],
            [0.6, mix(p.leaf[2], '#C3CF62', 0.5)],
            [1, p.leaf[1]],
          ],
          0.35,
          0.3,
          0.8,
        ),
      )
    }
  })
}
