import { createHash } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { BackupFault, ENDS_EARLY } from './backup-fault.ts'
import { unpacked } from './backup-stream.ts'
import { ByteReader } from './byte-reader.ts'
import { type Head, type Manifest, readHead, readListed, readManifest } from './layout.ts'
import { readTar, type TarEntry } from './tar.ts'

/**
 * The consumers of a backup's parts, in order. Parts without a consumer are read all the same, and their checksums
 * verified.
 */
export interface Takers {
  head?: (head: Head) => Promise<void>
  /** Some rows of a table: a JSON list. */
  rows?: (table: string, json: string) => Promise<void>
  file?: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>
  signingKey?: (content: Buffer) => Promise<void>
}

const damaged = (what: string) =>
  new BackupFault(`The file is damaged: ${what} is not what was written. Take another backup.`)

/**
 * Reads a backup from its beginning to its end and checks every sum in it; answers its head and its sums. Throws
 * BackupFault for content that was changed since it was written. What the takers were given counts only once this has answered.
 */
export async function readBackup(
  path: string,
  passphrase: string | null,
  takers: Takers = {},
): Promise<{ head: Head; manifest: Manifest }> {
  let head: Head | null = null
  let manifest: Manifest | null = null
  const seen = { tables: new Map<string, { rows: number; sum: Sum }>(), lists: newSum(), key: '' }
  /** Files whose list is still to come, with their sums. */
  const unlisted = new Map<string, string>()
  let [count, bytes] = [0, 0]

  for await (const entry of readTar(new ByteReader(unpacked(path, passphrase)))) {
    if (manifest) throw damaged('what follows the manifest')
    if (!head) {
      if (entry.name !== 'backup.json') throw damaged('its head')
      head = readHead(await text(entry.content))
      await takers.head?.(head)
    } else await take(entry, entry.name.split('/'))
  }
  if (!head || !manifest) throw new BackupFault(ENDS_EARLY)
  return { head, manifest }

  async function take(entry: TarEntry, [kind = '', name = '', part]: string[]): Promise<void> {
    if (kind === 'rows' && part) await takeRows(name, await buffer(entry.content))
    else if (kind === 'files' && name.endsWith('.jsonl')) takeList(await text(entry.content))
    else if (kind === 'files') await takeFile(name, entry)
    else if (kind === 'signing-key.p12') {
      const content = await buffer(entry.content)
      seen.key = newSum().update(content).digest('hex')
      await takers.signingKey?.(content)
    } else if (kind === 'manifest.json') {
      manifest = readManifest(await text(entry.content))
      compare(manifest)
    } else throw damaged(`“${entry.name}” in it`)
  }

  async function takeRows(table: string, content: Buffer): Promise<void> {
    const known = seen.tables.get(table) ?? { rows: 0, sum: newSum() }
    seen.tables.set(table, known)
    known.sum.update(content)
    const lines = content.toString().trimEnd().split('\n')
    known.rows += lines.length
    await takers.rows?.(table, `[${lines.join(',')}]`)
  }

  async function takeFile(key: string, { content }: TarEntry): Promise<void> {
    const sum = newSum()
    const summed = async function* () {
      for await (const piece of content) {
        sum.update(piece)
        bytes += piece.length
        yield piece
      }
    }
    if (takers.file) await takers.file(key, summed())
    else for await (const _ of summed());
    count++
    unlisted.set(key, sum.digest('hex'))
  }

  function takeList(list: string): void {
    seen.lists.update(list)
    for (const { key, sha256 } of list.trimEnd().split('\n').map(readListed)) {
      if (unlisted.get(key) !== sha256) throw damaged(`the file ${key} in it`)
      unlisted.delete(key)
    }
  }

  function compare({ tables, files, signingKey }: Manifest): void {
    const named = head?.tables.map(({ name }) => name) ?? []
    if (tables.map(({ name }) => name).join() !== named.join()) throw damaged('its list of tables')
    for (const { name, rows, sha256 } of tables) {
      const known = seen.tables.get(name) ?? { rows: 0, sum: newSum() }
      if (known.rows !== rows || known.sum.digest('hex') !== sha256) throw damaged(`the table ${name} in it`)
      seen.tables.delete(name)
    }
    const isWhole =
      seen.tables.size === 0 &&
      unlisted.size === 0 &&
      files.count === count &&
      files.bytes === bytes &&
      files.sha256 === seen.lists.digest('hex') &&
      (signingKey?.sha256 ?? '') === seen.key
    if (!isWhole) throw damaged('its manifest')
  }
}

type Sum = ReturnType<typeof createHash>
const newSum = (): Sum => createHash('sha256')
