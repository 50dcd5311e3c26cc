import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Font, StyleSheet } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)
const NEWSREADER = dirname(require.resolve('@fontsource/newsreader/package.json'))
const HANKEN_GROTESK = dirname(require.resolve('@fontsource/hanken-grotesk/package.json'))

/** The colours of the portal by day. */
export const INK = {
  ink: '#15282B',
  ink2: '#465557',
  ink3: '#5D6868',
  line: '#E6DDCF',
  line2: '#D6C9B5',
  sand: '#F7F3EC',
  accent: '#0E5A60',
  accentSoft: '#E0EDEA',
  goldSoft: '#F6EBD2',
  gold: '#7B550F',
  income: '#14666B',
  fees: '#D98F5F',
  sun: '#E2A06E',
  sea: '#2F8C8C',
} as const

/** A name may hold letters that the Latin cut lacks: the others stand behind it, in this order. */
const CUTS = ['latin', 'latin-ext', 'vietnamese'] as const
const familiesOf = (family: string) => CUTS.map((cut) => `${family} ${cut}`)
export const SERIF = [...familiesOf('newsreader'), ...familiesOf('hanken-grotesk')]
export const SANS = familiesOf('hanken-grotesk')

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The fonts' plain letters are looked up once, before any paper is set. Fonts are shared by the papers of a process and
 * remember of a letter what it was first asked for: a `u` that was met only as a part of `ú` has no text any more, and later
 * papers could be neither read aloud nor searched.
 */
export const lettersLookedUp = once(async () => {
  for (const [fontFamily, { sources }] of Object.entries(Font.getRegisteredFonts()))
    for (const { fontWeight } of sources) {
      await Font.load({ fontFamily, fontWeight })
      Font.getFont({ fontFamily, fontWeight }).data?.layout(LETTERS)
    }
})

function once(look: () => Promise<void>): () => Promise<void> {
  let looked: Promise<void> | undefined
  return () => {
    looked ??= look()
    return looked
  }
}

/** Makes the fonts known; once in a process. */
export function registerFonts(): void {
  const add = (folder: string, cut: string, weights: readonly number[]) => {
    const name = basename(folder)
    const fonts = weights.map((fontWeight) => ({
      src: join(folder, 'files', `${name}-${cut}-${fontWeight}-normal.woff`),
      fontWeight,
    }))
    Font.register({ family: `${name} ${cut}`, fonts })
  }
  for (const cut of CUTS) {
    add(NEWSREADER, cut, [300, 400])
    add(HANKEN_GROTESK, cut, [400, 600])
  }
  // A name or an amount is never broken within a word, unless no line could hold it.
  Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? pieces(word) : [word]))
}

const LONGEST_WORD = 40
const pieces = (word: string) => word.match(/.{1,20}/gu) ?? [word]

/** Sizes are points on US Letter, the paper of Mexico and of most owners. */
export const STYLES = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingBottom: 64,
    paddingHorizontal: 56,
    fontFamily: SANS,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: INK.ink,
    backgroundColor: '#FFFFFF',
  },
  row: { flexDirection: 'row' },
  between: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  brand: { fontFamily: SERIF, fontWeight: 400, fontSize: 19, lineHeight: 1.1 },
  tagline: { fontSize: 8, color: INK.ink3, lineHeight: 1.3 },
  small: { fontSize: 8.5, color: INK.ink3 },
  label: { fontSize: 8.5, fontWeight: 600, color: INK.ink3 },
  display: { fontFamily: SERIF, fontWeight: 300, fontSize: 36, lineHeight: 1.1, letterSpacing: -0.6 },
  heading: { fontFamily: SERIF, fontWeight: 400, fontSize: 17, lineHeight: 1.2 },
  figure: { fontFamily: SERIF, fontWeight: 300, fontSize: 25, lineHeight: 1.15, letterSpacing: -0.4 },
  strong: { fontWeight: 600 },
  footer: {
    position: 'absolute',
    left: 56,
    right: 56,
    // Positioned from the top: with `bottom`, react-pdf drops texts that have a line height.
    top: 748,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: INK.ink3,
  },
  hairline: { borderBottomWidth: 0.75, borderBottomColor: INK.line },
})
