import { f, mix, smooth } from '../draw/numbers.mjs'

/** Under water: a turtle over the reef. */
export const size = [1200, 800]
export const hours = ['noon', 'dusk']

export function draw(sheet, p, w, h) {
  const top = mix(p.sea[0], '#FFFFFF', sheet.hour === 'night' ? 0 : 0.25)
  sheet.rect(
    0,
    0,
    w,
    h,
    sheet.linear([
      [0, top],
      [0.35, p.sea[1]],
      [1, mix(p.sea[2], p.ink, 0.35)],
    ]),
  )
  for (const [x, a, b, o] of [
    [180, 60, 200, 0.2],
    [420, 90, 260, 0.16],
    [640, 50, 190, 0.2],
    [860, 90, 280, 0.14],
    [1020, 40, 150, 0.16],
  ])
    sheet.path(
      `M${x} 0L${x + a} 0L${x + a - 120 + b * 0.3} 720L${x - 120 - b * 0.5} 720Z`,
      sheet.linear([
        [0, '#FFFFFF', 0.75],
        [1, '#FFFFFF', 0],
      ]),
      `opacity="${o}"`,
    )
  for (let i = 0; i < 9; i++)
    sheet.rect(
      sheet.random() * w,
      12 + sheet.random() * 46,
      50 + sheet.random() * 150,
      3,
      '#fff',
      `rx="2" opacity="${f(0.15 + sheet.random() * 0.3)}"`,
    )
  sheet.path(
    'M0 800L0 560' +
      smooth(
        [
          [0, 560],
          [150, 520],
          [300, 580],
          [470, 640],
          [620, 610],
          [800, 560],
          [980, 590],
          [1200, 520],
        ],
        'L',
      ) +
      'L1200 800Z',
    mix(p.sea[1], p.sea[2], 0.6),
    'opacity=".75"',
  )
  const fish = (x, y, k, c, dir = 1) => {
    sheet.group(`transform="translate(${x} ${y}) scale(${k * dir} ${k})"`, () => {
      sheet.path('M-34 0C-20 -22 18 -22 36 0C18 22 -20 22 -34 0Z', c)
      sheet.path('M-28 0L-56 -17Q-48 0 -56 17Z', c)
      sheet.path('M-6 -17C0 -8 0 8 -6 17L-14 15C-8 6 -8 -6 -14 -15Z', '#fff', 'opacity=".6"')
      sheet.path('M12 -14C17 -6 17 6 12 14L7 16C11 6 11 -6 7 -16Z', '#fff', 'opacity=".6"')
      sheet.circle(24, -4, 2.8, p.ink)
    })
  }
  const sch = [
    [690, 250],
    [736, 226],
    [764, 262],
    [804, 236],
    [716, 290],
    [846, 268],
    [786, 304],
    [880, 236],
    [838, 316],
  ]
  for (const [x, y] of sch) fish(x, y, 0.42, mix(p.sea[0], '#ffffff', 0.45), -1)
  fish(330, 360, 1.15, p.accent2)
  fish(208, 430, 0.86, p.accent)
  fish(480, 300, 0.66, p.accent2)
  fish(970, 440, 0.9, p.accent, -1)
  // turtle
  sheet.group('transform="translate(585 452) rotate(-14)"', () => {
    const sh = mix(p.leaf[2], p.sand2, 0.35)
    const fl = mix(p.leaf[1], p.sand2, 0.3)
    sheet.path('M40 -34C56 -80 34 -126 8 -146C-8 -128 0 -78 8 -40Z', fl)
    sheet.path('M44 26C78 54 96 102 84 126C58 120 22 76 14 40Z', fl)
    sheet.path('M-74 22C-104 40 -124 64 -120 78C-100 76 -70 54 -56 36Z', fl)
    sheet.path('M-78 -10C-104 -16 -128 -10 -134 0C-122 8 -98 8 -78 4Z', fl)
    sheet.path('M88 -12C112 -30 156 -28 160 0C156 22 116 24 90 12Z', fl)
    sheet.circle(138, -6, 4, p.ink)
    sheet.path('M-92 4C-80 -56 50 -74 104 0C70 50 -60 58 -92 4Z', sh)
    sheet.line(
      'M-60 -10C-20 -34 40 -36 80 -8M-70 16C-20 34 50 32 84 12M-30 -44L-34 40M18 -54L22 42M60 -38L64 32',
      mix(sh, p.ink, 0.4),
      3,
      'opacity=".55"',
    )
  })
  const branch = (x, y, len, a, wd, c, d) => {
    if (d === 0 || len < 8) return
    const r = (a * Math.PI) / 180
    const x2 = x + Math.cos(r) * len
    const y2 = y + Math.sin(r) * len
    sheet.line(
      `M${f(x)} ${f(y)}Q${f((x + x2) / 2 + len * 0.1)} ${f((y + y2) / 2)} ${f(x2)} ${f(y2)}`,
      c,
      f(wd),
    )
    branch(x2, y2, len * (0.7 + sheet.random() * 0.12), a - 18 - sheet.random() * 16, wd * 0.74, c, d - 1)
    branch(x2, y2, len * (0.7 + sheet.random() * 0.12), a + 18 + sheet.random() * 16, wd * 0.74, c, d - 1)
  }
  sheet.path(
    'M0 800L0 690' +
      smooth(
        [
          [0, 690],
          [160, 660],
          [320, 700],
          [500, 742],
          [700, 720],
          [900, 676],
          [1060, 690],
          [1200, 650],
        ],
        'L',
      ) +
      'L1200 800Z',
    mix(p.sea[2], p.ink, 0.35),
  )
  branch(150, 720, 74, -94, 15, p.accent, 6)
  branch(1050, 720, 70, -86, 15, mix(p.accent, '#E48FA0', 0.5), 6)
  branch(300, 740, 46, -80, 10, p.accent2, 5)
  for (const [x, y, r, c] of [
    [430, 764, 74, mix(p.accent2, p.sand, 0.3)],
    [880, 746, 90, mix(p.leaf[2], p.sand, 0.25)],
    [760, 780, 52, p.accent],
  ]) {
    sheet.ellipse(x, y, r, r * 0.7, c)
    for (let i = 1; i < 6; i++)
      sheet.line(
        `M${f(x - r * Math.cos(i * 0.28))} ${f(y - r * 0.7 * Math.sin(i * 0.28))}Q${x} ${f(y - r * 0.7 * Math.sin(i * 0.28) - 12)} ${f(x + r * Math.cos(i * 0.28))} ${f(y - r * 0.7 * Math.sin(i * 0.28))}`,
        p.ink,
        2,
        'opacity=".22"',
      )
  }
  sheet.group('opacity=".95"', () => {
    for (let i = 0; i < 5; i++)
      sheet.rect(560 + i * 21, 690 - ((i * 37) % 60), 16, 130, mix(p.accent, p.sand, 0.35), 'rx="8"')
  })
  for (let i = 0; i < 7; i++) {
    const x = 618 + i * 16 + (i % 2) * 4
    const pts = []
    for (let k = 0; k <= 5; k++) pts.push([x + 40 + Math.sin(k + i) * 12, 800 - k * 34])
    sheet.line(smooth(pts), p.leaf[i % 3], 6)
  }
  for (let i = 0; i < 26; i++)
    sheet.circle(
      340 + sheet.random() * 60 + (i > 13 ? 560 : 0),
      80 + sheet.random() * 320,
      2 + sheet.random() * 6,
      'none',
      `stroke="#fff" stroke-width="1.5" opacity="${f(0.3 + sheet.random() * 0.4)}"`,
    )
}
