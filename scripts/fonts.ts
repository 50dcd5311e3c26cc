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
    target: 'newsreader-display',
    axes: { opsz: 48, wght: { min: 300, max: 400 } },
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk',
    axes: { wght: { min: 400, max: 700 } },
  },
]

/** Every character from `first` to `last`, both included. */
function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
}

// What English and Spanish are written in is what every first page waits for.
const first = `${characters(0x20, 0x7e)}\u00a0áéíóúñüÁÉÍÓÚÑÜ¿¡ªº°²±×−·–—‘’“”…•©€`
/** The rest of Latin-1 and of typography: names from further away. Its files come at rest, or where a page has such a letter. */
const more = [...new Set(`${characters(0xa1, 0xff)}Œœ„™`)]
  .filter((letter) => !first.includes(letter))
  .join('')

/** What of a family’s own typography is used: letters joined and set apart, accents, and figures that stand in columns. */
const keepFeatures = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

mkdirSync(outDir, { recursive: true })
for (const { source, target, axes } of cuts) {
  const whole = readFileSync(new URL(source, packages))
  for (const [text, file] of [
    [first, `${target}.woff2`],
    [more, `${target}-more.woff2`],
  ] as const) {
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures })
    writeFileSync(new URL(file, outDir), cut)
    console.log(`${file}: ${whole.length} to ${cut.length} bytes`)
  }
}
const range = [...more].map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
console.log(`unicode-range in src/web/styles/more-letters.css: ${range.join(', ')}`)
