import { encode } from 'uqr'

/** A QR code as one SVG path in a square of `size` modules, the quiet border included. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 4 })
  let path = ''
  data.forEach((row, y) => {
    // A run of dark modules is one stroke: the path stays short, and no seams show.
    let x = 0
    while (x < row.length) {
      let end = x
      while (row[end]) end++
      if (end > x) path += `M${x} ${y}h${end - x}v1h-${end - x}z`
      x = end + 1
    }
  })
  return { size, path }
}

/** The same as a picture of its own, deep lagoon on white in every skin. */
export function qrSvg(text: string): string {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${QR_INK}" d="${path}"/></svg>`
}

/** Deep lagoon: dark enough for any camera. */
export const QR_INK = '#0d3b40'
