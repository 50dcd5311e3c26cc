/**
 * Draws every scene at every hour it lists into src/web/public/art and prints the sizes.
 *
 *   node art/generate.mjs              every scene
 *   node art/generate.mjs bay serena   only these
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Sheet } from './draw/sheet.mjs'

const scenesDir = new URL('./scenes/', import.meta.url)
const outDir = new URL('../src/web/public/art/', import.meta.url)

const names = readdirSync(scenesDir).map((file) => file.replace('.mjs', ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No scene named ${unknown.join(', ')}. The scenes are ${names.join(', ')}.`)
  process.exit(1)
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
let raw = 0
let packed = 0

for (const name of wanted.length > 0 ? wanted : names) {
  const { draw, hours, size } = await import(new URL(`${name}.mjs`, scenesDir).href)
  const [w, h] = size
  mkdirSync(new URL(`${name}/`, outDir), { recursive: true })
  for (const hour of hours) {
    // The seed hangs on the names alone, so a scene keeps its leaves when others come and go.
    const sheet = new Sheet(w, h, hour, name.length * 13 + hour.length)
    draw(sheet, sheet.p, w, h)
    const svg = sheet.svg()
    const gzip = gzipSync(svg).length
    writeFileSync(new URL(`${name}/${hour}.svg`, outDir), svg)
    raw += svg.length
    packed += gzip
    console.log(
      `${name}-${hour}`.padEnd(20),
      kilobytes(svg.length).padStart(9),
      kilobytes(gzip).padStart(9),
      'gzip',
    )
  }
}
console.log('total'.padEnd(20), kilobytes(raw).padStart(9), kilobytes(packed).padStart(9), 'gzip')
