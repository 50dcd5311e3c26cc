import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FileMissing, type Files, isFileKey } from './files.ts'

/** Files in a folder, spread over 256 of its own by the key's first two letters. */
export function diskFiles(place: string | URL): Files {
  const folder = typeof place === 'string' ? place : fileURLToPath(place)
  const folderOf = (key: string) => join(folder, key.slice(0, 2))
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('A file’s key is a UUID')
    return join(folderOf(key), key)
  }
  return {
    write: async (key, content) => {
      const path = pathOf(key)
      await mkdir(folderOf(key), { recursive: true })
      // Written to a temporary file and renamed: a kill leaves no partial file under the key.
      const unfinished = `${path}.part`
      const file = await open(unfinished, 'w', 0o600)
      try {
        if (content instanceof Uint8Array) await file.writeFile(content)
        else for await (const chunk of content) await file.write(chunk)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    },
    read: async (key, range) => {
      const path = pathOf(key)
      if (!(await stat(path).catch(() => null))) throw new FileMissing(key)
      return createReadStream(path, range && { start: range.first, end: range.last })
    },
    remove: async (key) => {
      // Temporary files of killed processes are listed as well, and swept away like content without a row.
      for (const path of [pathOf(key), `${pathOf(key)}.part`]) await rm(path, { force: true })
    },
    listOlder: async function* (than) {
      const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of names) {
        if (!entry.isFile() || !isFileKey(entry.name.replace(/\.part$/, ''))) continue
        const { mtimeMs } = (await stat(join(entry.parentPath, entry.name)).catch(() => null)) ?? {}
        if (mtimeMs !== undefined && mtimeMs < than.getTime()) yield entry.name.replace(/\.part$/, '')
      }
    },
  }
}
