import { readdirSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every text file of the build that lacks them, so that the server only has to hand
 * them out. Runs while the portal already serves the files as they are; several processes may do it at once, and what
 * a kill left undone the next start does. Answers how many it compressed.
 */
export async function compressWeb(folder: string, isStopping: () => boolean): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|svg|html)$/.test(name))
    .map((name) => join(folder, name))
  let made = 0
  for (const path of files) {
    if (isStopping()) break
    if (isNewer(`${path}.gz`, path)) continue
    await compress(path)
    made += 1
  }
  return made
}

function isNewer(path: string, than: string): boolean {
  const made = statSync(path, { throwIfNoEntry: false })
  return made !== undefined && made.mtimeMs >= statSync(than).mtimeMs
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  // A lower level for pictures, which are many; the highest for code.
  const quality = path.endsWith('.svg') ? 10 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  // The `.gz` is written last: its presence means that both are done.
  await put(`${path}.br`, await brotli(content, { params }))
  await put(`${path}.gz`, await zip(content, { level: 6 }))
}

/** Written to a temporary file and renamed. */
async function put(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}
