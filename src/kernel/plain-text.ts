/** A text without its accents: "Catamarán" is "Catamaran", "Muñoz" is "Munoz". */
export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A text as it is compared where neither case nor accents count. */
export const plainText = (text: string): string => unaccented(text).toLowerCase()

/**
 * A name as an address or a file has it, in small letters, digits and hyphens: "The host’s ritual" is "the-hosts-ritual".
 * Of at most so many characters where that is said; empty where nothing of it can be kept.
 */
export function slugOf(name: string, most?: number): string {
  return plainText(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '')
}
