/**
 * `npm run pack`: builds the portal and lays out what a server needs of it in one folder, dist/veranda-VERSION, and the
 * same as a tar beside it. No packages are in it: `npm ci --omit=dev` brings those that fit the server's platform.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressWeb } from '../src/server/http/answers/compress-web.ts'
import { isPacked, PACKED, packedPackage } from './packed.ts'
import { PLAIN } from './plain-sources.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
const name = `veranda-${version}`
const folder = join(ROOT, 'dist', name)

run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
// Compressed here once, and not on every server at its first start: its folder may be read-only.
await compressWeb(join(ROOT, 'dist/web'), () => false)

rmSync(folder, { recursive: true, force: true })
for (const path of PACKED) {
  if (!existsSync(join(ROOT, path))) continue
  const filter = (from: string) => {
    const inside = relative(ROOT, from).replaceAll('\\', '/')
    return isPacked(inside) || statSync(from).isDirectory()
  }
  cpSync(join(ROOT, path), join(folder, path), { recursive: true, preserveTimestamps: true, filter })
}
takeTypesOut()
writeFileSync(join(folder, 'package.json'), packedPackage(readFileSync(join(ROOT, 'package.json'), 'utf8')))
run('tar', ['-czf', `${name}.tar.gz`, name], join(ROOT, 'dist'))
console.log(
  `dist/${name}.tar.gz is what a server needs. There, in its folder: npm ci --omit=dev, then npm start.`,
)

/**
 * Takes the types out of all that runs there, in place: names, lines and columns stay as they are in the checkout. The mark
 * is what `run.mjs` looks for.
 */
function takeTypesOut(): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.d.ts')) continue
    const file = join(folder, path)
    const { atime, mtime } = statSync(file)
    writeFileSync(file, stripTypeScriptTypes(readFileSync(file, 'utf8')))
    utimesSync(file, atime, mtime)
  }
  writeFileSync(join(folder, PLAIN), '')
}

function run(program: string, args: string[], cwd = ROOT): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
