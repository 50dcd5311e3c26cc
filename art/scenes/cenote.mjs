import { f, mix, smooth } from '../draw/numbers.mjs'
import { fanPalm, palm } from '../draw/palms.mjs'
import { bush } from '../draw/plants.mjs'
import { ripples, sky, sun } from '../draw/sky-and-sea.mjs'

/** A cenote: a shaft of light on blue water, a jetty and a bather. */
export const size = [1200, 800]
export const hours = ['noon']

export function draw(sheet, p, w, h) {
  const rock = [
    mix(p.wood, p.ink, 0.62),
    mix(p.wood, p.ink, 0.46),
    mix(p.wood, p.ink, 0.3),
    mix(p.wood, p.sand, 0.1),
  ]
  sheet.rect(0, 0, w, h, rock[0])
  sheet.path(
    `${smooth([
      [110, 800],
      [150, 560],
      [230, 380],
      [330, 230],
      [520, 140],
      [740, 150],
      [920, 240],
      [1020, 400],
      [1080, 580],
      [1110, 800],
    ])}Z`,
    rock[1],
  )
  sheet.path(
    `${smooth([
      [190, 800],
      [240, 560],
      [330, 400],
      [440, 280],
      [600, 220],
      [760, 250],
      [880, 340],
      [950, 480],
      [1000, 620],
      [1030, 800],
    ])}Z`,
    rock[2],
  )
  const o = smooth([
    [352, 292],
    [362, 210],
    [430, 120],
    [560, 64],
    [720, 66],
    [840, 128],
    [890, 220],
    [882, 296],
  ])
  const c = sheet.clip(`${o}Z`)
  sheet.group(`clip-path="${c}"`, () => {
    sky(sheet, 330)
    sun(sheet, 640, 130, 44)
    for (let i = 0; i < 8; i++) bush(sheet, 330 + i * 72, 322, 120, 50, p.leaf[i % 3])
    palm(sheet, 450, 322, 180, 0.1, { size: 84 })
    palm(sheet, 800, 322, 170, -0.14, { size: 80 })
  })
  sheet.path(
    'M430 290L820 290L930 620L300 620Z',
    sheet.linear([
      [0, p.light, 0.6],
      [1, p.light, 0.04],
    ]),
    'opacity=".8"',
  )
  sheet.path(
    'M560 300L700 300L760 620L520 620Z',
    sheet.linear([
      [0, '#FFFFFF', 0.6],
      [1, '#FFFFFF', 0],
    ]),
    'opacity=".6"',
  )
  let v = ''
  for (let i = 0; i < 26; i++) {
    const x = 372 + i * 19
    const l = 40 + ((i * 53) % 130)
    v += `M${x} ${f(296 - Math.abs(i - 13) * 2.2)}q${f((i % 3) * 4 - 4)} ${l / 2} ${f((i % 2) * 3)} ${l}`
  }
  sheet.line(v, p.leaf[1], 2.6, 'opacity=".85"')
  for (let i = 0; i < 14; i++)
    bush(sheet, 330 + i * 42, 306 - Math.sin((i / 13) * Math.PI) * -6, 70, 26, p.leaf[i % 3])
  // water
  const wd = smooth([
    [60, 640],
    [260, 606],
    [520, 596],
    [800, 600],
    [1010, 616],
    [1150, 650],
    [1200, 700],
    [1200, 800],
    [0, 800],
    [0, 690],
    [60, 640],
  ])
  sheet.path(
    `${wd}Z`,
    sheet.linear([
      [0, mix(p.sea[0], '#FFFFFF', 0.1)],
      [0.4, p.sea[1]],
      [1, p.sea[2]],
    ]),
  )
  sheet.ellipse(612, 656, 250, 34, '#fff', 'opacity=".35"')
  sheet.ellipse(612, 656, 160, 20, '#fff', 'opacity=".5"')
  for (let i = 1; i < 7; i++)
    sheet.ellipse(
      612,
      660 + i * 4,
      200 + i * 62,
      26 + i * 15,
      'none',
      `stroke="#fff" stroke-width="1.6" opacity="${f(0.42 - i * 0.05)}"`,
    )
  ripples(sheet, 630, 790, 34, 0.5)
  // stalactites
  for (const [x, l, ww] of [
    [40, 190, 70],
    [130, 130, 50],
    [220, 90, 40],
    [980, 120, 46],
    [1070, 190, 60],
    [1150, 240, 74],
  ])
    sheet.path(
      `M${x - ww / 2} -4L${x + ww / 2} -4Q${x + 6} ${l * 0.5} ${x} ${l}Q${x - 8} ${l * 0.5} ${x - ww / 2} -4Z`,
      rock[1],
    )
  // jetty + figure
  sheet.path('M0 724L330 690L350 702L0 748Z', p.wood)
  sheet.path('M0 748L350 702L350 710L0 760Z', mix(p.wood, p.ink, 0.4))
  sheet.line('M60 752V800M190 736V790M310 718V770', mix(p.wood, p.ink, 0.3), 7)
  sheet.group('transform="translate(306 690)"', () => {
    sheet.circle(0, -62, 9, mix(p.wood, p.sand, 0.2))
    sheet.path('M-9 -50C-4 -54 6 -54 10 -50L12 -22L-10 -22Z', p.accent)
    sheet.path('M-9 -22L10 -22L9 0L3 0L1 -16L-2 0L-8 0Z', mix(p.wood, p.sand, 0.2))
  })
  fanPalm(sheet, 1200, 780, 220, 200, p.leaf[0], p.leaf[2])
  fanPalm(sheet, 1100, 830, 180, 240, p.leaf[1], p.leaf[2])
}
