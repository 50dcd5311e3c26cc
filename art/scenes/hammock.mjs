import { f, mix } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { agave, bush } from '../draw/plants.mjs'
import { beach, birds, clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A hammock between two palms. */
export const size = [1200, 800]
export const hours = ['dawn', 'noon', 'dusk', 'night']

export function draw(sheet, p) {
  const hy = 400
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 70)
  sun(sheet, 600, hy - 86, 62)
  clouds(
    sheet,
    [
      [180, 140, 230, 14],
      [760, 110, 260, 14],
      [900, 230, 150, 10],
    ],
    0.5,
  )
  farShore(sheet, hy, 41)
  birds(sheet, 330, 260, 1.1, 4)
  sea(sheet, hy, 700, { bands: 4 })
  glints(sheet, 600, hy, 210, 200, 90)
  sail(sheet, 792, 440, 0.42)
  beach(sheet, [
    [0, 640],
    [180, 618],
    [380, 636],
    [600, 668],
    [840, 646],
    [1040, 616],
    [1200, 628],
  ])
  sheet.ellipse(600, 742, 270, 14, p.ink, 'opacity=".12"')
  palm(sheet, 268, 760, 560, -0.14, { size: 236 })
  palm(sheet, 930, 764, 600, 0.1, { size: 246 })
  // hammock
  const x0 = 262
  const y0 = 556
  const x1 = 938
  const y1 = 540
  sheet.line(`M${x0} ${y0}L356 606M${x1} ${y1}L846 600`, p.wall, 3)
  const hd = 'M356 606C430 704 770 708 846 600C800 740 410 752 356 606Z'
  sheet.path(hd, sheet.fade(p.accent, mix(p.accent, p.ink, 0.25)))
  const c = sheet.clip(hd)
  sheet.group(`clip-path="${c}"`, () => {
    for (let i = 0; i < 9; i++)
      sheet.line(
        `M350 ${600 + i * 16}C430 ${704 + i * 12} 770 ${708 + i * 12} 850 ${596 + i * 16}`,
        i % 2 ? p.wall : p.accent2,
        5,
        'opacity=".8"',
      )
  })
  sheet.path('M700 660C716 634 764 622 792 632C802 648 786 672 752 684C728 688 706 678 700 660Z', p.wall)
  let fr = ''
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const x = 372 + t * 458
    const y = 636 + Math.sin(Math.PI * t) * 88
    fr += `M${f(x)} ${f(y)}l0 ${f(12 + 5 * Math.sin(i))}`
  }
  sheet.line(fr, p.wall, 1.6, 'opacity=".85"')
  agave(sheet, 120, 772, 90)
  agave(sheet, 1096, 778, 84)
  bush(sheet, -40, 806, 200, 50, p.leaf[0])
  bush(sheet, 1040, 808, 220, 56, p.leaf[0])
}
