/**
 * Cuts the two families the portal is set in from their packages: Latin only, one optical size of the display
 * serif, and only the weights in use. Run it after updating either package: npm run fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number }>
type Cut = { source: string; target: string; axes: Axes }

const root = new URL('../', import.meta.url)
const packages = new URL('node_modules/@fontsource-variable/', root)
const outDir = new URL('src/web/fonts/', root)

const cuts: Cut[] = [
  {
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: 'newsreader-display.woff2',
    axes: { opsz: 48, wght: { min: 300, max: 400 } },
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

/** Every character from `first` to `last`, both included. */
function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
}

// ASCII and Latin-1 cover English and Spanish; the rest is typography and the few names from further away.
const text = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ŒœŠšŽž–—‘’“”„…•′″€™−×·→←↑↓`

/** What of a family’s own typography is used: letters joined and set apart, accents, and figures that stand in columns. */
const keepFeatures = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

mkdirSync(outDir, { recursive: true })
for (const { source, target, axes } of cuts) {
  const whole = readFileSync(new URL(source, packages))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures })
  writeFileSync(new URL(target, outDir), cut)
  console.log(`${target}: ${whole.length} to ${cut.length} bytes`)
}
