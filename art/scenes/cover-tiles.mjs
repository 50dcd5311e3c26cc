import { mix } from '../draw/numbers.mjs'

/** Newsletter cover: scales of tile. */
export const size = [900, 1100]
export const hours = ['noon']

export function draw(sheet, p, w, h) {
  sheet.rect(0, 0, w, h, p.sea[2])
  const R = 75
  for (let row = 0; row < 17; row++)
    for (let col = -1; col < 7; col++) {
      const x = col * R * 2 + (row % 2 ? R : 0)
      const y = row * R
      const t = (row * 7 + col * 5) % 9
      const c =
        t === 0
          ? p.accent
          : t === 4
            ? p.accent2
            : mix(mix(p.sea[0], p.sea[2], ((row + 1) / 17) * 0.8), p.wall, (t % 3) * 0.08)
      sheet.circle(x + R, y, R, c)
      sheet.circle(x + R, y, R * 0.66, 'none', `stroke="${p.foam}" stroke-width="3" opacity=".5"`)
      sheet.circle(x + R, y, R * 0.33, 'none', `stroke="${p.foam}" stroke-width="3" opacity=".5"`)
    }
}
