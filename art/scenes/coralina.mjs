import { arcade } from '../draw/buildings.mjs'
import { mix, smooth } from '../draw/numbers.mjs'
import { sail } from '../draw/objects.mjs'
import { palm } from '../draw/palms.mjs'
import { agave, bush } from '../draw/plants.mjs'
import { cardon, rock, surf } from '../draw/rocks.mjs'
import { birds, clouds, glints, ridge, sea, sky, stars, sun } from '../draw/sky-and-sea.mjs'

/** Punta Coralina, on the Pacific: residences stepping down a headland cliff, surf, agaves and cardón cactus. */
export const size = [1600, 700]
export const hours = ['dawn', 'noon', 'dusk', 'night']

const horizon = 350

export function draw(sheet, p, w, h) {
  sky(sheet, horizon)
  if (sheet.hour === 'night') stars(sheet, horizon, 80)
  sun(sheet, 806, horizon - 70, 50)
  clouds(
    sheet,
    [
      [220, 150, 250, 14],
      [560, 90, 220, 13],
      [980, 66, 190, 11],
    ],
    0.5,
  )
  ridge(sheet, horizon, 50, p.far, { from: -0.1, to: 0.3, seed: 9, rough: 1.8 })
  birds(sheet, 560, 210, 1.1, 5)
  sea(sheet, horizon, h, { bands: 7, amp: 9 })
  glints(sheet, 806, horizon, 290, 150, 90)
  sail(sheet, 560, 392, 0.3)
  stacks(sheet, p)
  headland(sheet, p, w, h)
  residences(sheet, p)
  slope(sheet, p, w, h)
  breakers(sheet, p)
}

/** The tone of the cliffs: warm by day, quiet at night. */
const stone = (sheet) => mix(sheet.p.wood, sheet.p.sand, sheet.hour === 'night' ? 0.35 : 0.42)

/** Rocks standing off the point, one of them an arch worn by the sea. */
function stacks(sheet, p) {
  const tone = mix(stone(sheet), p.mid, 0.3)
  for (const [x, rx] of [
    [733, 42],
    [796, 40],
    [916, 40],
  ])
    sheet.ellipse(x, 429, rx, 5, p.foam, 'opacity=".85"')
  rock(sheet, 704, 428, 58, 48, tone)
  const arch =
    'M770 432L782 384L806 340L842 318L880 322L912 350L940 432L894 432L888 392Q868 362 846 374Q826 386 822 432Z'
  sheet.path(arch, sheet.fadeAcross(mix(tone, p.light, 0.16), mix(tone, p.ink, 0.16)))
  sheet.path('M880 322L912 350L940 432L894 432L888 392Q880 376 868 370Z', mix(tone, p.ink, 0.26))
  sheet.line('M784 396L820 388M800 360L838 352M890 352L908 362', p.ink, 1.6, 'opacity=".18"')
}

/** Where the cliff meets the water, from the point toward the viewer. */
const coast = [
  [1000, 398],
  [964, 428],
  [950, 462],
  [962, 496],
  [926, 532],
  [930, 566],
  [892, 612],
  [930, 650],
  [1000, 668],
  [1050, 704],
]

/** The headland itself: a long back, then the cliff that falls into the surf. */
function headland(sheet, p, w, h) {
  const tone = stone(sheet)
  sheet.path(
    `M${w} ${h}V176${smooth(
      [
        [w, 176],
        [1500, 186],
        [1392, 222],
        [1290, 268],
        [1180, 320],
        [1080, 366],
        [1000, 398],
      ],
      'L',
    )}L1000 460L${w} ${h}Z`,
    p.leaf[2],
  )
  surf(sheet, coast)
  sheet.path(`${smooth(coast)}L1240 700L1170 470L1060 400Z`, sheet.fade(mix(tone, p.light, 0.1), tone))
  sheet.path(
    'M1060 400L1150 470L1180 640L1420 680L1600 560V330L1300 330Z',
    sheet.fade(tone, mix(tone, p.ink, 0.22)),
  )
  // Strata and the shaded faces between them.
  sheet.path(
    'M1000 398L1022 470L1004 540L1024 612L1010 672L1080 690L1100 626L1072 520L1084 450Z',
    mix(tone, p.ink, 0.18),
  )
  sheet.line(
    'M950 470L1010 476M936 520L1000 530M920 584L1008 596M1090 470L1140 478M1080 540L1156 556M1096 600L1170 612',
    p.ink,
    2,
    'opacity=".16"',
  )
}

/** Four terraces of white floors, each standing in front of the one above. */
function residences(sheet, p) {
  const terrace = (x, y, bays, height) => {
    const width = arcade(sheet, x, y, bays, { bay: 42, height })
    sheet.rect(x - 26, y - 2, width + 40, 9, p.wall)
    sheet.rect(x - 26, y + 7, width + 40, 34, sheet.fade(p.wallShade, mix(p.wallShade, p.wallDeep, 0.6)))
    sheet.rect(x - 22, y + 1, 34, 4, p.sea[0])
  }
  palm(sheet, 1452, 216, 130, 0.1, { size: 66 })
  terrace(1360, 222, 5, 56)
  terrace(1244, 292, 6, 58)
  palm(sheet, 1540, 330, 150, -0.1, { size: 72 })
  terrace(1136, 364, 7, 60)
  terrace(1046, 438, 8, 60)
  for (let i = 0; i < 4; i++) bush(sheet, 1440 + i * 50, 412 - i * 12, 110, 46, p.leaf[i % 2 ? 1 : 2])
  for (let i = 0; i < 5; i++) bush(sheet, 1396 + i * 52, 458 - i * 6, 104, 46, p.leaf[i % 2])
}

/** The near slope: dry ground with cactus and agave, dark in the lower right corner. */
function slope(sheet, p, w, h) {
  const tone = stone(sheet)
  sheet.path(
    `M${w} ${h}V440${smooth(
      [
        [w, 440],
        [1500, 458],
        [1400, 486],
        [1290, 512],
        [1190, 560],
        [1110, 626],
        [1040, h],
      ],
      'L',
    )}Z`,
    sheet.fade(mix(tone, p.leaf[2], 0.45), mix(tone, p.leaf[1], 0.66)),
  )
  sheet.path(
    `M${w} ${h}V560${smooth(
      [
        [w, 560],
        [1480, 574],
        [1370, 612],
        [1280, 660],
        [1220, h],
      ],
      'L',
    )}Z`,
    sheet.fade(p.leaf[1], p.leaf[0]),
  )
  cardon(sheet, 1420, 598, 196, p.leaf[2])
  cardon(sheet, 1276, 546, 104, p.leaf[2])
  cardon(sheet, 1540, 566, 140, p.leaf[1])
  agave(sheet, 1190, 604, 44)
  agave(sheet, 1330, 668, 76)
  agave(sheet, 1500, 682, 92, [p.leaf[0], p.leaf[1], p.leaf[0]])
  bush(sheet, 1540, 690, 140, 60, p.leaf[0])
}

/** The rocks the waves break on, off the foot of the cliff. */
function breakers(sheet, p) {
  const tone = mix(stone(sheet), p.ink, 0.2)
  for (const [x, y, width, height] of [
    [868, 560, 44, 30],
    [846, 636, 74, 50],
    [944, 688, 100, 60],
    [790, 664, 44, 22],
  ]) {
    sheet.ellipse(x + width / 2, y, width * 0.74, width * 0.1, p.foam, 'opacity=".35"')
    sheet.ellipse(x + width / 2, y + 1, width * 0.6, width * 0.07, p.foam, 'opacity=".9"')
    rock(sheet, x, y, width, height, tone)
  }
}
