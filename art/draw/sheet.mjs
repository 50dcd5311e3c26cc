import { palettes } from '../palettes.mjs'
import { f, rng } from './numbers.mjs'

/** [[offset, colour, opacity?], ...] as the stops of a gradient. */
const stopsOf = (stops) =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity == null ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
    })
    .join('')

/** A path without the spaces and zeros it can be read without: "L0.5 -3" is "L.5-3". */
const compact = (d) => d.replace(/(?<![\d.])0(?=\.\d)/g, '').replace(/ (?=-)/g, '')

/**
 * The sheet a scene is drawn on: `w` by `h` units, lit by the palette `p` of one hour. Shapes are laid down in
 * the order they are called, far things first. Every shape takes a fill and, last, raw attributes.
 */
export class Sheet {
  constructor(w, h, hour, seed) {
    this.w = w
    this.h = h
    this.hour = hour
    this.p = palettes[hour]
    this.random = rng(seed)
    this.defs = ''
    this.body = ''
    this.ids = new Map()
  }

  /** True when lamps are on. */
  get lamplit() {
    return this.hour === 'night' || this.hour === 'dusk'
  }

  /** Keeps a definition and returns its reference; one that was made before is used again. */
  define(markup) {
    const known = this.ids.get(markup(''))
    const id = known ?? `g${this.ids.size.toString(36)}`
    if (known === undefined) {
      this.ids.set(markup(''), id)
      this.defs += markup(id)
    }
    return `url(#${id})`
  }

  /** A linear gradient, top to bottom unless told otherwise (corners in 0..1 of the shape); returns a fill. */
  linear(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) {
    const at = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return this.define((id) => `<linearGradient id="${id}" ${at}>${stopsOf(stops)}</linearGradient>`)
  }

  /** A radial gradient (centre and radius in 0..1 of the shape); returns a fill. */
  radial(stops, cx = 0.5, cy = 0.5, r = 0.5) {
    const at = `cx="${cx}" cy="${cy}" r="${r}"`
    return this.define((id) => `<radialGradient id="${id}" ${at}>${stopsOf(stops)}</radialGradient>`)
  }

  /** A fill that fades from `top` to `bottom`. */
  fade(top, bottom) {
    return this.linear([
      [0, top],
      [1, bottom],
    ])
  }

  /** A fill that fades from `left` to `right`. */
  fadeAcross(left, right) {
    return this.linear(
      [
        [0, left],
        [1, right],
      ],
      0,
      0,
      1,
      0,
    )
  }

  /** The halo of a lamp: the colour at `opacity` in the middle, nothing at the rim. */
  halo(colour, opacity) {
    return this.radial([
      [0, colour, opacity],
      [1, colour, 0],
    ])
  }

  /** A clip of the path's shape; returns the value for `clip-path`. */
  clip(d) {
    return this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  }

  add(markup) {
    this.body += markup
  }

  rect(x, y, w, h, fill, extra = '') {
    this.add(`<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${extra}/>`)
  }

  circle(x, y, r, fill, extra = '') {
    this.add(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${extra}/>`)
  }

  ellipse(x, y, rx, ry, fill, extra = '') {
    this.add(`<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${extra}/>`)
  }

  path(d, fill, extra = '') {
    this.add(`<path d="${d}" fill="${fill}" ${extra}/>`)
  }

  /** A round-ended stroke along the path, `width` units thick. */
  line(d, stroke, width, extra = '') {
    this.add(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`)
  }

  /** Everything `fill` draws shares the attributes: a transform, a clip, an opacity. */
  group(attributes, fill) {
    this.add(`<g ${attributes}>`)
    fill()
    this.add('</g>')
  }

  /** The finished picture. It is cut to its frame like `object-fit: cover` when the frame has another shape. */
  svg() {
    const frame = `viewBox="0 0 ${this.w} ${this.h}" preserveAspectRatio="xMidYMid slice"`
    // Said once here, every line has round ends.
    const ends = 'stroke-linecap="round" stroke-linejoin="round"'
    const head = `<svg xmlns="http://www.w3.org/2000/svg" ${frame} ${ends}>`
    const picture = `${head}<defs>${this.defs}</defs>${this.body}</svg>`
    return picture
      .replace(/\s+\/>/g, '/>')
      .replace(/ {2,}/g, ' ')
      .replace(/(?<= d=")[^"]*/g, compact)
      .replace(/="0(?=\.\d)/g, '="')
  }
}
