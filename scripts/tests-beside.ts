import { dirname } from 'node:path/posix'

/**
 * Of these test files those that stand beside what changed: a changed test itself, the test of a changed file's name, and
 * where there is none, the tests of its folder. Paths from the repository's root, with slashes. Tests further away, which
 * import what changed, are left to the whole run: of a file that all calls go through they would be all of them.
 */
export function testsBeside(changed: readonly string[], tests: readonly string[]): string[] {
  const all = new Set(tests)
  const found = changed.flatMap((path) => {
    if (all.has(path)) return [path]
    const own = path.replace(/(\.store)?\.(m?ts|tsx)$/, '')
    const named = tests.filter((test) => test === `${own}.test.ts` || test === `${own}.store.test.ts`)
    return named.length > 0 ? named : tests.filter((test) => dirname(test) === dirname(path))
  })
  return [...new Set(found)].sort()
}
