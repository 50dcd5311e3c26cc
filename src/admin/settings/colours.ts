/** The colours that a club chooses, as `#rrggbb`; an empty one is the house's. */
export interface BrandColours {
  /** Buttons and links by day. */
  accent: string
  /** The same on the dark skin. */
  night: string
  /** The panel under light letters. */
  deep: string
}

export type BrandColour = keyof BrandColours

/** The house's own (src/web/styles/tokens.css). */
export const HOUSE_COLOURS: BrandColours = { accent: '#0e5a60', night: '#7ecac2', deep: '#0d484e' }

/** What WCAG asks of text (2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

const PAPER = '#fffdfa'
/** The darkest ground by day on which a link stands. */
const SUNKEN = '#f0e9dd'
const NIGHT = '#122326'
/** The lightest ground of the dark skin on which a link stands. */
const RAISED = '#172b2f'
/** The fainter of the two letters on the deep panel. */
const ON_DEEP = '#bfd6d2'
const WHITE = '#ffffff'
const BLACK = '#000000'

/** Letters on a ground, and by how much they differ. */
export interface ContrastCheck {
  what: 'button' | 'link' | 'night-button' | 'night-link' | 'deep'
  colour: BrandColour
  letters: string
  ground: string
  /** From 1 (none) to 21. */
  ratio: number
  reads: boolean
}

/** Whether letters in a club's colours, and on them, can be read. */
export function contrastChecks(given: BrandColours): ContrastCheck[] {
  const { accent, night, deep } = filledIn(given)
  const soft = softOf(accent)
  const onNight = onNightOf(night)
  const nightSoft = nightSoftOf(night)
  return [
    checkOf('button', 'accent', WHITE, accent),
    worst('link', 'accent', accent, [SUNKEN, soft]),
    checkOf('night-button', 'night', onNight, night),
    worst('night-link', 'night', night, [RAISED, nightSoft]),
    checkOf('deep', 'deep', ON_DEEP, deep),
  ]
}

function worst(what: ContrastCheck['what'], colour: BrandColour, letters: string, grounds: string[]) {
  const all = grounds.map((ground) => checkOf(what, colour, letters, ground))
  return all.reduce((least, one) => (one.ratio < least.ratio ? one : least))
}

function checkOf(
  what: ContrastCheck['what'],
  colour: BrandColour,
  letters: string,
  ground: string,
): ContrastCheck {
  const ratio = contrastOf(letters, ground)
  return { what, colour, letters, ground, ratio, reads: ratio >= LEAST_CONTRAST }
}

/** The nearest tone of the same hue that can be read; the colour itself where it can be. Null where the hue has none. */
export function nearestReadable(colours: BrandColours, colour: BrandColour): string | null {
  const { h, s, l } = hslOf(filledIn(colours)[colour])
  const step = colour === 'night' ? 0.005 : -0.005
  for (let at = l; at >= 0 && at <= 1; at += step) {
    const tone = hexOf({ h, s, l: at })
    const checks = contrastChecks({ ...colours, [colour]: tone })
    if (checks.every((one) => one.colour !== colour || one.reads)) return tone
  }
  return null
}

/** Those of a club, the house's where it has none of its own. */
export function filledIn({ accent, night, deep }: BrandColours): BrandColours {
  return {
    accent: accent || HOUSE_COLOURS.accent,
    night: night || HOUSE_COLOURS.night,
    deep: deep || HOUSE_COLOURS.deep,
  }
}

/** How a club's colours are worn: the page's style, and the colours that mails say by value. Null where all are the house's. */
export function lookOf(colours: BrandColours): {
  css: string
  accent: string
  night: string
  onNight: string
} | null {
  const { accent, night, deep } = filledIn(colours)
  if (Object.keys(HOUSE_COLOURS).every((one) => !isOwn(colours, one as BrandColour))) return null
  const byDay: Tokens = {
    ...(isOwn(colours, 'accent') && {
      'accent-hover': mixed(accent, BLACK, 0.18),
      'accent-press': mixed(accent, BLACK, 0.32),
      'accent-soft': softOf(accent),
      'accent-line': mixed(accent, PAPER, 0.62),
      'accent-2': mixed(accent, WHITE, 0.22),
      focus: accent,
    }),
    ...(isOwn(colours, 'deep') && { deep }),
  }
  const byNight: Tokens = {
    ...(isOwn(colours, 'night') && {
      'accent-hover': mixed(night, WHITE, 0.22),
      'accent-press': mixed(night, WHITE, 0.42),
      'on-accent': onNightOf(night),
      'accent-soft': nightSoftOf(night),
      'accent-line': mixed(night, NIGHT, 0.6),
      'accent-2': mixed(night, BLACK, 0.2),
      focus: mixed(night, WHITE, 0.22),
    }),
    ...(isOwn(colours, 'deep') && { deep: mixed(deep, NIGHT, 0.3) }),
  }
  const css = [
    ...media('screen', ":root:not([data-theme='dark'])", byDay, isOwn(colours, 'accent') ? accent : null),
    // Paper is white in every skin.
    ...media('print', ':root', byDay, isOwn(colours, 'accent') ? accent : null),
    ...media('screen', "[data-theme='dark']", byNight, isOwn(colours, 'night') ? night : null),
  ].join('')
  return { css, accent, night, onNight: onNightOf(night) }
}

type Tokens = Record<string, string>

/** Whoever asks for more contrast has the pressed tone for the accent itself (src/web/styles/tokens.css). */
function media(on: 'screen' | 'print', of: string, tokens: Tokens, accent: string | null): string[] {
  const accented = accent ? `@media not all and (prefers-contrast:more){${rule(of, { accent })}}` : ''
  const told = Object.keys(tokens).length > 0 ? rule(of, tokens) : ''
  return told || accented ? [`@media ${on}{${told}${accented}}`] : []
}

const isOwn = (colours: BrandColours, one: BrandColour) =>
  colours[one] !== '' && colours[one] !== HOUSE_COLOURS[one]

const rule = (of: string, tokens: Tokens) =>
  `${of}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

const softOf = (accent: string) => mixed(PAPER, accent, 0.12)
const nightSoftOf = (night: string) => mixed(NIGHT, night, 0.14)
/** Letters on a light button: nearly black, of its hue. */
const onNightOf = (night: string) => hexOf({ ...hslOf(night), s: Math.min(hslOf(night).s, 0.6), l: 0.08 })

/** How much two colours differ, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hex = (parts: readonly number[]) =>
  `#${parts.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** A colour with so much (0 to 1) of another in it. */
function mixed(one: string, other: string, part: number): string {
  const added = channels(other)
  return hex(channels(one).map((value, at) => value * (1 - part) + (added[at] ?? 0) * part))
}

interface Hsl {
  h: number
  s: number
  l: number
}

function hslOf(colour: string): Hsl {
  const [r = 0, g = 0, b = 0] = channels(colour).map((one) => one / 255)
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const l = (most + least) / 2
  const d = most - least
  if (d === 0) return { h: 0, s: 0, l }
  const s = d / (1 - Math.abs(2 * l - 1))
  const sixth = most === r ? ((g - b) / d) % 6 : most === g ? (b - r) / d + 2 : (r - g) / d + 4
  return { h: (sixth * 60 + 360) % 360, s, l }
}

function hexOf({ h, s, l }: Hsl): string {
  const a = s * Math.min(l, 1 - l)
  const part = (n: number) => {
    const k = (n + h / 30) % 12
    return 255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hex([part(0), part(8), part(4)])
}
