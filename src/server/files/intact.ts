import { type FileHandle, open } from 'node:fs/promises'
import { packedObjects } from './packed-objects.ts'

/** How much of a PDF's end is searched for its `startxref`; a scanner may append a little. */
const TAIL = 2_048
/** The end of a zip with its longest comment. */
const ZIP_TAIL = 65_557
/** How far a PDF is unpacked until its first page is found. */
const LIMITS = { bytes: 16_777_216, streams: 500 }

/**
 * Whether a file is complete and of the type that its first bytes claim: a PDF with a cross-reference table and a page,
 * an office file with its central directory, a film with its index. Other types are not checked: a picture is decoded
 * when it is scaled.
 */
export async function isIntact(path: string, mediaType: string): Promise<boolean> {
  const look = lookOf(mediaType)
  if (!look) return true
  const file = await open(path)
  try {
    return await look(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

function lookOf(mediaType: string): ((file: FileHandle, size: number) => Promise<boolean>) | null {
  if (mediaType === 'application/pdf') return isPdf
  if (mediaType.startsWith('application/vnd.openxmlformats')) return isOffice
  if (/^(video\/(mp4|quicktime)|audio\/(mp4|x-m4a))$/.test(mediaType)) return isFilm
  return null
}

async function isPdf(file: FileHandle, size: number): Promise<boolean> {
  const end = await read(file, size - TAIL, TAIL)
  const table = end
    .toString('latin1')
    .match(/startxref\s+(\d{1,10})\s+%%EOF/g)
    ?.at(-1)
  if (!table) return false
  const at = Number(table.match(/\d+/)?.[0])
  if (at >= size) return false
  // The table, or the object that holds it; some programs count the bytes before it a little wrong.
  const around = (await read(file, at - 16, 96)).toString('latin1')
  if (!/xref|\d+\s+\d+\s+obj/.test(around)) return false
  return hasPage(await read(file, 0, size))
}

/** Whether a page stands in a PDF, in plain sight or among its packed objects. */
async function hasPage(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1')
  if (isPage.test(text)) return true
  // What is encrypted cannot be unpacked here: its reader will say.
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) return /\/ObjStm\b/.test(text)
  for await (const packed of packedObjects(content, text, LIMITS)) {
    if (packed === 'strange') return false
    if (packed !== 'sealed' && isPage.test(packed.objects)) return true
  }
  return false
}

const isPage = /\/Type\s*\/Page(?![A-Za-z])/

/** An office file is a zip: its list of parts stands at the end, inside the file, and names the part that every one has. */
async function isOffice(file: FileHandle, size: number): Promise<boolean> {
  const end = await read(file, size - ZIP_TAIL, ZIP_TAIL)
  const mark = end.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (mark < 0 || mark + 22 > end.length) return false
  const length = end.readUInt32LE(mark + 12)
  const at = end.readUInt32LE(mark + 16)
  if (at + length > size) return false
  const list = (await read(file, at, length)).toString('latin1')
  // An entry that is a program, or whose path leaves the archive's folder, is refused.
  if (/vbaProject|\.\.[\\/]/i.test(list)) return false
  return list.startsWith('PK\x01\x02') && list.includes('[Content_Types].xml')
}

/** A film or a recording as MP4: boxes one after the other to the end, the index (`moov`) among them. */
async function isFilm(file: FileHandle, size: number): Promise<boolean> {
  let hasIndex = false
  let at = 0
  while (at + 8 <= size) {
    const head = await read(file, at, 16)
    const short = head.readUInt32BE(0)
    // 1: the length follows in 8 bytes; 0: it is the last box, to the end.
    const length =
      short === 0 ? size - at : short > 1 ? short : head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
    if (length < 8 || at + length > size) return false
    hasIndex ||= head.toString('latin1', 4, 8) === 'moov'
    at += length
  }
  return hasIndex
}

/** The bytes from a place on, as many as there are; a place before the beginning is the beginning. */
async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const into = Buffer.alloc(length + Math.min(0, from))
  if (into.length === 0) return into
  const { buffer, bytesRead } = await file.read(into, 0, null, Math.max(0, from))
  return buffer.subarray(0, bytesRead)
}
