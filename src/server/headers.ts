import type { ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Config } from './config.ts'
import type { WebFiles } from './web-files.ts'

/**
 * The headers of every answer, as helmet sets them. They depend on the configuration alone, so helmet is asked once
 * and not at every call.
 */
export function fixedHeaders(config: Config, web: WebFiles | null): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  } as unknown as ServerResponse
  const isHttps = config.publicUrl.startsWith('https:')
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(web, isHttps) },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  })
  set({} as never, response, (fault?: unknown) => {
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
    'style-src': ["'self'", PRESS_STYLE],
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
