/**
 * `npm run release`: writes down the statements that this version sends, as database/released/VERSION.json, by running its
 * deeds' tests on a PostgreSQL server (TEST_DATABASE_URL). From then on a test asks of every new migration that the version,
 * which still runs while the next one starts, can go on (docs/decisions/0062). The fixture before it is taken away.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const FOLDER = join(ROOT, 'database/released')

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    'TEST_DATABASE_URL has to name a PostgreSQL server, on which the tests make databases of their own.',
  )
  process.exit(1)
}
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'veranda-release-'))
const file = join(folder, 'statements')
writeFileSync(file, '')
const recorder = pathToFileURL(join(ROOT, 'scripts/record-statements.mjs')).href
const only = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'units', ...only],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, STATEMENTS: file, NODE_OPTIONS: `--import=${recorder}` },
  },
)
const texts = readFileSync(file, 'utf8').split('\n').filter(Boolean)
rmSync(folder, { recursive: true })
if (status !== 0 || texts.length === 0) {
  console.error('The tests fail: this version cannot be released, and nothing is written down.')
  process.exit(1)
}
for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name))
const statements = [...new Set(texts)].sort().map((text) => JSON.parse(text) as string)
writeFileSync(join(FOLDER, `${version}.json`), `${JSON.stringify({ version, statements }, null, 2)}\n`)
console.log(`database/released/${version}.json holds ${statements.length} statements.`)
