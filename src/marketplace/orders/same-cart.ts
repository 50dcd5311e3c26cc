import type { SentLine, WantedLine } from '../goods.ts'

/** Whether a cart is the one that was ordered: the same lines, each of the same thing, as many, and of a product on the same day. */
export function isSameCart(sent: readonly SentLine[], lines: readonly WantedLine[]): boolean {
  const placed = new Map(sent.map((line) => [line.uuid, line]))
  return (
    placed.size === lines.length &&
    lines.every(({ uuid, kind, detailId, qty, operationdate }) => {
      const line = placed.get(uuid.toLowerCase())
      if (line?.kind !== kind || line.detailId !== detailId || line.qty !== qty) return false
      return kind !== 'product' || line.day === operationdate
    })
  )
}
