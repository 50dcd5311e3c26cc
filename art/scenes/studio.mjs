import { archedWall } from '../draw/buildings.mjs'
import { boards, curtain, cushion, pendant, pottedPlant } from '../draw/furniture.mjs'
import { f, mix } from '../draw/numbers.mjs'
import { palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { clouds, ridge, sky, sun } from '../draw/sky-and-sea.mjs'

/** The garden studio: a bed under an arch window, and a patio door standing open on the garden. */
export const size = [1200, 800]
export const hours = ['dawn', 'noon']

const floor = 628

export function draw(sheet, p, w) {
  garden(sheet, p)
  const wall = sheet.linear(
    [
      [0, p.wall],
      [1, mix(p.wall, p.wallShade, 0.7)],
    ],
    0,
    0,
    1,
    0.2,
  )
  archedWall(
    sheet,
    0,
    0,
    w,
    floor,
    [
      [450, 128, 330, 452],
      [876, 116, 250, floor + 2],
    ],
    wall,
    { reveal: 20 },
  )
  openings(sheet, p)
  boards(sheet, floor, mix(p.wood, p.sand, 0.5), mix(p.wood, p.sand, 0.2))
  sheet.rect(0, floor - 14, 748, 14, p.wallShade)
  sheet.rect(1004, floor - 14, 196, 14, p.wallShade)
  sheet.path(`M752 ${floor}H1000L1050 800H640Z`, p.light, 'opacity=".4"')
  bed(sheet, p)
  pendant(sheet, 640, 214, 0.8)
  nightstand(sheet, p)
  pottedPlant(sheet, 1104, 742, 1.06)
}

/** What the openings look out on: a walled garden with a fountain. */
function garden(sheet, p) {
  sky(sheet, 380)
  sun(sheet, 520, 226, 44)
  clouds(
    sheet,
    [
      [330, 190, 130, 10],
      [800, 190, 130, 10],
    ],
    0.55,
  )
  ridge(sheet, 400, 70, p.far, { from: 0.1, to: 1, seed: 8 })
  palm(sheet, 392, 470, 260, 0.1, { size: 108 })
  palm(sheet, 950, 560, 330, -0.1, { size: 128 })
  for (let i = 0; i < 9; i++) bush(sheet, 260 + i * 88, 430, 150, 60 + (i % 3) * 22, p.leaf[i % 2 ? 1 : 2])
  // The garden wall and its path.
  sheet.rect(700, 446, 360, 96, mix(p.accent2, p.wall, 0.5))
  sheet.rect(700, 440, 360, 9, mix(p.accent2, p.wall, 0.75))
  for (let i = 0; i < 4; i++) bush(sheet, 724 + i * 76, 556, 110, 46 + (i % 2) * 16, p.leaf[i % 3])
  sheet.rect(700, 560, 360, 80, sheet.fade(p.sand, p.sand2))
  sheet.path('M850 560H910L960 640H790Z', p.wall, 'opacity=".8"')
  fountain(sheet, p)
  bananaLeaf(sheet, 760, 610, 190, -58, p.leaf[1], p.foam)
  bananaLeaf(sheet, 752, 620, 160, -84, p.leaf[0], p.foam)
}

function fountain(sheet, p) {
  sheet.ellipse(906, 580, 54, 9, p.ink, 'opacity=".16"')
  sheet.path('M860 556H952L938 580H874Z', p.wallShade)
  sheet.ellipse(906, 556, 46, 8, p.wall)
  sheet.ellipse(906, 556, 38, 5.4, p.sea[1])
  sheet.path('M900 556V526H912V556Z', p.wall)
  sheet.ellipse(906, 526, 22, 4.4, p.wall)
  sheet.line('M906 522q-16 -18 -26 10M906 522q16 -18 26 10', p.foam, 2, 'opacity=".9"')
}

/** Frames, glazing bars, sill and the two leaves of the patio door. */
function openings(sheet, p) {
  sheet.line('M450 130V450M287 300H613', p.wall, 6)
  sheet.rect(272, 450, 356, 12, p.wallShade, 'rx="3"')
  sheet.rect(272, 462, 356, 4, p.wallDeep, 'opacity=".6"')
  // The leaves stand open, seen edge on.
  const wood = mix(p.near, p.wall, 0.25)
  sheet.path(`M751 250L706 262V${floor + 26}L751 ${floor}Z`, wood)
  sheet.path(`M743 274L714 282V470L743 466Z`, mix(p.sea[0], p.foam, 0.4))
  sheet.path(`M1001 250L1046 262V${floor + 26}L1001 ${floor}Z`, mix(wood, p.ink, 0.12))
  sheet.path(`M1009 274L1038 282V470L1009 466Z`, mix(p.sea[0], p.foam, 0.2))
  sheet.circle(712, 500, 4, p.accent2)
  sheet.circle(1040, 500, 4, p.accent2)
  sheet.rect(222, 84, 456, 8, p.wood, 'rx="4"')
  curtain(sheet, 228, 92, floor - 14, 62)
  curtain(sheet, 612, 92, floor - 14, 58)
}

/** A bed set along the wall under the window, its head to the left. */
function bed(sheet, p) {
  sheet.ellipse(470, 772, 420, 26, mix(p.near, p.wall, 0.55), 'opacity=".6"')
  sheet.rect(150, 470, 44, 286, sheet.fadeAcross(mix(p.wood, p.light, 0.15), p.wood), 'rx="20"')
  sheet.rect(176, 690, 560, 62, sheet.fade(mix(p.wood, p.light, 0.1), p.wood), 'rx="8"')
  sheet.path(
    'M190 596C190 572 204 566 226 566H690C720 566 734 580 738 604L742 700H190Z',
    sheet.fade(p.foam, p.wallShade),
  )
  sheet.path('M486 566H690C720 566 734 580 738 604L742 706H470Z', mix(p.near, p.wall, 0.12))
  sheet.line('M498 568L484 704M516 568L504 704', p.wall, 2.4, 'opacity=".65"')
  let fringe = ''
  for (let i = 0; i < 18; i++) fringe += `M${f(474 + i * 15.4)} 706v12`
  sheet.line(fringe, mix(p.near, p.wall, 0.12), 3)
  cushion(sheet, 204, 500, 118, 78, -5, p.foam)
  cushion(sheet, 248, 512, 104, 70, 6, mix(p.wall, p.wallShade, 0.6))
  cushion(sheet, 318, 524, 80, 58, -4, p.accent)
  sheet.line('M204 752V774M716 752V774', mix(p.wood, p.ink, 0.3), 10)
}

function nightstand(sheet, p) {
  sheet.rect(50, 634, 92, 12, mix(p.wood, p.light, 0.2), 'rx="4"')
  sheet.path('M60 646H132L126 758H66Z', sheet.fade(mix(p.wood, p.sand, 0.3), p.wood))
  sheet.line('M64 694H128', p.ink, 1.6, 'opacity=".25"')
  sheet.circle(96, 560, 96, sheet.halo(p.light, 0.55))
  sheet.rect(92, 580, 8, 54, p.wood)
  sheet.path('M66 584L80 530H112L126 584Z', mix(p.light, p.foam, 0.35))
  sheet.rect(78, 628, 36, 6, p.wood, 'rx="3"')
}
