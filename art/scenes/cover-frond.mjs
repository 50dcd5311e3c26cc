import { f, mix } from '../draw/numbers.mjs'

/** Newsletter cover: three fronds before the sun. */
export const size = [900, 1100]
export const hours = ['dawn', 'dusk']

export function draw(sheet, p, w, h) {
  sheet.rect(0, 0, w, h, sheet.fade(mix(p.sky[2], p.foam, 0.3), mix(p.sand, p.sky[1], 0.3)))
  sheet.circle(610, 380, 190, p.sun, 'opacity=".92"')
  const big = (x, y, len, ang, c, k = 15) => {
    sheet.group(`transform="translate(${x} ${y}) rotate(${ang})"`, () => {
      sheet.line(`M0 0Q${len * 0.5} ${-len * 0.12} ${len} 0`, c, 7)
      for (let i = 1; i < k; i++) {
        const t = i / k
        const bx = len * t
        const by = -len * 0.12 * 2 * t * (1 - t)
        const l = len * 0.36 * Math.sin(Math.PI * (0.14 + t * 0.8))
        for (const sg of [-1, 1]) {
          const ex = bx + l * 0.62
          const ey = by + sg * l * 0.8
          sheet.path(
            `M${f(bx)} ${f(by)}Q${f(bx + l * 0.2)} ${f(by + sg * l * 0.52)} ${f(ex)} ${f(ey)}Q${f(bx + l * 0.4)} ${f(by + sg * l * 0.36)} ${f(bx + len * 0.026)} ${f(by)}Z`,
            c,
          )
        }
      }
    })
  }
  big(-40, 900, 900, -50, p.leaf[2], 19)
  big(960, 1040, 980, -128, p.leaf[1], 20)
  big(-80, 1130, 860, -18, p.leaf[0], 18)
}
