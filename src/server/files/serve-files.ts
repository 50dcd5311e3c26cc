import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isGuard } from '../../kernel/endpoint.ts'
import { type Refusal, refused } from '../../kernel/outcome.ts'
import type { Config } from '../boot/config.ts'
import type { Database } from '../database/database.ts'
import type { Failure } from '../http/answers/reply.ts'
import { aboutOwner, type Session, type SessionKeeper } from '../http/caller.ts'
import { findSession } from '../http/guard.ts'
import { dispositionOf } from './attachment.ts'
import { FileMissing, type Files, isFileKey } from './files.ts'
import { rangeOf } from './range.ts'
import { findFile, type StoredFile, type UnmadeFile } from './stored-files.store.ts'

interface FilesParts {
  db: Database
  files: Files
  config: Config
  sessions: SessionKeeper
  clock: () => Date
  /** Creates the content of a promised file on demand, where that can be done. */
  makeFile?: MakeFile | undefined
  fail: (refusal: Refusal, request: FastifyRequest, session: Session | 'expired' | null) => Failure
}

export type MakeFile = (key: string) => Promise<unknown>

/** The media types that are served inline; all others are downloads. HTML and SVG are never among them. */
const SHOWN = /^(image\/(png|jpeg|webp|avif|gif)|application\/pdf|video\/|audio\/|text\/plain)/

/** Only an admin without an owner has none: of the files they see the club's. */
const NOBODY = 0

/**
 * Serves `/api/files/<key>/<name>` to the browser's own requests (pictures, players, links), which carry the session's
 * cookie but no header of ours. With ranges, so that a long video starts at once, and `?download` to save.
 */
export function mountFiles(
  app: FastifyInstance,
  { db, files, config, sessions, clock, makeFile, fail }: FilesParts,
): void {
  app.get<{ Params: { key: string; '*': string }; Querystring: { download?: string } }>(
    '/api/files/:key/*',
    {
      logSerializers: {
        req: ({ method, ip }: FastifyRequest) => ({ method, url: '/api/files', remoteAddress: ip }),
      },
    },
    async (request, reply) => {
      const session = await findSession(request, { sessions, config }, clock())
      const refuse = (refusal: Refusal) => {
        const { code, headers, body } = fail(refusal, request, session)
        // No caching of refusals: another session, or the file once it exists, answers otherwise.
        return reply.code(code).headers(headers).header('cache-control', 'no-store').send(body)
      }
      if (session === 'expired') return refuse(refused('SESSION_EXPIRED'))
      if (!session) return refuse(refused('SESSION_REQUIRED'))
      if (isGuard(session.roles)) return refuse(refused('NOT_FOUND'))
      const { key } = request.params
      // Of somebody trusted: the papers and the repairs of a chosen contract, as far as they may, and what is the club’s.
      const { trust } = session
      const asItIs = () => ({ now: clock(), lock: false })
      const isTheirs = async () =>
        !trust ||
        (await sessions.stillTrusts(db, trust, { scope: 'documents', of: ['document', key] }, asItIs())) ||
        (await sessions.stillTrusts(db, trust, { scope: 'maintenance', of: ['repair-file', key] }, asItIs()))
      const find = async () =>
        findFile(db, key, {
          ownerId: (await isTheirs()) ? (aboutOwner(session) ?? NOBODY) : NOBODY,
          desk: session.roles.includes('desk'),
        })
      let file = isFileKey(key) ? await find() : null
      // Made only for those who may open it.
      if (file && !isMade(file) && makeFile) {
        await makeFile(key)
        file = await find()
      }
      if (!file || !isMade(file)) return refuse(refused('NOT_FOUND'))

      const inline = request.query.download === undefined && SHOWN.test(file.mediaType)
      reply
        .header('etag', `"${file.tag}"`)
        .header('cache-control', file.isClubs ? 'private, no-cache' : 'private, no-store')
        .header('accept-ranges', 'bytes')
        .header('content-disposition', dispositionOf(file.name, inline))
        // The portal's own pages show documents in a frame; nobody else's.
        .header('x-frame-options', 'SAMEORIGIN')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        )
      if (request.headers['if-none-match']?.includes(file.tag)) return reply.code(304).send()
      return sendContent(request, reply, { files, key, file, refuse })
    },
  )
}

const isMade = (file: StoredFile | UnmadeFile): file is StoredFile => file.bytes !== null

interface Sending {
  files: Files
  key: string
  file: StoredFile
  refuse: (refusal: Refusal) => FastifyReply
}

async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, key, file, refuse }: Sending,
): Promise<FastifyReply> {
  const condition = request.headers['if-range']
  const holds = condition === undefined || condition === `"${file.tag}"`
  const range = holds ? rangeOf(request.headers.range, file.bytes) : null
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()

  let content: Readable
  try {
    // An empty stream: for an empty text Fastify would set a length of its own.
    content = Readable.from(request.method === 'HEAD' ? [] : await files.read(key, range ?? undefined))
  } catch (error) {
    request.log.error({ err: error }, 'a file has no content')
    return refuse(refused(error instanceof FileMissing ? 'SOMETHING_FAILED' : 'FILES_AWAY'))
  }
  const length = range ? range.last - range.first + 1 : file.bytes
  reply.type(file.mediaType).header('content-length', length)
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.bytes}`)
  return reply.send(content)
}
