import { kayak } from '../draw/boats.mjs'
import { canopy, lantern, roots, thatch, vines } from '../draw/jungle.mjs'
import { f, mix } from '../draw/numbers.mjs'
import { lights } from '../draw/objects.mjs'
import { fanPalm, palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { birds, clouds, ripples, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** Selva Azul, inland of the Caribbean: a lodge on stilts over blue-green water, a kayak and hanging lanterns. */
export const size = [1600, 700]
export const hours = ['dawn', 'noon', 'dusk', 'night']

const waterline = 384

export function draw(sheet, p, w, h) {
  sky(sheet, waterline)
  if (sheet.hour === 'night') stars(sheet, 260, 60)
  sun(sheet, 800, 150, 46)
  clouds(
    sheet,
    [
      [260, 92, 240, 14],
      [980, 70, 190, 12],
    ],
    0.5,
  )
  birds(sheet, 600, 130, 1, 4)
  // Jungle in three distances, paler the farther.
  canopy(sheet, -20, w + 20, waterline, 166, mix(p.far, p.leaf[2], 0.22))
  canopy(sheet, -20, w + 20, waterline, 116, mix(p.mid, p.leaf[2], 0.5))
  palm(sheet, 1010, 384, 240, -0.1, { size: 84 })
  palm(sheet, 700, 384, 150, 0.12, { size: 62 })
  canopy(sheet, -20, 560, waterline + 4, 92, p.leaf[2])
  canopy(sheet, 1150, w + 20, waterline + 4, 150, p.leaf[2])
  canopy(sheet, 560, 1150, waterline + 2, 56, mix(p.mid, p.leaf[1], 0.7))
  water(sheet, p, w, h)
  farBank(sheet, p)
  lodge(sheet, p)
  kayak(sheet, 846, 598, 0.74)
  for (let i = 0; i < 4; i++)
    sheet.line(
      `M${740 - i * 14} ${618 + i * 10}q${106 + i * 14} 12 ${212 + i * 28} 0`,
      p.foam,
      1.8,
      `opacity="${f(0.34 - i * 0.07)}"`,
    )
  foreground(sheet, p, h)
}

/** Still water: blue-green, darker toward the viewer, holding the light of the sky. */
function water(sheet, p, w, h) {
  const tint = sheet.hour === 'night' ? 0.12 : 0.34
  const near = mix(p.sea[2], '#0E5F63', tint)
  sheet.rect(
    0,
    waterline,
    w,
    h - waterline,
    sheet.linear([
      [0, mix(p.sea[1], p.leaf[1], 0.5)],
      [0.22, mix(p.sea[1], '#3E9C98', tint)],
      [0.55, mix(p.sea[1], near, 0.5)],
      [1, near],
    ]),
  )
  sheet.ellipse(800, 436, 230, 44, sheet.halo(mix(p.sky[2], p.sun, 0.5), 0.7))
  ripples(sheet, 400, 690, 44, 0.34)
}

/** Mangroves standing in the water along the far bank, and their shade on it. */
function farBank(sheet, p) {
  sheet.ellipse(250, 392, 430, 46, sheet.halo(p.leaf[0], 0.75))
  for (let i = 0; i < 8; i++) {
    const x = -30 + i * 76
    roots(sheet, x + 60, 372, 96, 38, 7)
    bush(sheet, x, 366, 132, 44 + (i % 3) * 12, p.leaf[i % 2 ? 1 : 2])
  }
}

/** The lodge: two thatched roofs over a deck on stilts, with a walkway to the right. */
function lodge(sheet, p) {
  const shade = mix(p.wood, p.ink, 0.4)
  const board = mix(p.wood, p.sand, 0.3)
  // Its reflection, broken by the water.
  sheet.ellipse(1190, 540, 330, 54, sheet.halo(p.ink, 0.5))
  for (let x = 944; x < 1600; x += 62) {
    sheet.rect(x, 452, 8, 66, shade)
    sheet.rect(x, 518, 8, 34, shade, 'opacity=".3"')
  }
  // Rooms: dark timber frames with tall openings.
  const rooms = (left, right, top) => {
    sheet.rect(left, top, right - left, 452 - top, mix(p.wood, p.ink, 0.34))
    const bays = Math.round((right - left) / 46)
    const bay = (right - left) / bays
    for (let i = 0; i < bays; i++) {
      const x = left + i * bay + 6
      const lit = sheet.lamplit ? i % 3 !== 1 : false
      sheet.path(
        `M${f(x)} 452V${top + 36}a${f(bay / 2 - 6)} ${f(bay / 2 - 6)} 0 0 1 ${f(bay - 12)} 0V452Z`,
        lit ? p.window : mix(p.window, p.ink, 0.36),
      )
      sheet.rect(x + bay / 2 - 7, top + 22, 2, 452 - top - 22, shade, 'opacity=".7"')
      if (i % 2) sheet.path(`M${f(x)} 452V${top + 30}q7 60 2 ${420 - top}Z`, p.foam, 'opacity=".7"')
    }
  }
  rooms(1010, 1200, 352)
  rooms(1290, 1440, 366)
  if (sheet.lamplit) sheet.ellipse(1140, 430, 300, 130, sheet.halo(p.light, 0.34))
  thatch(sheet, 1052, 1158, 190, 358, 86)
  thatch(sheet, 1326, 1404, 236, 372, 72)
  // Deck, rail and steps down to the water.
  sheet.rect(918, 450, 700, 10, board)
  sheet.rect(918, 460, 700, 7, shade)
  for (let x = 926; x < 1600; x += 22) if (x < 1080 || x > 1130) sheet.rect(x, 422, 2.6, 28, board)
  sheet.rect(918, 419, 164, 5, board, 'rx="2"')
  sheet.rect(1128, 419, 480, 5, board, 'rx="2"')
  for (let i = 0; i < 5; i++)
    sheet.rect(1076 - i * 15, 462 + i * 13, 62, 6, i % 2 ? board : mix(board, p.ink, 0.1))
  sheet.line('M1078 462L1014 524M1136 462L1074 524', shade, 4)
  // Lanterns along the eaves, and their light on the water.
  for (const [x, drop, k] of [
    [988, 12, 1],
    [1046, 20, 1.2],
    [1166, 20, 1.2],
    [1222, 12, 1],
    [1272, 8, 0.9],
    [1364, 16, 1.1],
    [1456, 8, 0.9],
  ])
    lantern(sheet, x, x < 1250 ? 366 : 380, drop, k)
  if (!sheet.lamplit) return
  for (let i = 0; i < 30; i++) {
    const drop = sheet.random()
    const width = 16 + sheet.random() * 40
    const x = 950 + sheet.random() * 520
    sheet.rect(x, 528 + drop * 90, width, 2.6, p.window, `rx="1.3" opacity="${f(0.5 * (1 - drop * 0.8))}"`)
  }
}

/** Leaves close the corners; a branch with lanterns leans in from the upper right. */
function foreground(sheet, p, h) {
  const bark = mix(p.trunk, p.ink, 0.3)
  sheet.path('M1600 0V560Q1560 420 1566 250Q1570 110 1540 0Z', bark)
  sheet.path('M1600 60Q1480 30 1330 64Q1250 84 1180 76Q1260 104 1340 84Q1480 56 1600 110Z', bark)
  for (const [x, y, width, height] of [
    [1172, 62, 110, 30],
    [1206, 60, 160, 54],
    [1300, 54, 200, 66],
    [1450, 44, 220, 70],
  ])
    bush(sheet, x, y, width, height, p.leaf[x % 4 ? 1 : 0])
  // Leaves hang below the branch: the same clumps, upside down.
  for (const [x, y, width, height] of [
    [1174, 62, 100, 20],
    [1212, 68, 130, 38],
    [1290, 68, 150, 46],
    [1420, 62, 190, 62],
  ])
    sheet.group(`transform="translate(${x} ${y}) scale(1 -1)"`, () =>
      bush(sheet, 0, 0, width, height, p.leaf[x % 4 ? 0 : 1]),
    )
  vines(sheet, 1210, 1540, 96, 84, 8)
  lights(sheet, 1220, 96, 1560, 150, 38, 7)
  lantern(sheet, 1256, 96, 30, 1.3)
  roots(sheet, 1530, 596, 210, 110, 11)
  bush(sheet, 1390, 610, 260, 86, p.leaf[1])
  for (const [angle, length, tone] of [
    [-168, 210, 1],
    [-142, 250, 0],
    [-118, 240, 2],
    [-96, 200, 1],
  ])
    bananaLeaf(sheet, 1580, 716, length, angle, p.leaf[tone], p.foam)
  bush(sheet, 1320, h + 14, 240, 66, p.leaf[0])
  fanPalm(sheet, -10, h, 200, -24, p.leaf[0], p.leaf[2])
  bush(sheet, -60, 714, 250, 56, p.leaf[0])
  lilies(sheet, p)
}

/** A few lily pads on the still water. */
function lilies(sheet, p) {
  for (const [x, y, r] of [
    [1110, 640, 30],
    [1170, 662, 22],
    [1056, 664, 18],
    [690, 520, 16],
    [724, 530, 11],
  ]) {
    sheet.ellipse(x, y + 2, r, r * 0.3, p.ink, 'opacity=".2"')
    sheet.path(
      `M${x} ${y}L${f(x + r)} ${f(y - r * 0.08)}A${r} ${f(r * 0.3)} 0 1 1 ${f(x + r * 0.86)} ${f(y - r * 0.16)}Z`,
      mix(p.leaf[2], p.sand, 0.16),
    )
  }
  sheet.path('M1104 634q-10 -16 6 -24q16 8 6 24Z', mix(p.accent, p.foam, 0.5))
  sheet.path(
    'M1098 634q-6 -10 2 -16q6 8 10 16ZM1122 634q6 -10 -2 -16q-6 8 -10 16Z',
    mix(p.accent, p.foam, 0.7),
  )
}
