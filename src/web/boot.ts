import * as z from 'zod/mini'

const bootShape = z.object({
  /** The fixed token that every call carries (spec, section 7). */
  apiToken: z.string(),
  brand: z.object({ name: z.string(), tagline: z.string(), promotions: z.string() }),
  /** The concierge's number, as it is shown. */
  phone: z.string(),
  /** The portal's version, compared with the remembered one (spec, section 4). */
  version: z.string(),
})

/** What the server tells the page when it hands it out. */
export type Boot = z.output<typeof bootShape>

/** What the server wrote into the page. */
export const boot: Boot = readBoot(document.getElementById('boot')?.textContent ?? '')

/** Reads the page's block; a page without it did not come from the portal's server. */
export function readBoot(text: string): Boot {
  const read = z.parse(bootShape, JSON.parse(text))
  // The number keeps together where a sentence breaks.
  return { ...read, phone: read.phone.replaceAll(' ', '\u00a0') }
}

/** The concierge's number as a link that dials it. */
export const phoneLink = `tel:${boot.phone.replace(/[^+\d]/g, '')}`
