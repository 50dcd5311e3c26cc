/** What a saved reply may name, filled in by the thing that it answers. */
export const PLACEHOLDERS = ['owner', 'code', 'resort', 'residence', 'arrival', 'departure', 'me'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** As it stands in a text: `{owner}`. */
export const placed = (name: Placeholder) => `{${name}}` as const

const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name)
const namesIn = (text: string) => [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)

/** What stands in braces in a text and is no placeholder: a reply with it is not saved. */
export function unknownPlaceholders(text: string): string[] {
  return [...new Set(namesIn(text).filter((name) => !isPlaceholder(name)))]
}

/** Fills a reply in. What the thing has no value for stays as it is, in its braces. */
export function fillReply(text: string, values: Partial<Record<Placeholder, string | null>>): string {
  return text.replace(
    /\{([^{}\n]*)\}/g,
    (whole, name: string) => (isPlaceholder(name) && values[name]) || whole,
  )
}

/** The placeholders that are still open in words that are about to be sent, each once, as they stand there. */
export function openPlaceholders(text: string): string[] {
  return [...new Set(namesIn(text).filter(isPlaceholder))].map(placed)
}
