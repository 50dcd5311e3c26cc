/** A shorter word is taken as it is written: too many are near to it. */
const SHORTEST = 4

/**
 * The words with those that nothing begins with replaced by the nearest of a vocabulary, the most frequent first; null where
 * all stay, or one of them is near to nothing. So “divign” becomes “diving”.
 */
export function corrected(words: readonly string[], vocabulary: readonly string[]): string[] | null {
  const spoken = words.map((word) => {
    if (vocabulary.some((known) => known.startsWith(word))) return word
    return nearest(word, vocabulary)
  })
  if (spoken.some((word) => word === null)) return null
  const found = spoken.filter((word) => word !== null)
  return found.some((word, index) => word !== words[index]) ? found : null
}

function nearest(word: string, vocabulary: readonly string[]): string | null {
  if (word.length < SHORTEST) return null
  const most = word.length < 8 ? 1 : 2
  let best: { word: string; far: number } | null = null
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > most) continue
    const far = mistakes(word, known)
    if (far <= most && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { word: known, far }
  }
  return best?.word ?? null
}

/** How many letters are wrong, missing, too many, or swapped with their neighbour. */
export function mistakes(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const above = rows[i - 1] as number[]
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}
