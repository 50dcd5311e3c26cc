import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, pack } from '../answers/encoding.ts'
import { renewed, type WebFiles } from '../answers/web-files.ts'
import { OF_DOCUMENTS } from './headers.ts'

/** Under `/api` answers are JSON, whatever the version and the method. */
const API_PATH = /^\/api(?=[/?]|$)/
/** An address with a file extension gets no HTML page with its 404: a script tag could not use it. */
const FILE_PATH = /^\/(?:assets|art|\.vite)(?:\/|$)|\.[a-z0-9]{2,5}$/i
/** What a page of the build loads, packed or not: never a document. A picture can be opened as one, and keeps its policy. */
const PART_OF_PAGE = /[\\/]assets[\\/][^\\/]+\.(?:js|css|woff2)(?:\.(?:br|gz))?$/

/** Whether an address belongs to programs: the calls and everything around them. */
export function isApiUrl(url: string): boolean {
  return API_PATH.test(url)
}

/**
 * Serves the portal: its files, and its page at the addresses of its pages, to GET and HEAD alike. An address that is
 * neither gets the page too, with 404: the browser's router leads to not-found (spec, section 2) and keeps the session.
 * What names a file that is not there is 404 without a page. A build that is put in place meanwhile is served from its
 * first page on, with its own policy (`policyOf`).
 */
export async function mountWeb(
  app: FastifyInstance,
  atStart: WebFiles,
  policyOf: (web: WebFiles) => Record<string, string>,
): Promise<void> {
  let web = atStart
  let policy: Record<string, string> = {}
  await app.register(fastifyStatic, {
    root: atStart.folder,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const forever = /[\\/]assets[\\/]/.test(path)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      if (PART_OF_PAGE.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
    },
  })
  const packed = new Map<Encoding, Buffer>()
  const renew = async () => {
    const now = await renewed(web)
    if (now === web) return
    web = now
    policy = policyOf(now)
    packed.clear()
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .type('text/html; charset=utf-8')
      .headers({ ...policy, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.send(web.page)
    const bytes = packed.get(encoding) ?? pack(web.page, encoding, 'kept')
    packed.set(encoding, bytes)
    return reply.header('content-encoding', encoding).send(bytes)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pathOf(request)
      if (path === null || isApiUrl(request.url)) return reply.callNotFound()
      if (!web.files.has(path) || web.workers.has(path)) await renew()
      const worker = web.workers.get(path)
      if (worker)
        return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker)
      if (web.files.has(path)) return reply.sendFile(path)
      if (web.isPage(path)) return sendPage(request, reply)
      // `//host` would be read as another host by the browser's router.
      if (FILE_PATH.test(path) || path.startsWith('//')) return reply.callNotFound()
      return sendPage(request, reply.code(404))
    },
  })
}

/** The decoded path, null where it cannot be read. */
function pathOf({ url }: FastifyRequest): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    return null
  }
}
