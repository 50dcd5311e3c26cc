import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTooLarge, type Upload, type UploadField } from '../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { BODY_BYTES, isTooDeep } from '../http/bodies.ts'
import { doesThings } from './active-pdf.ts'
import { nameFor } from './file-name.ts'
import { isHeic } from './heic.ts'
import { jpegOfHeic } from './image.ts'
import { mediaTypeOf } from './media-type.ts'

export interface ReceivedForm {
  /** The JSON of the field `data`, not yet checked; undefined without one. */
  data: unknown
  files: Record<string, Upload[]>
}

type Fault =
  | 'FILE_TOO_LARGE'
  | 'TOO_MANY_FILES'
  | 'TOO_MANY_IMAGES'
  | 'EMPTY_FILE'
  | 'BAD_FILE_TYPE'
  | 'FILE_DOES_THINGS'
  | 'NOT_JSON'
  | 'TOO_DEEP'
  | 'TOO_LARGE'

/** Lets calls take forms with files. A file that is too large is read to its end: the refusal names it. */
export async function readForms(calls: FastifyInstance): Promise<void> {
  await calls.register(multipart, { throwFileSizeLimit: false })
}

/** Whether what the form's `data` says lets its files in; asked once, before the first of them is kept. */
export type LetFilesIn = (data: unknown) => Promise<Outcome<null>>

/**
 * Takes a multipart call in: files go to a folder of their own on the disk and are looked at there. After the first
 * fault the rest is read and thrown away, so that the browser hears why. `forget` removes the folder.
 */
export async function receiveUploads(
  request: FastifyRequest,
  fields: Readonly<Record<string, UploadField>>,
  dataBytes = BODY_BYTES,
  letIn: LetFilesIn = async () => done(null),
): Promise<{ outcome: Outcome<ReceivedForm>; forget: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'veranda-upload-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    return { outcome: await receive(request, fields, { dataBytes, folder, letIn }), forget }
  } catch (error) {
    if (isNoForm(error)) return { outcome: refused('NOT_JSON'), forget }
    await forget()
    throw error
  }
}

/** What the form's reader throws at a form without end, without a boundary, with a header that is none: a plain error. */
function isNoForm(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error)
}

async function receive(
  request: FastifyRequest,
  fields: Readonly<Record<string, UploadField>>,
  { dataBytes, folder, letIn }: { dataBytes: number; folder: string; letIn: LetFilesIn },
): Promise<Outcome<ReceivedForm>> {
  if (!request.isMultipart()) {
    const may = await letIn(request.body ?? {})
    return may.ok ? { ok: true, value: { data: request.body ?? {}, files: {} } } : may
  }
  const largest = Math.max(0, ...Object.values(fields).map(({ bytes }) => bytes))
  const files: Record<string, Upload[]> = {}
  let data: unknown
  let refusal: Outcome<ReceivedForm> | null = null
  let isIn = false
  const limits = { fileSize: largest, fieldSize: dataBytes, fields: 4, parts: 60 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname !== 'data') continue
      const read = part.valueTruncated ? refused('TOO_LARGE') : asJson(part.value)
      if (read.ok) data = read.value
      else refusal ??= read
      continue
    }
    if (!isIn && !refusal) {
      const may = await letIn(data ?? {})
      isIn = may.ok
      if (!may.ok) refusal = may
    }
    const field = fields[part.fieldname]
    const known = files[part.fieldname] ?? []
    files[part.fieldname] = known
    const name = nameOf(part.filename ?? '')
    // A file in an unexpected field is refused, not ignored: the sender would believe that it was stored.
    if (!field) refusal ??= refused('BAD_FILE_TYPE', { name })
    if (field && known.length >= field.most) refusal ??= tooMany(field)
    if (!field || refusal) {
      part.file.resume()
      continue
    }
    const path = join(folder, `${part.fieldname}-${known.length}`)
    const kept = await keepPart(part.file, { path, name, field })
    if (kept.ok) known.push(kept.value)
    else refusal = kept
  }
  if (refusal) return refusal
  const may = isIn ? done(null) : await letIn(data ?? {})
  return may.ok ? { ok: true, value: { data: data ?? {}, files } } : may
}

/** Writes a part to its path and looks at what it is. A telephone's photograph (HEIC) is a JPEG from here on. */
async function keepPart(
  file: MultipartFile['file'],
  { path, name, field }: { path: string; name: string; field: UploadField },
): Promise<Outcome<Upload, Fault>> {
  await pipeline(file, createWriteStream(path, { mode: 0o600 }))
  if (file.truncated || isTooLarge(file.bytesRead, field.bytes))
    return refused('FILE_TOO_LARGE', { name, megabytes: Math.floor(field.bytes / 1_048_576) })
  if (file.bytesRead === 0) return refused('EMPTY_FILE', { name })
  let mediaType = await mediaTypeOf(path, name, field.kinds)
  if (mediaType && isHeic(mediaType)) {
    const drawn = await jpegOfHeic(path)
    if (drawn) await writeFile(path, drawn.content, { mode: 0o600 })
    mediaType = drawn && 'image/jpeg'
  }
  if (!mediaType) return refused('BAD_FILE_TYPE', { name })
  if (mediaType === 'application/pdf' && (await doesThings(path)))
    return refused('FILE_DOES_THINGS', { name })
  return done({ name: nameFor(name, mediaType), mediaType, path, ...(await measured(path)) })
}

/** How long a file is, and the hash of what is in it. */
async function measured(path: string): Promise<Pick<Upload, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

function tooMany({ kinds, most }: UploadField): Outcome<ReceivedForm, Fault> {
  const isOfImages = kinds.every((kind) => kind === 'image')
  return refused(isOfImages ? 'TOO_MANY_IMAGES' : 'TOO_MANY_FILES', { most })
}

/**
 * The name without a path, without control, invisible and bidirectional characters; a long one keeps its end, with the
 * extension.
 */
function nameOf(given: string): string {
  const clean = given.replace(/[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu, '').replaceAll('\\', '/')
  const end = basename(clean).slice(-200).trim()
  // The cut may have split a surrogate pair.
  return end.replace(/\p{Surrogate}/gu, '') || 'file'
}

function asJson(value: unknown): Outcome<unknown, 'NOT_JSON' | 'TOO_DEEP'> {
  // A part that calls itself JSON was parsed on its way here.
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (isTooDeep(text)) return refused('TOO_DEEP')
  try {
    return done(JSON.parse(text))
  } catch {
    return refused('NOT_JSON')
  }
}

/** The content of a file that came with a call. */
export const contentOf = (upload: Upload): Promise<Buffer> => readFile(upload.path)
