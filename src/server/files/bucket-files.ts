import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { FileMissing, type Files, isFileKey } from './files.ts'

/**
 * Files in an S3-compatible bucket: `s3://KEY:SECRET@host:port/bucket/prefix?region=…`, with `s3+http://` where the
 * bucket stands beside the portal without TLS.
 */
export function bucketFiles(address: string): Files {
  const url = new URL(address)
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const client = new S3Client({
    endpoint: `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // Not every bucket that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  })
  const placeOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('A file’s key is a UUID')
    return { Bucket: bucket, Key: prefix + key }
  }
  return {
    write: async (key, content) => {
      const body = content instanceof Uint8Array ? content : await buffer(Readable.from(content))
      await client.send(new PutObjectCommand({ ...placeOf(key), Body: body, ContentLength: body.length }))
    },
    read: async (key, range) => {
      try {
        const Range = range && `bytes=${range.first}-${range.last}`
        const { Body } = await client.send(new GetObjectCommand({ ...placeOf(key), Range }))
        return Body as Readable
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') throw new FileMissing(key)
        throw error
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(placeOf(key)))
    },
    listOlder: async function* (than) {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
        )
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length)
          if (isFileKey(key) && LastModified && LastModified < than) yield key
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}
