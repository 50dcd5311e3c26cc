import type { ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../../boot/config.ts'
import type { WebFiles } from '../answers/web-files.ts'

/**
 * What speaks of documents alone. A program, a style and a font of the build are none: each of a first page's twenty files
 * would carry 700 bytes of it.
 */
export const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** The headers that an answer has whatever it says. */
export interface FixedHeaders {
  /** The headers of pages and their files. */
  pages: Record<string, string>
  /** The headers of the API's answers, which no browser shows: what forbids to frame, to run and to guess. */
  calls: Record<string, string>
}

/** Helmet's headers depend on the configuration alone, so they are computed once. */
export function fixedHeaders(config: Config, web: WebFiles | null): FixedHeaders {
  const isHttps = config.publicUrl.startsWith('https:')
  const base = { strictTransportSecurity: isHttps, referrerPolicy: { policy: 'same-origin' } } as const
  const pages = headersOf({
    ...base,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(web, isHttps) },
  })
  const calls = headersOf({
    ...base,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    // What only speaks to browsers that show a page.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  // What a call answers is one person's, at that moment: neither a browser nor a proxy keeps it (send-kept.ts: what is everybody's).
  return { pages, calls: { ...calls, 'cache-control': 'no-store' } }
}

function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  } as unknown as ServerResponse
  helmet(options)({} as never, response, (fault?: unknown) => {
    if (fault) throw fault
  })
  return headers
}

/** The one style that React Aria puts into the page (how a press is told from a scroll), by its hash. */
const PRESS_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Scripts only from here, and the one inline script by its hash; nothing may frame the portal. */
function contentPolicy(web: WebFiles | null, isHttps: boolean): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(web?.scriptHashes ?? [])],
    'style-src': ["'self'", PRESS_STYLE, ...(web?.styleHashes ?? [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
}
