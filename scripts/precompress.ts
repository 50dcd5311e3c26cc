import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server only has to hand them out. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async closeBundle(error) {
      if (error) return
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      await Promise.all(
        files.filter((name) => /\.(js|css|svg|html)$/.test(name)).map((name) => compress(join(folder, name))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path)
  // Pictures are many and change rarely the last percent; code is worth the best.
  const quality = path.endsWith('.svg') ? 7 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 6 })])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, zipped)])
}
