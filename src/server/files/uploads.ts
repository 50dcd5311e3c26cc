import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileField, Upload } from '../../kernel/endpoint.ts'
import { type Outcome, refused } from '../../kernel/outcome.ts'
import { mediaTypeOf } from './media-type.ts'

export interface Received {
  /** The JSON of the field `data`, not yet checked; undefined without one. */
  data: unknown
  files: Record<string, Upload[]>
}

type Fault = 'FILE_TOO_LARGE' | 'TOO_MANY_FILES' | 'BAD_FILE_TYPE' | 'NOT_JSON'

const DATA_BYTES = 262_144

/**
 * Takes a multipart call in: files go to a folder of their own on the disk and are looked at there. After the first
 * fault the rest is read and thrown away, so that the browser hears why. `forget` removes the folder.
 */
export async function receiveUploads(
  request: FastifyRequest,
  fields: Readonly<Record<string, FileField>>,
): Promise<{ outcome: Outcome<Received, Fault>; forget: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'veranda-upload-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    return { outcome: await receive(request, fields, folder), forget }
  } catch (error) {
    await forget()
    throw error
  }
}

async function receive(
  request: FastifyRequest,
  fields: Readonly<Record<string, FileField>>,
  folder: string,
): Promise<Outcome<Received, Fault>> {
  if (!request.isMultipart()) return { ok: true, value: { data: request.body ?? {}, files: {} } }
  const largest = Math.max(0, ...Object.values(fields).map(({ bytes }) => bytes))
  const files: Record<string, Upload[]> = {}
  let data: unknown
  let refusal: Outcome<Received, Fault> | null = null
  const limits = { fileSize: largest + 1, fieldSize: DATA_BYTES, fields: 4, parts: 60 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'data') data = asJson(part.value)
      if (data === NOT_JSON) refusal ??= refused('NOT_JSON')
      continue
    }
    const field = fields[part.fieldname]
    const known = files[part.fieldname] ?? []
    files[part.fieldname] = known
    const name = basename(part.filename.replaceAll('\\', '/')).slice(-200) || 'file'
    if (field && known.length >= field.most) refusal ??= refused('TOO_MANY_FILES', { most: field.most })
    if (!field || refusal) {
      part.file.resume()
      continue
    }
    const path = join(folder, `${part.fieldname}-${known.length}`)
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
    const bytes = part.file.bytesRead
    const mediaType = await mediaTypeOf(path, name, field.kinds)
    if (part.file.truncated || bytes > field.bytes)
      refusal = refused('FILE_TOO_LARGE', { name, megabytes: Math.floor(field.bytes / 1_048_576) })
    else if (!mediaType) refusal = refused('BAD_FILE_TYPE', { name })
    else known.push({ name, mediaType, bytes, path })
  }
  return refusal ?? { ok: true, value: { data: data ?? {}, files } }
}

const NOT_JSON = Symbol('not JSON')

function asJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return NOT_JSON
  }
}

/** The content of a file that came with a call. */
export const contentOf = (upload: Upload): Promise<Buffer> => readFile(upload.path)
