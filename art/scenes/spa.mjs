import { f, mix } from '../draw/numbers.mjs'
import { palm } from '../draw/palms.mjs'
import { bananaLeaf } from '../draw/plants.mjs'
import { glints, ridge, sea, sky, sun } from '../draw/sky-and-sea.mjs'

/** An arch window, stones and an orchid. */
export const size = [1200, 800]
export const hours = ['dawn', 'noon']

export function draw(sheet, p, w, h) {
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, p.wall],
      [0.6, mix(p.wall, p.sand, 0.5)],
      [1, p.sand],
    ]),
  )
  const win = 'M420 640L420 330A270 270 0 0 1 960 330L960 640Z'
  const c = sheet.clip(win)
  sheet.group(`clip-path="${c}"`, () => {
    sky(sheet, 430)
    sun(sheet, 780, 300, 48)
    ridge(sheet, 430, 70, p.far, { from: 0.3, to: 0.9, seed: 6 })
    ridge(sheet, 430, 50, p.mid, { from: 0.55, to: 1, seed: 8 })
    sea(sheet, 430, 660, { bands: 4 })
    glints(sheet, 780, 430, 180, 100, 46)
    palm(sheet, 520, 690, 330, -0.1, { size: 150 })
  })
  sheet.line('M420 640L420 330A270 270 0 0 1 960 330L960 640', p.wallDeep, 10, 'opacity=".55"')
  sheet.line('M414 640L414 330A276 276 0 0 1 966 330L966 640', p.foam, 3)
  sheet.rect(0, 636, w, 170, sheet.fade(mix(p.wood, p.sand, 0.35), mix(p.wood, p.ink, 0.12)))
  sheet.line('M0 690H1200M0 748H1200', p.ink, 1.4, 'opacity=".14"')
  sheet.rect(0, 632, w, 8, mix(p.wood, p.light, 0.4))
  const st = (x, y, rx, ry, c1) => {
    sheet.ellipse(x, y + 5, rx, ry, p.ink, 'opacity=".16"')
    sheet.ellipse(x, y, rx, ry, sheet.fade(mix(c1, '#FFFFFF', 0.28), mix(c1, p.ink, 0.25)))
    sheet.ellipse(x - rx * 0.25, y - ry * 0.4, rx * 0.5, ry * 0.2, '#fff', 'opacity=".16"')
  }
  sheet.ellipse(330, 706, 150, 18, p.ink, 'opacity=".18"')
  st(330, 672, 124, 44, mix(p.near, p.ink, 0.45))
  st(322, 598, 98, 38, mix(p.near, p.ink, 0.2))
  st(336, 534, 72, 30, mix(p.mid, p.near, 0.4))
  st(328, 484, 46, 22, mix(p.mid, p.wall, 0.2))
  // orchid
  sheet.line('M332 462C350 380 300 300 214 262', p.leaf[1], 6)
  const bl = (x, y, k) => {
    sheet.group(`transform="translate(${x} ${y}) scale(${k})"`, () => {
      for (let i = 0; i < 5; i++)
        sheet.add(
          `<g transform="rotate(${i * 72 - 90})"><path d="M0 0C14 -26 48 -26 54 0C48 26 14 26 0 0Z" fill="${mix('#F6C9BC', p.accent, 0.1 + i * 0.09)}"/></g>`,
        )
      sheet.circle(0, 0, 11, '#FFF6EC')
      sheet.circle(2, 3, 5, p.accent2)
    })
  }
  bl(206, 262, 1.05)
  bl(268, 304, 0.86)
  bl(310, 362, 0.66)
  sheet.circle(156, 232, 12, mix('#FFFFFF', p.accent2, 0.3))
  sheet.circle(126, 224, 8, p.leaf[2])
  // rolled towels + candle + bowl
  const roll = (x, y, r, c1) => {
    sheet.rect(x, y - r, 190, r * 2, sheet.fade(c1, mix(c1, p.wallDeep, 0.4)), `rx="${r}"`)
    sheet.circle(x + 186, y, r, mix(c1, p.wallDeep, 0.18))
    let d = ''
    for (let k = 0; k < 3; k++) {
      const rr = r * (0.8 - k * 0.24)
      d += `M${f(x + 186 + rr)} ${y}A${f(rr)} ${f(rr)} 0 1 1 ${f(x + 186)} ${f(y - rr)}`
    }
    sheet.line(d, p.wallDeep, 2.4)
  }
  roll(690, 690, 36, p.wall)
  roll(720, 622, 33, mix(p.accent2, p.wall, 0.6))
  roll(824, 690, 36, p.wall)
  for (const [x, hh] of [
    [500, 108],
    [566, 74],
  ]) {
    sheet.circle(x + 22, 706 - hh - 22, 70, sheet.halo(p.light, 0.8))
    sheet.rect(x, 706 - hh, 44, hh, sheet.fadeAcross(p.foam, p.wallShade), 'rx="5"')
    sheet.path(
      `M${x + 22} ${706 - hh - 40}C${x + 34} ${706 - hh - 22} ${x + 32} ${706 - hh - 6} ${x + 22} ${706 - hh - 4}C${x + 12} ${706 - hh - 6} ${x + 10} ${706 - hh - 22} ${x + 22} ${706 - hh - 40}Z`,
      p.accent2,
    )
  }
  bananaLeaf(sheet, 1240, 560, 330, 196, p.leaf[1], p.foam)
  bananaLeaf(sheet, 1250, 470, 360, 212, p.leaf[0], p.foam)
  bananaLeaf(sheet, 1240, 640, 280, 178, p.leaf[2], p.foam)
}
