import { plainText } from '../kernel/plain-text.ts'

/** Whether two names are the same person's as people write them: case, accents and spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

/** A name without what people write now so and now so. */
export function plainName(name: string): string {
  return plainText(name).replace(/\s+/g, ' ').trim()
}
