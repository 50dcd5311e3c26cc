import { f, mix, smooth } from '../draw/numbers.mjs'

/** Newsletter cover: a scallop over the waves. */
export const size = [900, 1100]
export const hours = ['dawn']

export function draw(sheet, p, w, h) {
  sheet.rect(0, 0, w, h, mix(p.accent2, p.sand, 0.55))
  sheet.circle(450, 500, 350, mix(p.sand, p.foam, 0.5))
  const n = 13
  for (let i = 0; i < n; i++) {
    const a0 = Math.PI * (1.08 + (0.84 * i) / n)
    const a1 = Math.PI * (1.08 + (0.84 * (i + 1)) / n)
    const R = 380
    const am = (a0 + a1) / 2
    const cx = 450
    const cy = 770
    const P = (a, r) => [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 1.08]
    const [x0, y0] = P(a0, R)
    const [x1, y1] = P(a1, R)
    const [mx, my] = P(am, R + 34)
    sheet.path(
      `M${cx} ${cy}L${f(x0)} ${f(y0)}Q${f(mx)} ${f(my)} ${f(x1)} ${f(y1)}Z`,
      mix(i % 2 ? p.accent : p.accent2, p.foam, 0.12 + (i % 3) * 0.12),
    )
    for (const k of [0.45, 0.65, 0.85]) {
      const [ax, ay] = P(a0, R * k)
      const [bx, by] = P(a1, R * k)
      const [qx, qy] = P(am, R * k + 18)
      sheet.line(`M${f(ax)} ${f(ay)}Q${f(qx)} ${f(qy)} ${f(bx)} ${f(by)}`, p.foam, 3, 'opacity=".5"')
    }
  }
  sheet.path('M370 792L400 740L500 740L530 792Q450 816 370 792Z', p.accent)
  for (let i = 0; i < 4; i++) {
    const pts = []
    for (let k = 0; k <= 10; k++) pts.push([k * 96 - 20, 900 + i * 52 + Math.sin(k * 1.2 + i) * 14])
    sheet.path(`M-20 1100${smooth(pts, 'L')}L940 1100Z`, mix(p.sea[1], p.sea[2], i / 4))
  }
}
