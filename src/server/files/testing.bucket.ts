import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A bucket that keeps its objects in memory and speaks what a bucket has to. */
export function bucket(objects: Map<string, Buffer>): Server {
  return createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const name = pathname.replace('/club/', '')
    const kept = objects.get(name)
    if (!request.headers.authorization?.includes('Credential=someone/')) return reply.writeHead(403).end()
    if (searchParams.has('list-type')) {
      const one = (key: string) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`
      const list = [...objects.keys()].map(one).join('')
      return reply.end(`<?xml version="1.0"?><ListBucketResult>${list}</ListBucketResult>`)
    }
    if (request.method === 'PUT') {
      objects.set(name, await buffer(request))
      return reply.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return reply.writeHead(204).end()
    }
    if (!kept) return reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    return first ? reply.writeHead(206).end(kept.subarray(+first, +(last ?? 0) + 1)) : reply.end(kept)
  })
}
