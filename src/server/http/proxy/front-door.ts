import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, pack } from '../answers/encoding.ts'
import type { WebFiles } from '../answers/web-files.ts'

/** Under `/api` answers are JSON, whatever the version and the method. */
const API_PATH = /^\/api(?=[/?]|$)/
/** An address with a file extension gets no HTML page with its 404: a script tag could not use it. */
const FILE_PATH = /^\/(?:assets|art|\.vite)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/** Whether an address belongs to programs: the calls and everything around them. */
export function isApiUrl(url: string): boolean {
  return API_PATH.test(url)
}

/**
 * Serves the portal: its files, and its page at the addresses of its pages, to GET and HEAD alike. An address that is
 * neither gets the page too, with 404: the browser's router leads to not-found (spec, section 2) and keeps the session.
 * What names a file that is not there is 404 without a page.
 */
export async function mountWeb(app: FastifyInstance, web: WebFiles): Promise<void> {
  const { folder, files, page, isPage, workers } = web
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const forever = /[\\/]assets[\\/]/.test(path)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const packed = new Map<Encoding, Buffer>()
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.send(page)
    const bytes = packed.get(encoding) ?? pack(page, encoding, 'kept')
    packed.set(encoding, bytes)
    return reply.header('content-encoding', encoding).send(bytes)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request)
      if (path === null || isApiUrl(request.url)) return reply.callNotFound()
      const worker = workers.get(path)
      if (worker)
        return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker)
      if (files.has(path)) return reply.sendFile(path)
      if (isPage(path)) return sendPage(request, reply)
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
