import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** The built portal, its page filled with what the browser must know. */
export interface WebFiles {
  folder: string
  page: string
  /** CSP sources of the page's inline scripts. */
  scriptHashes: string[]
  /** The worker that keeps the gate's page (decision 0026); another page makes it another worker. */
  worker: string | null
}

export const WEB_FOLDER = fileURLToPath(new URL('../../dist/web/', import.meta.url))

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/** Reads the built portal, or answers null when `npm run build` has not run. */
export function readWebFiles(config: Config, version: string, folder = WEB_FOLDER): WebFiles | null {
  if (!existsSync(`${folder}/index.html`)) return null
  const built = readFileSync(`${folder}/index.html`, 'utf8')
  const boot = { apiToken: config.apiToken, brand: config.brand, phone: config.conciergePhone, version }
  const page = built
    // In a script element only "<" could end it early.
    .replace(/(<script[^>]*id="boot"[^>]*>)[\s\S]*?(<\/script>)/, (_, open: string, close: string) => {
      return open + JSON.stringify(boot).replaceAll('<', '\\u003c') + close
    })
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeText(`${config.brand.name} ${config.brand.tagline}`)}</title>`,
    )
  const scriptHashes = [...built.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return { folder, page, scriptHashes, worker: workerFor(page, folder) }
}

function workerFor(page: string, folder: string): string | null {
  const path = `${folder}/gate-worker.js`
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16)
  return existsSync(path) ? readFileSync(path, 'utf8').replace("'VERSION'", `'${version}'`) : null
}

/** Serves the portal's files, and its page at every address that is no file: the browser's router knows them. */
export async function mountWeb(app: FastifyInstance, { folder, page, worker }: WebFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const forever = /[\\/]assets[\\/]/.test(path)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  if (worker)
    app.get('/gate-worker.js', (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
    )
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.[a-z0-9]{2,5}$/.test(request.url.split('?')[0] ?? '')
    if (!isPage) return reply.code(404).type('text/plain').send('Not found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
