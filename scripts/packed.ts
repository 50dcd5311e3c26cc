/** What a server needs of a checkout, its packages apart. */
export const PACKED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICES.md',
  'licences',
  'docs',
  'deploy',
  'database/migrations',
  'dist/web',
  'scripts/start.mjs',
  'scripts/run.mjs',
  'scripts/own-node.mjs',
  'scripts/plain-sources.mjs',
  'scripts/club.ts',
  'src',
]

/** Of the sources: tests with what they alone use, and what the browser has in its bundle. */
const LEFT_OUT = /\.test\.tsx?$|\/testing[\w.-]*\.ts$|\/pressure\/|\.(tsx|css|woff2)$/
/** The drill's programs take the benchmarks' owners, which stay in the checkout; its settings for other programs go along. */
const PROGRAM_OF_DRILL = /^deploy\/.*\.ts$/

/** Whether a path of the checkout, with `/` between its parts, goes to a server. */
export function isPacked(path: string): boolean {
  const isNamed = PACKED.some((one) => path === one || path.startsWith(`${one}/`))
  return isNamed && !PROGRAM_OF_DRILL.test(path) && !(path.startsWith('src/') && LEFT_OUT.test(path))
}

/** The package's own `package.json`: of the scripts those whose program is in it. */
export function packedPackage(text: string): string {
  const { scripts, ...rest } = JSON.parse(text) as { scripts: Record<string, string> }
  const runs = Object.entries(scripts).filter(([, line]) => {
    const [program, ...words] = line.split(' ')
    const files = words.filter((word) => /^[\w/.-]+\.(ts|mjs|js)$/.test(word))
    return program === 'node' && files.length > 0 && files.every(isPacked)
  })
  return `${JSON.stringify({ ...rest, scripts: Object.fromEntries(runs) }, null, 2)}\n`
}
