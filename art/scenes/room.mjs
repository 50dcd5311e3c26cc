import { mix } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { bananaLeaf, bush } from '../draw/plants.mjs'
import { clouds, glints, ridge, sea, sky, sun } from '../draw/sky-and-sea.mjs'

/** A bedroom with a view. */
export const size = [1200, 800]
export const hours = ['dawn', 'noon', 'dusk']

export function draw(sheet, p, w, h) {
  const hy = 372
  sheet.rect(0, 0, w, h, p.wall)
  const c = sheet.clip('M330 70H1010V560H330Z')
  sheet.group(`clip-path="${c}"`, () => {
    sky(sheet, hy)
    sun(sheet, 740, hy - 100, 48)
    clouds(
      sheet,
      [
        [420, 150, 180, 12],
        [800, 120, 160, 10],
      ],
      0.55,
    )
    ridge(sheet, hy, 80, p.far, { from: 0.5, to: 1, seed: 5 })
    ridge(sheet, hy, 50, p.mid, { from: 0.2, to: 0.55, seed: 15 })
    sea(sheet, hy, 600, { bands: 4 })
    glints(sheet, 740, hy, 150, 110, 50)
    sail(sheet, 560, 404, 0.34)
    for (let i = 0; i < 9; i++) bush(sheet, 310 + i * 84, 566, 130, 54, p.leaf[i % 3])
    palm(sheet, 410, 580, 330, 0.1, { size: 140 })
    palm(sheet, 920, 580, 250, -0.12, { size: 112 })
    sheet.rect(330, 500, 680, 4, p.wall)
    for (let i = 0; i < 34; i++) sheet.rect(336 + i * 20, 504, 2.4, 58, p.wall, 'opacity=".8"')
  })
  sheet.line('M330 70H1010V560H330ZM670 70V560', p.wallShade, 12)
  sheet.rect(330, 556, 680, 10, p.wallDeep, 'opacity=".7"')
  // curtains
  for (const [x, k] of [
    [240, 1],
    [1010, -1],
  ]) {
    for (let i = 0; i < 6; i++)
      sheet.path(
        `M${x + i * 17} 52H${x + (i + 1) * 17}L${x + (i + 1) * 17 + k * (6 - i) * 1.4} 640H${x + i * 17 + k * (6 - i) * 1.4}Z`,
        i % 2 ? mix(p.wall, p.foam, 0.5) : p.wallShade,
      )
  }
  sheet.rect(210, 42, 930, 9, p.wood, 'rx="4"')
  sheet.rect(0, 640, w, 160, sheet.fade(mix(p.wood, p.sand, 0.5), mix(p.wood, p.sand, 0.2)))
  sheet.line('M0 680H1200M0 726H1200M0 776H1200', p.ink, 1.2, 'opacity=".12"')
  sheet.path('M400 640L960 640L1120 800L520 800Z', p.light, 'opacity=".35"')
  sheet.ellipse(700, 760, 400, 46, mix(p.near, p.wall, 0.55), 'opacity=".6"')
  // bed
  sheet.rect(420, 470, 560, 150, sheet.fade(mix(p.wood, p.light, 0.15), p.wood), 'rx="26"')
  let rt = ''
  for (let i = 1; i < 14; i++) rt += `M${420 + i * 40} 478V610`
  sheet.line(rt, p.ink, 1.5, 'opacity=".16"')
  for (const [x, c1] of [
    [470, p.foam],
    [720, p.foam],
  ])
    sheet.path(
      `M${x} 560C${x} 534 ${x + 20} 530 ${x + 104} 530C${x + 190} 530 ${x + 210} 534 ${x + 210} 562C${x + 210} 600 ${x + 180} 606 ${x + 104} 606C${x + 28} 606 ${x} 600 ${x} 560Z`,
      c1,
      `stroke="${p.wallShade}" stroke-width="2"`,
    )
  sheet.path(
    'M610 578C610 556 630 552 700 552C770 552 790 556 790 578C790 612 766 616 700 616C634 616 610 612 610 578Z',
    p.accent,
  )
  sheet.path(
    'M400 600L1000 600C1020 600 1030 610 1034 630L1060 752L340 752L366 630C370 610 380 600 400 600Z',
    sheet.fade(p.foam, p.wallShade),
  )
  sheet.path('M352 690L1048 690L1060 752L340 752Z', mix(p.near, p.wall, 0.12))
  sheet.line('M352 692H1048M349 704H1051', p.wall, 2, 'opacity=".6"')
  sheet.rect(340, 750, 720, 16, mix(p.wood, p.ink, 0.25))
  // pendant + plant + side table
  sheet.line('M180 0V210', p.ink, 2.4)
  sheet.path('M110 300C114 246 146 212 180 210C214 212 246 246 250 300Z', mix(p.wood, p.sand, 0.45))
  let rr = ''
  for (let i = -3; i <= 3; i++) rr += `M180 211Q${180 + i * 18} 236 ${180 + i * 22} 299`
  sheet.line(rr, p.wood, 1.6, 'opacity=".7"')
  sheet.circle(180, 312, 90, sheet.halo(p.light, 0.7))
  sheet.ellipse(200, 640, 74, 12, p.wood)
  sheet.rect(192, 640, 16, 116, p.wood)
  sheet.ellipse(200, 758, 46, 8, mix(p.wood, p.ink, 0.3))
  sheet.rect(176, 586, 48, 54, p.near, 'rx="8"')
  for (const [a, l] of [
    [-120, 90],
    [-90, 116],
    [-62, 96],
  ])
    bananaLeaf(sheet, 200, 590, l, a, p.leaf[Math.abs(a) % 3], p.foam)
  sheet.group('transform="translate(1128 700)"', () => {
    for (const [a, l] of [
      [-152, 170],
      [-126, 220],
      [-100, 262],
      [-78, 246],
      [-50, 190],
    ])
      bananaLeaf(sheet, 0, -20, l, a, p.leaf[Math.abs(a) % 3], p.foam)
    sheet.path('M-46 -26L46 -26L36 70L-36 70Z', mix(p.wood, p.sand, 0.5))
    sheet.line('M-44 0H44M-42 22H42M-39 44H39', p.wood, 2, 'opacity=".6"')
  })
}
