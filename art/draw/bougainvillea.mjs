import { f, mix, smooth } from './numbers.mjs'

/** Bougainvillea trailing down from (x, y): vines of leaves and papery bracts, `n` of them in all. */
export function bougainvillea(sheet, x, y, w, h, n = 70) {
  const p = sheet.p
  const vines = Math.max(3, Math.round(w / 22))
  const pink = mix(p.accent, '#D8597E', sheet.hour === 'night' ? 0.3 : 0.5)
  for (let v = 0; v < vines; v++) {
    const t = vines === 1 ? 0.5 : v / (vines - 1)
    const sx = x + (t - 0.5) * w * 1.1
    const len = h * (0.5 + 0.5 * Math.sin(Math.PI * (0.15 + t * 0.7))) * (0.7 + sheet.random() * 0.4)
    const bend = (sheet.random() - 0.35) * w * 0.7
    const pts = []
    for (let k = 0; k <= 6; k++) {
      const u = k / 6
      pts.push([sx + bend * u * u + Math.sin(u * 5 + v) * 7, y + len * u])
    }
    sheet.line(smooth(pts), p.leaf[1], 2.2)
    const m = Math.round(n / vines)
    for (let k = 0; k < m; k++) {
      const u = (k + sheet.random() * 0.8) / m
      const i = Math.min(5, Math.floor(u * 6))
      const q = u * 6 - i
      const bx = pts[i][0] + (pts[i + 1][0] - pts[i][0]) * q + (sheet.random() - 0.5) * 34 * (1 - u * 0.45)
      const by = pts[i][1] + (pts[i + 1][1] - pts[i][1]) * q + (sheet.random() - 0.5) * 14
      if (sheet.random() < 0.42) leaf(sheet, bx, by)
      else bract(sheet, bx, by, pink)
    }
  }
}

function leaf(sheet, x, y) {
  const angle = sheet.random() * 360
  const l = 11 + sheet.random() * 9
  const blade = `M0 0Q${f(l * 0.5)} ${f(-l * 0.42)} ${f(l)} 0Q${f(l * 0.5)} ${f(l * 0.42)} 0 0Z`
  const tone = sheet.p.leaf[(sheet.random() * 3) | 0]
  sheet.path(blade, tone, `transform="translate(${f(x)} ${f(y)}) rotate(${f(angle)})"`)
}

/** Three papery bracts around a pale heart. */
function bract(sheet, x, y, pink) {
  const p = sheet.p
  const r = 5.5 + sheet.random() * 5
  const tone = mix(pink, sheet.random() < 0.5 ? p.accent2 : '#F3A9B4', sheet.random() * 0.55)
  const angle = sheet.random() * 120
  const wide = f(r * 0.9)
  const side = `${f(r * 1.7)} ${f(r * 0.4)}`
  const petal = `M0 0C${wide} ${-wide} ${f(r * 1.7)} ${f(-r * 0.4)} ${f(r * 1.6)} 0C${side} ${wide} ${wide} 0 0Z`
  sheet.group(`transform="translate(${f(x)} ${f(y)})" fill="${tone}"`, () => {
    for (let i = 0; i < 3; i++) {
      const lit = i === 1 ? ` fill="${mix(tone, '#FFFFFF', 0.16)}"` : ''
      sheet.add(`<path transform="rotate(${f(angle + i * 120)})" d="${petal}"${lit}/>`)
    }
  })
  sheet.circle(x, y, r * 0.26, p.light)
}
