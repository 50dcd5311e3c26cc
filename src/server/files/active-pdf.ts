import { readFile } from 'node:fs/promises'
import { packedObjects, spelt } from './packed-objects.ts'

/**
 * Names by which a PDF does something instead of showing pages: runs scripts, starts programs, carries files, plays media
 * that may carry scripts, sends what is in it elsewhere, opens other files. Not `OpenAction`: by itself it goes to a page.
 */
const ACTIVE = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
]
/** Names too short to be searched in compressed bytes without what must follow them. */
const SHORT = ['JS', 'XFA']

const VALUE = '\\s*(?:[(<\\[]|\\d+\\s+\\d+\\s+R)'
const ACTIVE_NAME = new RegExp(`/(?:${ACTIVE.map(spelt).join('|')})(?![^\\s()<>\\[\\]{}/%\\0])`)
const SHORT_NAME = new RegExp(`/(?:${SHORT.map(spelt).join('|')})${VALUE}`)

/** A manual of a thousand pages unpacks to a tenth of this. */
const LIMITS = { bytes: 67_108_864, streams: 5_000 }

/** The streams of a PDF, whose bytes are no objects; those that hold objects are unpacked. */
const STREAMS = />>\s*stream\r?\n[\s\S]*?endstream/g

/**
 * Whether a PDF does anything but show its pages: a script, a command, an attached file; also where names are escaped
 * with `#`, and inside object streams. A PDF whose object streams cannot be read counts as active. Of an encrypted one
 * only the uncompressed objects are checked.
 */
export async function doesThings(path: string): Promise<boolean> {
  const content = await readFile(path)
  const text = content.toString('latin1')
  if (ACTIVE_NAME.test(text) || SHORT_NAME.test(text.replace(STREAMS, '>>'))) return true
  const isEncrypted = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text)
  for await (const packed of packedObjects(content, text, LIMITS)) {
    if (packed === 'strange' || (packed === 'sealed' && !isEncrypted)) return true
    if (packed !== 'sealed' && isActive(packed.objects)) return true
  }
  return false
}

function isActive(objects: string): boolean {
  return ACTIVE_NAME.test(objects) || SHORT_NAME.test(objects)
}
