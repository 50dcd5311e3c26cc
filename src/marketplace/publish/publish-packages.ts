import type { Currency } from '../../kernel/money.ts'

/** Where a package stands for its owners: it waits, in no list of theirs, while one of its parts is off sale. */
export function packageState({ active, parts }: { active: boolean; parts: readonly { onSale: boolean }[] }) {
  if (!active) return 'draft'
  return parts.every(({ onSale }) => onSale) ? 'published' : 'waiting'
}

/** What the parts cost one by one, in cents of the package's currency; null while one of them has another. */
export function partsCents(
  parts: readonly { qty: number; sale: number; currency: Currency }[],
  currency: Currency,
): number | null {
  if (foreignParts(parts, currency).length > 0) return null
  return parts.reduce((sum, { qty, sale }) => sum + qty * sale, 0)
}

/** The parts that cost another currency than the package: it may hold none of them. */
export function foreignParts<One extends { currency: Currency }>(
  parts: readonly One[],
  currency: Currency,
): One[] {
  return parts.filter((part) => part.currency !== currency)
}

/** The parts that another resort offers: a package is served at one, and one of every resort holds no resort's own. */
export function strayParts<One extends { hotelId: number | null }>(
  parts: readonly One[],
  hotelId: number | null,
): One[] {
  return parts.filter((part) => part.hotelId !== null && part.hotelId !== hotelId)
}

/**
 * The parts that keep a package from being saved because they are off sale. What is put in is on sale; a part that was
 * taken off sale later (`before`) may stay, and the package waits for it. None goes on sale (`publish`) with such a part.
 */
export function missingParts<One extends { detailId: number; onSale: boolean }>(
  parts: readonly One[],
  { before, publish }: { before: ReadonlySet<number>; publish: boolean },
): One[] {
  return parts.filter(({ detailId, onSale }) => !onSale && (publish || !before.has(detailId)))
}
