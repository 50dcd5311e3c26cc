import { plainText } from '../kernel/plain-text.ts'

/** Whether two names are the same person's as people write them: case, accents and spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

/**
 * Whether a name that somebody signs with is a whole one of theirs: a name and a last name of the account, written out, in
 * any order. People sign with fewer names than the club has, and with more; nobody with letters for names ("Elena H.").
 */
export function isWholeName(typed: string, { name, lastname }: { name: string; lastname: string }): boolean {
  const words = (text: string) =>
    plainName(text)
      .split(/[\s.,-]+/)
      .filter((word) => word.length > 1)
  const signed = new Set(words(typed))
  return [name, lastname].every((part) => words(part).some((word) => signed.has(word)))
}

/** A name without what people write now so and now so. */
export function plainName(name: string): string {
  return plainText(name).replace(/\s+/g, ' ').trim()
}
