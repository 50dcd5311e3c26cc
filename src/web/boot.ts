/** What the server tells the page when it hands it out. */
export interface Boot {
  /** The fixed token that every call carries (spec, section 7). */
  apiToken: string
  brand: {
    name: string
    /** In the language of the page. */
    tagline: string
    promotions: string
    /** What is said otherwise in Spanish. */
    es?: { tagline?: string; promotions?: string }
  }
  /** The concierge's number, as it is shown. */
  phone: string
  /** The portal's version, compared with the remembered one (spec, section 4). */
  version: string
}

/** What the server wrote into the page. */
export const boot: Boot = readBoot(document.getElementById('boot')?.textContent ?? '')

/** Reads the page's block; a page without it did not come from the portal's server. */
export function readBoot(text: string): Boot {
  const read: Boot = JSON.parse(text)
  // The server writes all of it, or none.
  if (!read.version) throw new Error('The page did not come from the portal')
  const { brand } = read
  return {
    ...read,
    brand: {
      ...brand,
      get tagline() {
        return (document.documentElement.lang === 'es' && brand.es?.tagline) || brand.tagline
      },
    },
    // The number keeps together where a sentence breaks.
    phone: read.phone.replaceAll(' ', '\u00a0'),
  }
}

/** The concierge's number as a link that dials it. */
export const phoneLink = `tel:${boot.phone.replace(/[^+\d]/g, '')}`
