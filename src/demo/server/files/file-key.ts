import { createHash } from 'node:crypto'

/**
 * The key of a file of the demo club: the same for the same name, so that it is never kept twice, and no other club's.
 * It looks like every other key and is not to be guessed without the source; who may open the file says its row.
 */
export function fileKeyOf(seed: string): string {
  const hex = createHash('sha256').update(`demo club ${seed}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
