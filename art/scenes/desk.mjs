import { archedWall } from '../draw/buildings.mjs'
import { pendant, pottedPlant, tiles } from '../draw/furniture.mjs'
import { f, mix } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { clouds, glints, ridge, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** The concierge's desk in the lobby, for the back office: keys behind it, a bell and the day's book on it. */
export const size = [1200, 800]
export const hours = ['noon', 'night']

const floor = 616

/** Plaster by day; by lamplight it turns warm. */
const plaster = (sheet) => mix(sheet.p.wall, sheet.p.light, sheet.hour === 'night' ? 0.26 : 0.06)

export function draw(sheet, p, w) {
  bay(sheet, p)
  const wall = sheet.linear(
    [
      [0, plaster(sheet)],
      [0.5, mix(plaster(sheet), p.foam, 0.12)],
      [1, mix(plaster(sheet), p.wallShade, 0.7)],
    ],
    0,
    0,
    1,
    0.1,
  )
  const arches = [
    [172, 132, 230, floor + 2],
    [1028, 132, 230, floor + 2],
  ]
  archedWall(sheet, 0, 0, w, floor, arches, wall, { reveal: 22 })
  sheet.rect(0, 60, w, 5, p.wallDeep, 'opacity=".35"')
  for (const [x, width] of [
    [0, 57],
    [287, 626],
    [1143, 57],
  ])
    sheet.rect(x, floor - 16, width, 16, mix(plaster(sheet), p.wallDeep, 0.45))
  pigeonholes(sheet, p)
  tiles(sheet, floor, 600, mix(p.sand2, p.accent, 0.18), mix(p.sand2, p.accent, 0.36))
  sheet.path(`M58 ${floor}H286L420 800H60Z`, p.light, `opacity="${sheet.lamplit ? 0.06 : 0.3}"`)
  sheet.path(`M914 ${floor}H1142L1270 800H900Z`, p.light, `opacity="${sheet.lamplit ? 0.06 : 0.3}"`)
  pendant(sheet, 430, 206, 0.78)
  pendant(sheet, 770, 206, 0.78)
  desk(sheet, p)
  onTheDesk(sheet, p)
  luggage(sheet, p)
  pottedPlant(sheet, 96, 752, 1.1)
}

/** The bay seen through the two open arches. */
function bay(sheet, p) {
  const horizon = 400
  sky(sheet, horizon)
  if (sheet.hour === 'night') stars(sheet, horizon, 60)
  sun(sheet, 1000, horizon - 116, 42)
  clouds(
    sheet,
    [
      [80, 230, 130, 10],
      [1040, 216, 120, 9],
    ],
    0.55,
  )
  ridge(sheet, horizon, 70, p.far, { from: 0, to: 0.6, seed: 4 })
  ridge(sheet, horizon, 54, p.mid, { from: 0.7, to: 1.1, seed: 12 })
  sea(sheet, horizon, floor, { bands: 4 })
  glints(sheet, 1000, horizon, 120, 80, 36)
  sail(sheet, 196, 436, 0.4)
  palm(sheet, 1090, 620, 330, -0.16, { size: 130 })
  for (let i = 0; i < 4; i++) bush(sheet, 30 + i * 64, 586, 120, 50 + (i % 2) * 18, p.leaf[i % 3])
  for (let i = 0; i < 4; i++) bush(sheet, 890 + i * 64, 586, 120, 48 + (i % 2) * 20, p.leaf[i % 3])
}

/** An arched niche with the pigeonholes: keys on their hooks, a letter here and there. */
function pigeonholes(sheet, p) {
  const oak = mix(p.wood, p.sand, 0.2)
  const dark = mix(p.wood, p.ink, 0.42)
  const niche = (grow) =>
    `M${424 - grow} 520V${300 - grow * 0.2}A${176 + grow} ${176 + grow} 0 0 1 ${776 + grow} ${300 - grow * 0.2}V520Z`
  sheet.path(niche(18), mix(p.wood, p.light, 0.12))
  sheet.path(niche(0), dark)
  if (sheet.lamplit) sheet.ellipse(600, 330, 210, 200, sheet.halo(p.light, 0.34))
  const clip = sheet.clip(niche(0))
  sheet.group(`clip-path="${clip}"`, () => {
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 8; column++) {
        const x = 426 + column * 44
        const y = 132 + row * 64
        sheet.rect(x, y, 36, 54, mix(dark, p.ink, 0.25), 'rx="2"')
        const holds = sheet.random()
        if (holds < 0.5) {
          sheet.circle(x + 18, y + 14, 3, p.accent2)
          sheet.rect(x + 16.8, y + 16, 2.4, 14, p.accent2)
          sheet.rect(x + 12.6, y + 29, 10.8, 16, row % 2 ? p.accent : mix(p.near, p.foam, 0.3), 'rx="5"')
        } else if (holds < 0.68) {
          sheet.path(
            `M${f(x + 7)} ${y + 54}L${f(x + 12)} ${y + 22}L${f(x + 29)} ${y + 25}L${f(x + 28)} ${y + 54}Z`,
            p.foam,
          )
        }
      }
    for (let row = 0; row < 7; row++) sheet.rect(420, 124 + row * 64, 360, 8, oak)
    for (let column = 0; column < 9; column++)
      sheet.rect(418 + column * 44, 110, 8, 420, mix(oak, p.ink, 0.08))
  })
}

/** The desk: a stone top on a front of timber slats with three arches let into it. */
function desk(sheet, p) {
  const timber = mix(p.wood, p.light, 0.1)
  sheet.ellipse(600, 754, 400, 22, p.ink, 'opacity=".2"')
  sheet.rect(
    250,
    528,
    700,
    222,
    sheet.linear(
      [
        [0, timber],
        [0.5, p.wood],
        [1, mix(p.wood, p.ink, 0.22)],
      ],
      0,
      0,
      1,
      0.2,
    ),
    'rx="10"',
  )
  let slats = ''
  for (let x = 266; x < 946; x += 14) slats += `M${x} 540V738`
  sheet.line(slats, p.ink, 1.6, 'opacity=".16"')
  for (const x of [380, 600, 820]) {
    sheet.path(`M${x - 66} 732V634a66 66 0 0 1 132 0V732Z`, mix(p.wood, p.ink, 0.3))
    sheet.path(`M${x - 58} 732V636a58 58 0 0 1 116 0V732Z`, sheet.fade(mix(p.near, p.wall, 0.1), p.near))
    sheet.circle(x, 636, 20, x === 600 ? p.accent2 : mix(p.near, p.foam, 0.3))
    sheet.path(`M${x - 58} 690q14.500 -10 29 0t29 0 29 0 29 0V732H${x - 58}Z`, mix(p.near, p.ink, 0.25))
  }
  sheet.rect(250, 738, 700, 14, mix(p.wood, p.ink, 0.4), 'rx="4"')
  sheet.rect(226, 506, 748, 26, sheet.fade(p.foam, p.wallShade), 'rx="8"')
  sheet.rect(240, 532, 720, 6, p.ink, 'opacity=".2"')
}

/** What stands on it, left to right: a lamp, the book and a pen, the bell, flowers. */
function onTheDesk(sheet, p) {
  const brass = p.accent2
  sheet.circle(330, 446, 150, sheet.halo(p.light, sheet.lamplit ? 0.75 : 0.4))
  sheet.ellipse(330, 504, 36, 6, brass)
  sheet.rect(327, 420, 6, 84, brass)
  sheet.path(
    'M276 436C278 406 300 392 330 392C360 392 382 406 384 436Z',
    sheet.fadeAcross(mix(p.near, p.foam, 0.2), p.near),
  )
  sheet.rect(274, 434, 112, 6, p.light, 'rx="3"')

  sheet.path(
    'M452 508L470 476Q520 466 560 478Q600 466 650 476L668 508Q606 498 560 508Q514 498 452 508Z',
    p.foam,
  )
  sheet.path('M452 508Q514 498 560 508Q606 498 668 508L668 512Q606 503 560 513Q514 503 452 512Z', p.accent)
  sheet.line(
    'M560 478V507M486 482Q520 476 546 483M480 491Q518 484 548 492M574 483Q600 476 634 482M572 492Q602 484 640 491',
    p.wallDeep,
    1.8,
    'opacity=".8"',
  )
  sheet.line('M648 496L690 462', p.ink, 3.4)

  sheet.ellipse(742, 505, 40, 6, mix(p.wood, p.ink, 0.4))
  sheet.path(
    'M708 500C708 478 722 466 742 466C762 466 776 478 776 500Z',
    sheet.fadeAcross(mix(brass, p.light, 0.35), mix(brass, p.ink, 0.22)),
  )
  sheet.rect(739, 456, 6, 11, mix(brass, p.ink, 0.2))
  sheet.ellipse(742, 456, 7, 3.4, brass)

  for (const [angle, length, leaf] of [
    [-138, 100, 0],
    [-112, 130, 1],
    [-66, 128, 2],
    [-42, 98, 0],
  ])
    bananaLeaf(sheet, 868, 448, length, angle, p.leaf[leaf], p.foam)
  for (const [x, y, tone] of [
    [836, 374, p.accent],
    [866, 338, mix(p.accent, p.foam, 0.4)],
    [902, 368, p.accent2],
    [880, 394, p.accent],
  ]) {
    sheet.line(`M868 450Q${(x + 868) / 2} ${y + 50} ${x} ${y}`, p.leaf[1], 3)
    for (let i = 0; i < 5; i++)
      sheet.add(
        `<ellipse cx="${x}" cy="${y - 9}" rx="6.4" ry="10" fill="${mix(tone, p.foam, i * 0.06)}" transform="rotate(${i * 72} ${x} ${y})"/>`,
      )
    sheet.circle(x, y, 4.6, p.light)
  }
  sheet.path(
    'M842 442H894C890 462 900 474 900 488C900 500 890 506 868 506C846 506 836 500 836 488C836 474 846 462 842 442Z',
    sheet.fadeAcross(p.wall, p.wallDeep),
  )
}

/** Two suitcases somebody has just set down. */
function luggage(sheet, p) {
  const bag = (x, y, w, h, tone) => {
    sheet.line(`M${x + w * 0.36} ${y}v-14h${f(w * 0.28)}v14`, p.ink, 5)
    sheet.rect(x, y, w, h, sheet.fadeAcross(mix(tone, p.light, 0.12), mix(tone, p.ink, 0.16)), 'rx="10"')
    for (const at of [0.18, 0.74]) sheet.rect(x + w * at, y, w * 0.08, h, mix(p.wood, p.ink, 0.35))
    sheet.rect(x + w * 0.44, y + 8, w * 0.12, 8, p.accent2, 'rx="2"')
  }
  sheet.ellipse(1074, 764, 118, 12, p.ink, 'opacity=".2"')
  bag(1046, 612, 98, 148, p.near)
  bag(984, 668, 124, 94, p.accent)
}
