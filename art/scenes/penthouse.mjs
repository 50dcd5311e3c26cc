import { cushion, pendant, pottedPlant, tiles } from '../draw/furniture.mjs'
import { f, mix, smooth } from '../draw/numbers.mjs'
import { lights, lounger } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { clouds, glints, ridge, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** The penthouse: a top-floor living room open along its whole width on the sky terrace and the bay below. */
export const size = [1200, 800]
export const hours = ['dusk', 'night']

const horizon = 366
const floor = 600

export function draw(sheet, p, w, h) {
  view(sheet, p)
  terrace(sheet, p, w)
  room(sheet, p, w, h)
  sofa(sheet, p)
  table(sheet, p)
  pendant(sheet, 330, 226, 0.9)
  pendant(sheet, 470, 186, 0.66)
  floorLamp(sheet, p)
  pottedPlant(sheet, 92, 742, 1.12)
}

function view(sheet, p) {
  sky(sheet, horizon)
  if (sheet.hour === 'night') stars(sheet, horizon, 80)
  sun(sheet, 700, horizon - 92, 52)
  clouds(
    sheet,
    [
      [420, 170, 200, 12],
      [840, 140, 210, 12],
    ],
    0.5,
  )
  ridge(sheet, horizon, 84, p.far, { from: 0.5, to: 1, seed: 14 })
  ridge(sheet, horizon, 50, p.mid, { from: 0, to: 0.42, seed: 21, rough: 1.4 })
  sea(sheet, horizon, floor, { bands: 4 })
  glints(sheet, 700, horizon, 150, 130, 70)
  // The town along the far shore, a string of lights.
  for (let i = 0; i < 46; i++) {
    const x = i < 26 ? 60 + sheet.random() * 420 : 900 + sheet.random() * 300
    sheet.circle(x, horizon - 3 - sheet.random() * 20, 1.1 + sheet.random() * 1.2, p.window, 'opacity=".85"')
  }
  palm(sheet, 186, 620, 240, 0.1, { size: 96 })
  palm(sheet, 1010, 620, 216, -0.1, { size: 92 })
  for (let i = 0; i < 9; i++) bush(sheet, 40 + i * 128, 536, 170, 34 + (i % 3) * 14, p.leaf[i % 2])
}

/** The terrace beyond the doors: deck, plunge pool, glass rail, lamps. */
function terrace(sheet, p, w) {
  sheet.rect(0, 520, w, 90, sheet.fade(mix(p.sand, p.wall, 0.3), p.sand2))
  sheet.rect(0, 456, w, 66, mix(p.sea[0], p.foam, 0.4), 'opacity=".22"')
  sheet.rect(0, 453, w, 4, p.wall)
  for (let x = 60; x < w; x += 180) sheet.rect(x, 456, 3, 66, p.wall, 'opacity=".7"')
  sheet.path('M640 536H1010L1060 584H610Z', p.wall)
  sheet.path('M648 540H1002L1044 580H622Z', sheet.fade(mix(p.sea[0], '#5CC9C0', 0.3), p.sea[1]))
  for (let i = 0; i < 5; i++) {
    const y = 546 + i * 7
    const points = []
    for (let k = 0; k <= 6; k++) points.push([640 + k * 62, y + Math.sin(k * 1.6 + i) * 2])
    sheet.line(
      smooth(points),
      p.foam,
      1.6,
      `opacity=".4" stroke-dasharray="${f(30 + sheet.random() * 50)} 40"`,
    )
  }
  lounger(sheet, 470, 548, 0.8)
  lounger(sheet, 330, 552, 0.84)
  lights(sheet, 130, 150, 640, 92, 56, 9)
  lights(sheet, 640, 92, 1120, 150, 56, 8)
}

/** Ceiling, the slender frames of the open doors, curtains, floor and rug. */
function room(sheet, p, w, h) {
  const plaster = mix(p.wall, p.light, 0.22)
  const side = (edge, inner, shade) => sheet.path(`M${edge} 0L${inner} 84V${floor}L${edge} ${h}Z`, shade)
  sheet.path(`M0 0H${w}L1120 84H80Z`, mix(plaster, p.wallShade, 0.5))
  side(0, 80, sheet.fadeAcross(mix(plaster, p.wallDeep, 0.4), mix(plaster, p.wallShade, 0.3)))
  side(w, 1120, sheet.fadeAcross(plaster, mix(plaster, p.wallDeep, 0.4)))
  let beams = ''
  for (let i = 0; i <= 6; i++) beams += `M${80 + i * 173.3} 84L${i * 200} 0`
  sheet.line(beams, p.wood, 9)
  sheet.rect(76, 80, 1048, 11, mix(p.wood, p.ink, 0.25))
  for (const x of [80, 248, 944, 1112]) sheet.rect(x, 88, 8, floor - 88, mix(p.wood, p.ink, 0.3))
  for (const x of [88, 952]) sheet.rect(x, 92, 160, floor - 92, p.foam, 'opacity=".09"')
  for (const [x, k] of [
    [92, 1],
    [1040, -1],
  ])
    for (let i = 0; i < 5; i++)
      sheet.path(
        `M${x + i * 14} 92h14l${f(k * (4 - i))} ${floor - 92}h-14Z`,
        i % 2 ? mix(plaster, p.foam, 0.5) : mix(plaster, p.wallShade, 0.6),
        'opacity=".94"',
      )
  tiles(sheet, floor, 600, mix(p.sand2, p.accent, 0.18), mix(p.sand2, p.ink, 0.18))
  sheet.rect(0, floor - 2, w, 5, mix(p.wood, p.ink, 0.2))
  if (sheet.lamplit) sheet.ellipse(400, 720, 560, 150, sheet.halo(p.light, 0.3))
  sheet.path('M250 676H930L1040 786H150Z', mix(p.near, p.wall, 0.5), 'opacity=".85"')
  sheet.path('M266 684H916L1010 776H182Z', 'none', `stroke="${p.wall}" stroke-width="3" opacity=".7"`)
}

/** A long low sofa seen from the front. */
function sofa(sheet, p) {
  const cloth = mix(mix(p.sand, p.foam, 0.45), p.light, sheet.hour === 'night' ? 0.24 : 0)
  sheet.ellipse(520, 726, 330, 14, p.ink, 'opacity=".2"')
  sheet.rect(226, 540, 588, 130, sheet.fade(cloth, mix(cloth, p.sand2, 0.7)), 'rx="30"')
  sheet.rect(200, 588, 66, 122, mix(cloth, p.sand2, 0.6), 'rx="28"')
  sheet.rect(774, 588, 66, 122, mix(cloth, p.sand2, 0.6), 'rx="28"')
  sheet.rect(262, 624, 254, 56, mix(cloth, p.foam, 0.5), 'rx="18"')
  sheet.rect(522, 624, 254, 56, mix(cloth, p.foam, 0.5), 'rx="18"')
  sheet.rect(254, 672, 530, 36, sheet.fade(mix(cloth, p.sand2, 0.5), p.sand2), 'rx="12"')
  sheet.line('M286 708V728M752 708V728', p.wood, 9)
  cushion(sheet, 276, 556, 88, 78, -9, p.near)
  cushion(sheet, 340, 566, 76, 68, 7, p.accent)
  cushion(sheet, 672, 560, 84, 74, 9, p.accent2)
  sheet.path('M560 540Q600 534 640 540L652 640L656 700H566L572 640Z', p.accent, 'opacity=".9"')
  sheet.line('M580 542L586 698M608 540L612 698', p.foam, 2.4, 'opacity=".6"')
}

/** A round table with a bowl, two glasses and a candle. */
function table(sheet, p) {
  sheet.ellipse(560, 782, 170, 16, p.ink, 'opacity=".22"')
  sheet.rect(460, 746, 9, 40, p.wood)
  sheet.rect(652, 746, 9, 40, p.wood)
  sheet.ellipse(560, 748, 150, 22, mix(p.wood, p.ink, 0.2))
  sheet.ellipse(560, 743, 150, 21, mix(p.wood, p.sand, 0.4))
  sheet.path('M488 728C490 746 508 752 526 752C544 752 562 746 564 728Z', p.near)
  for (const [x, y, tone] of [
    [510, 724, p.accent2],
    [528, 720, p.accent],
    [544, 725, p.accent2],
  ])
    sheet.circle(x, y, 12, tone)
  sheet.circle(622, 716, 70, sheet.halo(p.light, 0.7))
  sheet.rect(613, 710, 18, 34, p.foam, 'rx="3"')
  sheet.path('M622 690C629 700 628 708 622 709C616 708 615 700 622 690Z', p.accent2)
  for (const x of [582, 664]) {
    sheet.path(
      `M${x - 11} 702C${x - 12} 720 ${x - 6} 728 ${x - 1} 730V744H${x - 8}V747H${x + 8}V744H${x + 1}V730C${x + 6} 728 ${x + 12} 720 ${x + 11} 702Z`,
      p.foam,
      'opacity=".6"',
    )
    sheet.path(
      `M${x - 11} 712C${x - 9} 724 ${x - 5} 728 ${x} 729C${x + 5} 728 ${x + 9} 724 ${x + 11} 712Z`,
      p.accent,
    )
  }
}

/** A reading lamp over a low chair at the right. */
function floorLamp(sheet, p) {
  const cloth = mix(p.near, p.wall, 0.2)
  sheet.circle(924, 404, 150, sheet.halo(p.light, 0.6))
  sheet.ellipse(1000, 764, 120, 12, p.ink, 'opacity=".2"')
  sheet.line('M1072 752V360Q1072 330 1030 336L940 372', p.ink, 4)
  sheet.rect(1042, 746, 60, 9, p.ink, 'rx="4"')
  sheet.path('M896 408Q900 372 940 370Q972 376 968 414Z', mix(p.wood, p.light, 0.5))
  sheet.path('M896 408L968 414L966 420L896 414Z', p.light)
  sheet.path(
    'M922 560C922 536 940 528 968 528H1030C1056 528 1072 540 1072 566L1064 700H930Z',
    sheet.fade(cloth, mix(cloth, p.ink, 0.2)),
  )
  sheet.rect(896, 630, 44, 92, mix(cloth, p.ink, 0.12), 'rx="20"')
  sheet.rect(1056, 630, 44, 92, mix(cloth, p.ink, 0.22), 'rx="20"')
  sheet.rect(930, 650, 136, 62, mix(cloth, p.foam, 0.18), 'rx="18"')
  sheet.line('M926 722L918 760M1072 722L1080 760', p.wood, 8)
  cushion(sheet, 956, 576, 84, 72, -5, p.accent2)
  bananaLeaf(sheet, 1204, 620, 190, 214, p.leaf[1], p.foam)
  bananaLeaf(sheet, 1206, 660, 170, 192, p.leaf[0], p.foam)
}
