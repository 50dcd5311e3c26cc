import { f, mix } from './numbers.mjs'

/** A small open boat with an awning, afloat at (x, y). */
export function skiff(sheet, x, y, k = 1, flip = 1) {
  const p = sheet.p
  sheet.group(`transform="translate(${f(x)} ${f(y)}) scale(${k * flip} ${k})"`, () => {
    sheet.ellipse(0, 14, 92, 6, p.ink, 'opacity=".2"')
    sheet.line('M-34 -10V-50M30 -10V-50', p.wood, 3)
    sheet.path('M-48 -50Q-2 -64 44 -50L44 -44Q-2 -58 -48 -44Z', p.accent)
    sheet.path('M-48 -45Q-2 -59 44 -45L44 -42Q-2 -55 -48 -42Z', p.foam)
    sheet.path('M-78 -12C-40 -4 50 -4 92 -22C88 2 70 14 44 15L-52 15C-68 13 -76 2 -78 -12Z', p.wall)
    sheet.path('M-76 -4C-40 4 50 4 90 -14C84 4 70 14 44 15L-52 15C-66 13 -74 4 -76 -4Z', p.near)
    sheet.line('M-78 -12C-40 -4 50 -4 92 -22', p.accent2, 3)
    sheet.path('M-58 -9C-30 -4 20 -4 48 -10L44 -14L-54 -14Z', mix(p.wood, p.ink, 0.3))
  })
}

/** An empty kayak with its paddle laid across, afloat at (x, y). */
export function kayak(sheet, x, y, k = 1, flip = 1) {
  const p = sheet.p
  sheet.group(`transform="translate(${f(x)} ${f(y)}) scale(${k * flip} ${k})"`, () => {
    sheet.ellipse(0, 14, 132, 7, p.ink, 'opacity=".24"')
    sheet.path(
      'M-150 -16C-100 -4 100 -4 152 -18C138 10 98 16 0 16C-98 16 -138 10 -150 -16Z',
      sheet.fade(p.accent2, p.accent),
    )
    sheet.path('M-58 -9C-36 -2 14 -2 36 -9C14 -15 -36 -15 -58 -9Z', p.ink, 'opacity=".6"')
    sheet.line('M-148 -13C-100 -1 100 -1 150 -15', p.foam, 2.4, 'opacity=".75"')
    sheet.line('M-74 -26L92 0', p.wood, 4)
    sheet.path('M-70 -22C-82 -20 -96 -26 -98 -34C-88 -38 -74 -34 -70 -28Z', p.foam)
    sheet.path('M88 -4C98 -4 112 2 114 10C104 12 90 8 86 2Z', p.foam)
  })
}
