/** A text in lower case and without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every typed word begins a word of a title. With nothing typed all are there. */
export function fitsTyped(title: string, typed: string): boolean {
  const words = plain(title).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((begin) => words.some((word) => word.startsWith(begin)))
}
