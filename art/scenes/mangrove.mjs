import { f, mix } from '../draw/numbers.mjs'
import { fanPalm } from '../draw/palms.mjs'
import { bush } from '../draw/plants.mjs'
import { birds, clouds, glints, ridge, sea, sky, sun } from '../draw/sky-and-sea.mjs'

/** A kayak in the mangrove. */
export const size = [1200, 800]
export const hours = ['dawn', 'noon', 'night']

export function draw(sheet, p, _w, h) {
  const hy = 350
  sky(sheet, hy)
  sun(sheet, 610, hy - 70, 58)
  clouds(
    sheet,
    [
      [220, 110, 220, 13],
      [800, 130, 220, 13],
    ],
    0.5,
  )
  ridge(sheet, hy, 60, p.far, { from: 0.2, to: 0.8, seed: 5 })
  sea(sheet, hy, h, { bands: 5 })
  glints(sheet, 610, hy, 330, 150, 110)
  const bank = (x0, dir, y, k, c) => {
    for (let i = 0; i < 7; i++) {
      const x = x0 + dir * i * 62 * k
      bush(sheet, x - 90 * k, y + 20 - i * 6, 190 * k, (150 - i * 16) * k, p.leaf[(i + c) % 3])
    }
    let d = ''
    for (let i = 0; i < 22; i++) {
      const x = x0 + dir * i * 20 * k
      const l = (60 + ((i * 37) % 40)) * k
      d += `M${f(x)} ${f(y)}q${f(dir * 14 * k)} ${f(l * 0.3)} ${f(dir * -6 * k)} ${f(l)}`
    }
    sheet.line(d, mix(p.trunk, p.ink, 0.2), 5 * k)
  }
  bank(40, 1, 440, 0.7, 0)
  bank(1160, -1, 440, 0.7, 1)
  bank(-30, 1, 560, 1.1, 2)
  bank(1230, -1, 570, 1.1, 0)
  birds(sheet, 480, 170, 1.2, 5)
  sheet.group('transform="translate(600 640)"', () => {
    sheet.ellipse(0, 16, 190, 12, p.ink, 'opacity=".25"')
    sheet.line('M-150 -96L70 -10', p.wood, 5)
    sheet.path('M-176 -108C-160 -116 -142 -106 -136 -92C-148 -88 -168 -92 -176 -108Z', p.accent2)
    sheet.path('M60 -16C78 -14 92 0 92 14C76 14 62 2 60 -16Z', p.accent2)
    sheet.circle(-30, -104, 19, mix(p.wood, p.sand, 0.25))
    sheet.path('M-62 -112C-58 -128 0 -128 4 -112C-10 -106 -48 -106 -62 -112Z', p.sand)
    sheet.path('M-46 -126C-44 -140 -16 -140 -14 -126Z', p.sand)
    sheet.path('M-58 -14C-62 -60 -50 -82 -30 -84C-8 -82 4 -60 2 -14Z', p.accent)
    sheet.line('M-44 -66L-78 -66M-14 -66L-20 -40', mix(p.wood, p.sand, 0.25), 11)
    sheet.path(
      'M-210 -22C-140 -8 140 -8 214 -24C196 12 140 22 0 22C-140 22 -192 12 -210 -22Z',
      sheet.fade(p.accent2, p.accent),
    )
    sheet.path('M-80 -14C-50 -4 20 -4 48 -14C20 -20 -50 -20 -80 -14Z', p.ink, 'opacity=".55"')
    sheet.line('M-206 -18C-140 -4 140 -4 210 -20', p.foam, 3, 'opacity=".7"')
  })
  for (let i = 0; i < 7; i++)
    sheet.line(
      `M${380 - i * 16} ${676 + i * 15}q${110 + i * 10} 16 ${220 + i * 20} 0`,
      p.foam,
      2,
      `opacity="${f(0.4 - i * 0.045)}"`,
    )
  fanPalm(sheet, -10, 790, 230, -16, p.leaf[0], p.leaf[2])
  fanPalm(sheet, 1210, 800, 240, 196, p.leaf[0], p.leaf[2])
}
