import { f, mix } from './numbers.mjs'

/**
 * A wall pierced by arches, each [centre x, top y, width, foot y], with the shaded `reveal` of its thickness.
 * What was drawn before shows through the openings.
 */
export function archedWall(sheet, x, y, w, h, openings, fill, { reveal = 12 } = {}) {
  const p = sheet.p
  let d = `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`
  for (const [cx, top, ow, bot = y + h + 4] of openings) {
    const r = ow / 2
    // The outline of the opening, moved by (dx, dy).
    const shape = (dx, dy) => {
      const [left, right, spring] = [f(cx - r + dx), f(cx + r + dx), f(top + r + dy)]
      return `M${left} ${f(bot)}L${left} ${spring}A${f(r)} ${f(r)} 0 0 1 ${right} ${spring}L${right} ${f(bot)}Z`
    }
    d += shape(0, 0)
    const c = sheet.clip(shape(0, 0))
    sheet.path(
      `M${f(cx - r - 40)} ${f(top - 40)}h${f(ow + 80)}V${f(bot)}h${f(-ow - 80)}Z` +
        shape(-reveal, reveal * 0.35),
      p.wallDeep,
      `fill-rule="evenodd" clip-path="${c}"`,
    )
  }
  sheet.path(d, fill, 'fill-rule="evenodd"')
}

/** A white villa of two floors with an arcade, a pergola and a pool edge, `k` times its size. */
export function villa(sheet, x, y, k = 1) {
  const p = sheet.p
  sheet.group(`transform="translate(${x} ${y}) scale(${k})"`, () => {
    const face = sheet.linear(
      [
        [0, p.wall],
        [1, p.wallShade],
      ],
      0,
      0,
      1,
      0.6,
    )
    sheet.rect(40, -96, 150, 60, face)
    sheet.rect(40, -96, 150, 6, p.wall)
    sheet.rect(176, -96, 14, 60, p.wallShade)
    for (const [a, b] of [
      [56, 30],
      [98, 30],
      [140, 24],
    ])
      sheet.path(`M${a} -38V-66a${b / 2} ${b / 2} 0 0 1 ${b} 0V-38Z`, p.window)
    sheet.rect(-30, -40, 250, 64, face)
    sheet.rect(-34, -46, 258, 9, p.wall)
    sheet.rect(-34, -38, 258, 3, p.wallDeep, 'opacity=".6"')
    sheet.rect(196, -40, 24, 64, p.wallShade)
    for (let i = 0; i < 5; i++)
      sheet.path(`M${-16 + i * 42} 24V-6a14 14 0 0 1 28 0V24Z`, i % 2 ? p.window : mix(p.window, p.ink, 0.25))
    sheet.rect(-86, 20, 330, 10, p.wall)
    sheet.rect(-86, 29, 330, 22, p.wallShade)
    sheet.rect(-78, 24, 110, 5, p.sea[0])
    for (let i = 0; i < 6; i++) sheet.rect(-84 + i * 10, -22, 2.4, 44, p.wood)
    sheet.rect(-92, -28, 72, 5, p.wood)
    sheet.rect(-88, -20, 62, 3, p.wood, 'opacity=".6"')
  })
}

/** A cottage with a tiled roof. */
export function cottage(sheet, x, y) {
  const p = sheet.p
  sheet.group(`transform="translate(${x} ${y})"`, () => {
    sheet.rect(0, -54, 110, 60, sheet.fadeAcross(p.wall, p.wallShade))
    sheet.path('M-8 -54L24 -86L86 -86L118 -54Z', p.accent)
    sheet.rect(18, -36, 18, 22, p.window)
    sheet.rect(70, -36, 18, 22, p.window)
    sheet.rect(46, -34, 16, 40, p.ink)
  })
}

/**
 * One floor of a white residence with an arcade of `bays` arches; (x, y) is its left foot. Each bay is `bay`
 * wide, the floor `height` high. Some of the rooms are lit when lamps are on. Returns its width.
 */
export function arcade(sheet, x, y, bays, { bay = 42, height = 66 } = {}) {
  const p = sheet.p
  const w = bays * bay + 16
  sheet.rect(
    x,
    y - height,
    w,
    height,
    sheet.linear(
      [
        [0, p.wall],
        [1, p.wallShade],
      ],
      0,
      0,
      1,
      0.5,
    ),
  )
  for (let i = 0; i < bays; i++) {
    const left = x + 8 + i * bay + bay * 0.14
    const r = bay * 0.36
    const arch = (inset) => {
      const [from, spring, rx] = [f(left + inset), f(y - height * 0.72 + r), f(r - inset / 2)]
      return `M${from} ${f(y)}V${spring}a${rx} ${rx} 0 0 1 ${f(r * 2 - inset)} 0V${f(y)}Z`
    }
    const dark = mix(p.window, p.ink, sheet.lamplit ? 0.5 : 0.34)
    sheet.path(arch(0), mix(p.wallDeep, p.ink, 0.12))
    sheet.path(arch(bay * 0.09), sheet.lamplit && sheet.random() < 0.62 ? p.window : dark)
    sheet.rect(left + r - 0.8, y - height * 0.7, 1.8, height * 0.7, p.wallShade, 'opacity=".55"')
  }
  sheet.rect(x - 5, y - height - 5, w + 10, 8, p.wall)
  sheet.rect(x - 5, y - height + 3, w + 10, 2.6, p.wallDeep, 'opacity=".6"')
  return w
}
