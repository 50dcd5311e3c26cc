import { skiff } from '../draw/boats.mjs'
import { arcade } from '../draw/buildings.mjs'
import { f, mix, smooth } from '../draw/numbers.mjs'
import { parasol } from '../draw/objects.mjs'
import { fanPalm, palm } from '../draw/palms.mjs'
import { agave, bush } from '../draw/plants.mjs'
import { birds, clouds, glints, ridge, ripples, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** Bahía Serena, on the Caribbean: low white loggias around a turquoise lagoon, a jetty with a palapa and a skiff. */
export const size = [1600, 700]
export const hours = ['dawn', 'noon', 'dusk', 'night']

const horizon = 322
const bank = 418

export function draw(sheet, p, w, h) {
  sky(sheet, horizon)
  if (sheet.hour === 'night') stars(sheet, horizon, 80)
  sun(sheet, 852, horizon - 96, 46)
  clouds(
    sheet,
    [
      [300, 130, 240, 14],
      [620, 74, 200, 12],
      [1240, 112, 230, 13],
    ],
    0.5,
  )
  ridge(sheet, horizon, 44, p.far, { from: -0.1, to: 0.36, seed: 6 })
  ridge(sheet, horizon, 74, p.far, { from: 0.56, to: 1, seed: 22 })
  birds(sheet, 640, 190, 1, 4)
  sea(sheet, horizon, h, { bands: 3 })
  lagoon(sheet, p, w, h)
  glints(sheet, 852, horizon, 250, 120, 64)
  garden(sheet, p)
  residences(sheet)
  shore(sheet, p, w)
  jetty(sheet, p)
  skiff(sheet, 842, 556, 0.72)
  foreground(sheet, p, w, h)
}

/** The reef's white line, and the shallow water it keeps calm. */
function lagoon(sheet, p, w, h) {
  const tint = sheet.hour === 'night' ? 0.1 : sheet.hour === 'noon' ? 0.5 : 0.3
  const shallow = mix(p.sea[0], '#58C7BF', tint)
  const edge = [
    [0, 362],
    [220, 354],
    [480, 364],
    [700, 356],
    [940, 366],
    [1200, 360],
    [w, 366],
  ]
  sheet.path(
    `${smooth(edge)}V${h}H0Z`,
    sheet.linear([
      [0, shallow],
      [0.35, mix(shallow, p.sea[1], 0.5)],
      [1, mix(p.sea[1], p.sea[2], 0.72)],
    ]),
  )
  sheet.line(
    smooth(edge),
    p.foam,
    3.4,
    `opacity="${sheet.hour === 'night' ? 0.3 : 0.6}" stroke-dasharray="150 44 60 22 210 30"`,
  )
  // Pale sandbanks under the water.
  for (const [x, y, rx, ry] of [
    [520, 408, 230, 9],
    [860, 448, 260, 13],
    [300, 470, 250, 14],
    [1010, 520, 300, 20],
  ])
    sheet.ellipse(x, y, rx, ry, mix(shallow, p.sand, 0.35), 'opacity=".2"')
  ripples(sheet, 380, 690, 26, 0.3)
}

/** What grows behind the residences. */
function garden(sheet, p) {
  palm(sheet, 1006, 400, 210, 0.1, { size: 92 })
  palm(sheet, 1262, 400, 236, -0.1, { size: 100 })
  palm(sheet, 1330, 400, 176, 0.12, { size: 80 })
  for (let i = 0; i < 9; i++) bush(sheet, 876 + i * 84, 384, 140, 44 + (i % 3) * 16, p.leaf[i % 2 ? 1 : 2])
}

function residences(sheet) {
  // Upper floors first: they stand behind the parapet of the ground floor.
  arcade(sheet, 1070, 348, 4, { bay: 40, height: 56 })
  arcade(sheet, 1384, 350, 3, { bay: 40, height: 54 })
  arcade(sheet, 880, bank, 3, { bay: 46, height: 56 })
  arcade(sheet, 1034, bank, 6, { bay: 46, height: 70 })
  arcade(sheet, 1332, bank, 6, { bay: 46, height: 66 })
}

/** The white quay along the water with its reflection, and a little sand at its tip. */
function shore(sheet, p, w) {
  sheet.path(
    `${smooth([
      [772, 440],
      [820, 424],
      [880, 416],
      [960, 416],
    ])}H${w}V446H800Z`,
    sheet.fade(p.sand, p.sand2),
  )
  sheet.rect(960, bank - 1, w - 960, 9, p.wall)
  sheet.rect(960, bank + 8, w - 960, 22, p.wallShade)
  sheet.rect(782, 445, w - 782, 5, p.foam, 'rx="2.5" opacity=".8"')
  const glow = sheet.lamplit ? p.window : p.wall
  for (let i = 0; i < 34; i++) {
    const x = 900 + sheet.random() * 690
    const drop = sheet.random()
    const width = 26 + sheet.random() * 60
    sheet.rect(
      x - width / 2,
      456 + drop * 62,
      width,
      3,
      glow,
      `rx="1.5" opacity="${f(0.42 * (1 - drop * 0.8))}"`,
    )
  }
  parasol(sheet, 912, 420, 0.42)
  parasol(sheet, 1310, 420, 0.42, p.near)
}

/** A jetty toward the viewer, ending in a thatched palapa. */
function jetty(sheet, p) {
  const shade = mix(p.wood, p.ink, 0.38)
  for (const [x, y] of [
    [1096, 470],
    [1064, 510],
    [1122, 476],
    [1104, 516],
    [968, 586],
    [1020, 590],
    [1072, 590],
  ])
    sheet.rect(x, y, 6, 34, shade)
  const deck = sheet.fade(mix(p.wood, p.sand, 0.45), mix(p.wood, p.sand, 0.15))
  sheet.path('M1112 430L1140 430L1082 556L1016 556Z', deck)
  sheet.path('M950 552L1124 552L1102 590L912 590Z', deck)
  sheet.path('M912 590L1102 590L1102 600L912 600Z', shade)
  sheet.path('M1102 590L1124 552L1124 562L1102 600Z', mix(shade, p.ink, 0.3))
  let boards = ''
  for (let i = 1; i < 9; i++) boards += `M${f(1112 - i * 10.7)} ${430 + i * 14}H${f(1140 - i * 6.4)}`
  for (let i = 1; i < 9; i++) boards += `M${f(950 + i * 19.4)} 552L${f(912 + i * 21.2)} 590`
  sheet.line(boards, p.ink, 1.2, 'opacity=".16"')
  if (sheet.lamplit) sheet.circle(1016, 536, 120, sheet.halo(p.light, 0.5))
  sheet.line('M964 578V494M1074 578V494M986 560V494M1054 560V494', p.wood, 5)
  const thatch = mix(p.wood, p.sand, 0.42)
  sheet.path(
    'M1019 414C1000 446 960 484 932 502Q1019 522 1106 502C1078 484 1038 446 1019 414Z',
    sheet.fadeAcross(thatch, mix(thatch, p.ink, 0.28)),
  )
  let straw = ''
  for (let i = -5; i <= 5; i++)
    straw += `M${1019 + i * 2} 424Q${1019 + i * 9} 470 ${1019 + i * 15.4} ${f(508 - Math.abs(i) * 1.2)}`
  sheet.line(straw, mix(p.wood, p.ink, 0.2), 1.6, 'opacity=".4"')
  sheet.path('M932 502Q1019 522 1106 502L1104 508Q1019 529 934 508Z', mix(thatch, p.ink, 0.35))
  sheet.circle(1019, 528, 5, p.light)
}

function foreground(sheet, p, w, h) {
  // A planted point closes the lower right corner.
  sheet.path(
    `M${w} ${h}V528${smooth(
      [
        [w, 528],
        [1500, 546],
        [1400, 588],
        [1310, 640],
        [1230, h],
      ],
      'L',
    )}Z`,
    sheet.fade(p.sand, p.sand2),
  )
  palm(sheet, 1568, 650, 380, -0.05, { size: 150 })
  bush(sheet, 1330, 688, 170, 56, p.leaf[1])
  bush(sheet, 1450, 664, 220, 84, p.leaf[0])
  agave(sheet, 1326, 690, 58)
  fanPalm(sheet, -14, h, 190, -22, p.leaf[0], p.leaf[2])
  bush(sheet, -70, 712, 230, 56, p.leaf[0])
}
