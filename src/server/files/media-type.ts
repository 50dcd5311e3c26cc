import { open } from 'node:fs/promises'
import type { FileKind } from '../../kernel/endpoint.ts'
import { isIntact } from './intact.ts'

const KINDS: Readonly<Record<FileKind, readonly string[]>> = {
  // A HEIC is drawn anew as a JPEG on its way in: few browsers show one.
  image: [
    ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    ...['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'],
  ],
  document: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  audio: ['audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/x-m4a', 'audio/mp4'],
}

/** Texts have no mark in their bytes: these names are taken at their word when nothing but text is inside. */
const TEXTS: Readonly<Record<string, string>> = { txt: 'text/plain', csv: 'text/csv' }

/** The media type of a file by its bytes, or null for any other kind, and for a file that is cut off. */
export async function mediaTypeOf(
  path: string,
  name: string,
  kinds: readonly FileKind[],
): Promise<string | null> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  if (found) {
    const isTaken = kinds.some((kind) => KINDS[kind].includes(found.mime))
    return isTaken && (await isIntact(path, found.mime)) ? found.mime : null
  }
  const text = TEXTS[name.split('.').at(-1)?.toLowerCase() ?? '']
  return text && kinds.includes('document') && (await isText(path)) ? text : null
}

async function isText(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const start = buffer.subarray(0, bytesRead)
    if (bytesRead === 0 || start.includes(0)) return false
    // A letter of several bytes may be cut at the end of what was read.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: bytesRead === 65_536 })
    return true
  } catch {
    return false
  } finally {
    await file.close()
  }
}
