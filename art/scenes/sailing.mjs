import { f, smooth } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { birds, clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A catamaran under sail. */
export const size = [1200, 800]
export const hours = ['dawn', 'noon', 'dusk']

export function draw(sheet, p, _w, h) {
  const hy = 440
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 70)
  sun(sheet, 380, hy - 110, 60)
  clouds(
    sheet,
    [
      [620, 120, 280, 16],
      [120, 200, 170, 11],
      [880, 230, 180, 11],
    ],
    0.55,
  )
  farShore(sheet, hy, 52)
  birds(sheet, 180, 240, 1.1, 5)
  sea(sheet, hy, h, { bands: 7, amp: 9 })
  glints(sheet, 380, hy, 320, 190, 100)
  sail(sheet, 190, 478, 0.34)
  sail(sheet, 1010, 470, 0.26, -1)
  // catamaran
  sheet.group('transform="translate(720 620) scale(2.5) rotate(-2)"', () => {
    sheet.ellipse(4, 12, 92, 6, p.ink, 'opacity=".22"')
    sheet.path('M6 -172C44 -120 60 -70 62 -24L6 -24Z', sheet.fadeAcross('#FFFDF8', p.wallShade))
    sheet.line('M6 -140L37 -128M6 -108L51 -98M6 -74L58 -66M6 -46L61 -42', p.wallDeep, 0.7, 'opacity=".6"')
    sheet.path('M0 -158C-30 -112 -50 -64 -56 -26L0 -26Z', sheet.fade(p.accent2, p.accent))
    sheet.rect(1.4, -176, 3, 154, p.ink)
    sheet.path('M-44 -22L52 -22L60 -10L-40 -10Z', p.wall)
    sheet.path('M-20 -20H36V-13H-16Z', p.window)
    sheet.path('M-78 -12L84 -12C80 2 70 9 58 9L-50 9C-64 7 -74 0 -78 -12Z', p.wall)
    sheet.path('M-74 -4L82 -4C77 5 68 9 58 9L-50 9C-62 7 -70 3 -74 -4Z', p.ink, 'opacity=".85"')
    sheet.path('M-78 -12L84 -12L83 -9L-77 -9Z', p.accent)
  })
  for (let i = 0; i < 8; i++) {
    const pts = []
    const y = 664 + i * 20
    const ph = sheet.random() * 6
    for (let k = 0; k <= 12; k++) pts.push([k * 104 - 20, y + Math.sin(k * 1.3 + ph) * 7])
    sheet.line(
      smooth(pts),
      p.foam,
      2.4,
      `opacity="${f(0.1 + sheet.random() * 0.22)}" stroke-dasharray="${f(50 + sheet.random() * 150)} ${f(60 + sheet.random() * 170)}"`,
    )
  }
  sheet.path(
    'M500 648C600 626 640 640 700 650C800 640 900 634 960 650C900 664 600 668 500 648Z',
    p.foam,
    'opacity=".55"',
  )
}
