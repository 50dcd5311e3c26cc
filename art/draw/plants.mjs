import { f, mix } from './numbers.mjs'

/** An agave rosette sitting at (x, y). */
export function agave(sheet, x, y, s, tones = sheet.p.leaf) {
  const A = [-172, -8, -152, -28, -132, -48, -112, -68, -90]
  A.forEach((a, i) => {
    const r = (a * Math.PI) / 180
    const l = s * (0.72 + (i / 9) * 0.36)
    const w = s * 0.1
    const ex = x + Math.cos(r) * l
    const ey = y + Math.sin(r) * l
    const nx = -Math.sin(r) * w
    const ny = Math.cos(r) * w
    const mx = x + Math.cos(r) * l * 0.4
    const my = y + Math.sin(r) * l * 0.4
    sheet.path(
      `M${f(x)} ${f(y)}Q${f(mx + nx)} ${f(my + ny)} ${f(ex)} ${f(ey)}Q${f(mx - nx)} ${f(my - ny)} ${f(x)} ${f(y)}Z`,
      tones[i % 3],
    )
  })
}

/** A scalloped clump `w` wide and `h` high that sinks into the ground below `y`. */
export function bush(sheet, x, y, w, h, fill) {
  const n = Math.max(4, Math.round(w / 26))
  const pts = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const e = Math.sin(Math.PI * (0.06 + t * 0.88)) ** 0.62
    pts.push([x + w * t, y - h * e * (0.82 + sheet.random() * 0.26)])
  }
  let d = `M${f(x)} ${f(y + h * 0.5)}L${f(pts[0][0])} ${f(pts[0][1])}`
  for (let i = 1; i < pts.length; i++) {
    const [x0, y0] = pts[i - 1]
    const [x1, y1] = pts[i]
    const r = Math.hypot(x1 - x0, y1 - y0) * (0.52 + sheet.random() * 0.12)
    d += `A${f(r)} ${f(r)} 0 0 1 ${f(x1)} ${f(y1)}`
  }
  sheet.path(
    `${d}L${f(x + w)} ${f(y + h * 0.5)}Q${f(x + w / 2)} ${f(y + h * 0.72)} ${f(x)} ${f(y + h * 0.5)}Z`,
    fill,
  )
  let hl = ''
  for (let i = 0; i < n * 1.2; i++) {
    const t = 0.14 + sheet.random() * 0.72
    const e = Math.sin(Math.PI * t) ** 0.62
    const k = 0.25 + sheet.random() * 0.55
    const bx = x + w * t
    const by = y - h * e * k
    const q = 5 + sheet.random() * 6
    hl += `M${f(bx - q)} ${f(by)}a${f(q)} ${f(q)} 0 0 1 ${f(q * 2)} 0`
  }
  sheet.line(hl, mix(fill, sheet.p.light, 0.3), 1.6, 'opacity=".38"')
}

/** One banana leaf of length `len` growing from (x, y) at `ang` degrees. */
export function bananaLeaf(sheet, x, y, len, ang, fill, rib) {
  sheet.group(`transform="translate(${f(x)} ${f(y)}) rotate(${f(ang)})"`, () => {
    const w = len * 0.19
    const [near, far] = [f(len * 0.25), f(len * 0.72)]
    const upper = `C${near} ${f(-w * 1.25)} ${far} ${f(-w * 1.2)} ${f(len)} 0`
    sheet.path(`M0 0${upper}C${far} ${f(w * 1.2)} ${near} ${f(w * 1.25)} 0 0Z`, fill)
    sheet.line(`M${f(len * 0.02)} 0L${f(len * 0.96)} 0`, rib, Math.max(1, len * 0.01), 'opacity=".5"')
    let d = ''
    for (let i = 2; i < 10; i++) {
      const t = i / 11
      const ww = w * Math.sin(Math.PI * t) * 0.82
      d += `M${f(len * t)} 0L${f(len * (t + 0.07))} ${f(-ww)}M${f(len * t)} 0L${f(len * (t + 0.07))} ${f(ww)}`
    }
    sheet.line(d, rib, Math.max(0.8, len * 0.005), 'opacity=".28"')
  })
}
