import '@fastify/cookie'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { isGuard } from '../../kernel/endpoint.ts'
import { isFileKey } from '../../server/files/files.ts'
import type { Mount } from '../../server/http/app.ts'
import { findSession } from '../../server/http/guard.ts'
import { findPhotoFile, type OpenToAll, type PhotoReader } from './photo-file.store.ts'
import { PHOTO_WIDTHS } from './widths.ts'

/**
 * Serves `/api/photos/<key>/<width>` to pages, those that everybody may read among them: without a session it opens
 * the picture of a thing that is open to all, and nothing else.
 */
export const mountPhotos =
  (openToAll: OpenToAll): Mount =>
  (app, { db, files, config, clock, sessions }) => {
    app.get<{ Params: { key: string; width: string } }>('/api/photos/:key/:width', async (request, reply) => {
      const now = clock()
      const { key } = request.params
      const width = PHOTO_WIDTHS.find(([, pixels]) => String(pixels) === request.params.width)?.[0]
      const reader = await readerOf(request)
      // One address for both: the browser says what it can show, and the cache keeps them apart.
      reply.header('vary', 'accept')
      const avif = request.headers.accept?.includes('image/avif') ?? false
      const file =
        width && isFileKey(key) ? await findPhotoFile(db, { key, width, avif }, reader, now, openToAll) : null
      if (!file)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      reply
        .header('etag', `"${file.tag}"`)
        // The content of a key never changes. A guest asks anew: once the promotion is over the picture is gone for them.
        .header(
          'cache-control',
          reader === 'guest' ? 'private, no-cache' : 'private, max-age=604800, immutable',
        )
      if (request.headers['if-none-match']?.includes(file.tag)) return reply.code(304).send()
      reply.type(file.mediaType).header('content-length', file.bytes)
      if (request.method === 'HEAD') return reply.send(Readable.from([]))
      return reply.send(Readable.from(await files.read(file.key)))

      async function readerOf(asking: FastifyRequest): Promise<PhotoReader> {
        const session = await findSession(asking, { sessions, config }, now)
        if (!session || session === 'expired' || isGuard(session.roles)) return 'guest'
        return session.roles.includes('desk') ? 'desk' : 'member'
      }
    })
  }
