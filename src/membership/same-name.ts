import { plainText } from '../kernel/plain-text.ts'

/** Whether two names are the same person's as people write them: case, accents and spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

/**
 * Whether a name that somebody typed has a word of an account's name: people sign with short names and with more than the club
 * has, and nobody with somebody else's alone.
 */
export function sharesAName(typed: string, account: string): boolean {
  const words = (name: string) =>
    plainName(name)
      .split(/[\s.,-]+/)
      .filter((word) => word.length > 1)
  const own = new Set(words(account))
  return words(typed).some((word) => own.has(word))
}

/** A name without what people write now so and now so. */
export function plainName(name: string): string {
  return plainText(name).replace(/\s+/g, ' ').trim()
}
