import { f, mix } from './numbers.mjs'

/** A sailing boat `s` times its size; `flip` -1 turns it round. */
export function sail(sheet, x, y, s, flip = 1) {
  const p = sheet.p
  sheet.group(
    `transform="translate(${f(x)} ${f(y)}) scale(${(f(s * 100) / 100) * flip} ${f(s * 100) / 100})"`,
    () => {
      sheet.ellipse(0, 7, 62, 4, p.ink, 'opacity=".18"')
      sheet.path('M-4 -122C24 -92 40 -48 44 -12L-4 -12Z', sheet.fadeAcross('#FFFDF7', p.wallShade))
      sheet.path('M-9 -110C-28 -76 -42 -40 -46 -12L-9 -12Z', mix(p.accent, '#FFFFFF', 0.12))
      sheet.rect(-7.2, -126, 2.6, 122, p.ink)
      sheet.path('M-58 -8L58 -8C52 4 44 8 34 9L-40 9C-50 8 -56 2 -58 -8Z', p.wall)
      sheet.path('M-54 0L55 0C50 6 44 8.500 34 9L-40 9C-47 8 -51 5 -54 0Z', p.ink, 'opacity=".82"')
    },
  )
}

/** A striped parasol standing at (x, y). */
export function parasol(sheet, x, y, s, c1 = sheet.p.accent, c2 = sheet.p.wall) {
  const p = sheet.p
  sheet.group(`transform="translate(${f(x)} ${f(y)}) scale(${s})"`, () => {
    sheet.rect(-1.6, -92, 3.2, 94, p.wood)
    const seg = 8
    for (let i = 0; i < seg; i++) {
      const x0 = -70 + (i * 140) / seg
      const x1 = -70 + ((i + 1) * 140) / seg
      sheet.path(
        `M0 -128Q${f(x0 * 0.8)} -122 ${f(x0)} -86Q${f((x0 + x1) / 2)} -79 ${f(x1)} -86Q${f(x1 * 0.8)} -122 0 -128Z`,
        i % 2 ? c1 : c2,
      )
    }
    sheet.path('M0 -128Q56 -122 70 -86Q62 -79 52 -86Q40 -112 0 -128Z', p.ink, 'opacity=".1"')
    sheet.circle(0, -129, 2.6, p.wood)
  })
}

/** A sun lounger standing at (x, y). */
export function lounger(sheet, x, y, s, flip = 1) {
  const p = sheet.p
  sheet.group(`transform="translate(${f(x)} ${f(y)}) scale(${s * flip} ${s})"`, () => {
    sheet.path('M-60 -16L28 -16L62 -48L68 -44L34 -8L-60 -8Z', p.wall)
    sheet.path('M-60 -10L32 -10L66 -45L68 -44L34 -6L-60 -6Z', p.wallShade)
    sheet.line('M-48 -8L-48 6M22 -8L22 6', p.wood, 4)
  })
}

/** A string of `n` lamps hanging between two points with a `sag`. */
export function lights(sheet, x0, y0, x1, y1, sag, n = 9) {
  const p = sheet.p
  const mx = (x0 + x1) / 2
  const my = (y0 + y1) / 2 + sag * 2
  sheet.line(`M${f(x0)} ${f(y0)}Q${f(mx)} ${f(my)} ${f(x1)} ${f(y1)}`, p.ink, 1.4, 'opacity=".7"')
  for (let i = 1; i < n; i++) {
    const t = i / n
    const u = 1 - t
    const x = u * u * x0 + 2 * u * t * mx + t * t * x1
    const y = u * u * y0 + 2 * u * t * my + t * t * y1 + 6
    sheet.circle(x, y, 13, sheet.halo(p.light, 0.55))
    sheet.circle(x, y, 3.4, p.light)
  }
}
