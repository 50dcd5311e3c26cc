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
  'scripts/club.ts',
  'src',
]

/** Of the sources: tests, and what the browser has in its bundle. */
const LEFT_OUT = /\.test\.tsx?$|\/testing[\w.-]*\.ts$|\.(tsx|css|woff2)$/

/** Whether a path of the checkout, with `/` between its parts, goes to a server. */
export function isPacked(path: string): boolean {
  const isNamed = PACKED.some((one) => path === one || path.startsWith(`${one}/`))
  return isNamed && !(path.startsWith('src/') && LEFT_OUT.test(path))
}
