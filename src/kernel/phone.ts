/** How people write what stands between the digits, beside the plus, minus and space of the spec (section 5). */
const SEPARATORS = /[().,;:/\\\s]+/g
const DASHES = /[\u2010-\u2015\u2212\uff0d]/g

/** A phone as it is meant: "(998) 555 0142" is "998 555 0142". What no phone has, letters say, stays and is wrong. */
export function asPhone(written: string): string {
  return written
    .replace(/\uff0b/g, '+')
    .replace(DASHES, '-')
    .replace(SEPARATORS, ' ')
    .trimStart()
}

/** What a field for phones keeps of what is typed or pasted: digits, plus, minus and space (spec, section 5). */
export function phoneTyped(typed: string): string {
  return asPhone(typed)
    .replace(/[^0-9+ -]/g, '')
    .replace(/ {2,}/g, ' ')
    .trimStart()
}
