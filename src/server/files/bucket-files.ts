import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { BucketRefusal, openBucket } from './bucket.ts'
import { FileMissing, type Files, isFileKey } from './files.ts'

/**
 * Files in an S3-compatible bucket: `s3://KEY:SECRET@host:port/bucket/prefix?region=…`, with `s3+http://` where the
 * bucket stands beside the portal without TLS.
 */
export function bucketFiles(address: string): Files {
  const url = new URL(address)
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const ask = openBucket({
    endpoint: `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  })
  const place = `/${[bucket, ...folders].map(encodeURIComponent).join('/')}/`
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('A file’s key is a UUID')
    return place + key
  }
  return {
    write: async (key, content) => {
      const path = pathOf(key)
      const body = content instanceof Uint8Array ? content : await buffer(Readable.from(content))
      await text(await ask({ method: 'PUT', path, body }))
    },
    read: async (key, range) => {
      try {
        const headers = range && { range: `bytes=${range.first}-${range.last}` }
        return await ask({ method: 'GET', path: pathOf(key), ...(headers && { headers }) })
      } catch (error) {
        if (error instanceof BucketRefusal && error.code === 'NoSuchKey') throw new FileMissing(key)
        throw error
      }
    },
    remove: async (key) => {
      await text(await ask({ method: 'DELETE', path: pathOf(key) }))
    },
    listOlder: async function* (than) {
      let next: string | undefined
      do {
        const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) }
        const page = await text(await ask({ method: 'GET', path: `/${encodeURIComponent(bucket)}`, query }))
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = (textOf(entry, 'Key') ?? '').slice(prefix.length)
          const changed = new Date(textOf(entry, 'LastModified') ?? '')
          if (isFileKey(key) && changed < than) yield key
        }
        next = textOf(page, 'NextContinuationToken')
      } while (next)
    },
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What an element of the bucket's XML holds. */
function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replace(/&#x([0-9a-f]+);|&#(\d+);|&(\w+);/gi, (whole, hex, number, name) => {
      if (name) return ENTITIES[name] ?? whole
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number))
    })
}
