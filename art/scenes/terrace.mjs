import { bougainvillea } from '../draw/bougainvillea.mjs'
import { f, mix, smooth } from '../draw/numbers.mjs'
import { lights, sail } from '../draw/objects.mjs'
import { fanPalm, palm } from '../draw/palms.mjs'
import { agave, bush } from '../draw/plants.mjs'
import { birds, clouds, farShore, glints, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** A sky terrace with a plunge pool and a daybed. */
export const size = [1200, 800]
export const hours = ['dusk', 'dawn', 'night']

export function draw(sheet, p, w) {
  const hy = 410
  sky(sheet, hy)
  if (sheet.hour === 'night') stars(sheet, hy, 70)
  sun(sheet, 800, hy - 120, 56)
  clouds(
    sheet,
    [
      [420, 130, 240, 13],
      [900, 90, 190, 12],
    ],
    0.5,
  )
  farShore(sheet, hy, 27)
  birds(sheet, 560, 230, 1, 4)
  sea(sheet, hy, 700, { bands: 5 })
  glints(sheet, 800, hy, 220, 160, 80)
  sail(sheet, 560, 450, 0.4)
  for (let i = 0; i < 9; i++) bush(sheet, 430 + i * 100, 612, 160, 46 + (i % 3) * 12, p.leaf[i % 3])
  palm(sheet, 1120, 640, 360, -0.12, { size: 150 })
  palm(sheet, 1010, 640, 230, 0.1, { size: 98 })
  sheet.rect(0, 590, w, 220, sheet.fade(mix(p.sand, p.wall, 0.3), p.sand2))
  let d = ''
  for (let i = -8; i < 26; i++) d += `M${620 + (i - 9) * 74} 592L${620 + (i - 9) * 170} 800`
  sheet.line(`${d}M0 630H1200M0 690H1200`, p.wallDeep, 1.2, 'opacity=".3"')
  sheet.rect(0, 588, w, 7, p.wall)
  const pd = 'M560 640L1130 640L1200 700L1200 800L500 800Z'
  sheet.path(pd, p.wall, 'transform="translate(0 -8)"')
  const c = sheet.clip(pd)
  sheet.path(pd, sheet.fade(p.sea[0], p.sea[1]))
  sheet.group(`clip-path="${c}"`, () => {
    for (let i = 0; i < 9; i++) {
      const pts = []
      const ph = sheet.random() * 6
      for (let k = 0; k <= 9; k++) pts.push([480 + k * 84, 654 + i * 17 + Math.sin(k * 1.5 + ph) * 4])
      sheet.line(
        smooth(pts),
        p.foam,
        2.2,
        `opacity="${f(0.2 + sheet.random() * 0.3)}" stroke-dasharray="${f(40 + sheet.random() * 110)} ${f(30 + sheet.random() * 100)}"`,
      )
    }
  })
  // pergola + daybed
  const wd = mix(p.wood, p.light, 0.12)
  sheet.path('M-10 96L560 132L560 152L-10 118Z', wd)
  for (let i = 0; i < 10; i++) {
    const x = 6 + i * 58
    sheet.path(
      `M${x} ${92 + i * 3.7}L${x + 14} ${93 + i * 3.7}L${x + 60} ${64 + i * 3.7}L${x + 46} ${63 + i * 3.7}Z`,
      mix(wd, p.ink, 0.14),
    )
  }
  sheet.rect(500, 142, 17, 500, wd)
  sheet.rect(511, 142, 6, 500, mix(wd, p.ink, 0.18))
  sheet.rect(30, 108, 20, 600, wd)
  for (const [x, k] of [
    [50, 1],
    [444, -1],
  ])
    for (let i = 0; i < 4; i++)
      sheet.path(
        `M${x + i * 15} ${124 + x * 0.05}h15L${x + 15 + i * 15 + k * (i - 1) * 5} 640h-15Z`,
        i % 2 ? p.foam : p.wallShade,
        'opacity=".9"',
      )
  lights(sheet, 46, 128, 508, 152, 36, 8)
  bougainvillea(sheet, 120, 96, 170, 170, 64)
  sheet.ellipse(290, 716, 250, 16, p.ink, 'opacity=".14"')
  sheet.rect(84, 620, 420, 84, sheet.fade(mix(p.wood, p.sand, 0.4), p.wood), 'rx="16"')
  sheet.rect(74, 584, 440, 58, sheet.fade(p.foam, p.wallShade), 'rx="24"')
  sheet.add(
    `<rect x="92" y="500" width="104" height="96" rx="20" transform="rotate(-7 144 548)" fill="${p.wall}"/><rect x="164" y="512" width="92" height="84" rx="18" transform="rotate(6 210 554)" fill="${p.accent}"/><rect x="396" y="520" width="88" height="78" rx="18" transform="rotate(8 440 560)" fill="${p.near}"/>`,
  )
  sheet.path('M330 584L470 584L486 690L350 690Z', p.accent2, 'opacity=".85"')
  sheet.line(
    'M346 690v16M366 690v16M386 690v16M406 690v16M426 690v16M446 690v16M466 690v16M484 690v16',
    p.accent2,
    3,
  )
  fanPalm(sheet, -10, 800, 190, -26, p.leaf[0], p.leaf[2])
  agave(sheet, 560, 792, 60)
}
