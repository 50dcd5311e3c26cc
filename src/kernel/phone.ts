/** How people write what stands between the digits, beside the plus, minus and space of the spec (section 5). */
const SEPARATORS = /[().,;:/\\\s]+/g
/** The least digits: the shortest numbers that the club calls are a resort's own extensions. */
export const LEAST_PHONE_DIGITS = 5

/** What a phone is made of (spec, section 5), and that it reaches somebody. */
export const PHONE = /^(?=(?:[^0-9]*[0-9]){5})[0-9+ -]{5,30}$/

/** Whether a phone has digits enough. */
export const hasPhoneDigits = (phone: string) => phone.replace(/[^0-9]/g, '').length >= LEAST_PHONE_DIGITS

const DASHES = /[\u2010-\u2015\u2212\uff0d]/g

/** A phone as it is meant: "(998) 555 0142" is "998 555 0142". Letters and other signs stay, so that the check refuses them. */
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
