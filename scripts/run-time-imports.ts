import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path/posix'

/** How a file names another: imports, dynamic imports, threads, and what is looked for on the disk. */
const NAMED = [
  /^\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\brequire(?:\.resolve)?\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.[cm]?[jt]s)['"]/g,
]

/**
 * The packages that programs import when they run, types left out, each with the first file that does. `read` gives the
 * text of a file by its path.
 */
export function runTimeImports(programs: string[], read: (path: string) => string): Map<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [...programs]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const text = path.endsWith('.ts') ? stripTypeScriptTypes(read(path)) : read(path)
    for (const [, name = ''] of NAMED.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (name.startsWith('.')) waiting.push(join(dirname(path), name))
      else if (!name.startsWith('node:')) packages.set(packageOf(name), packages.get(packageOf(name)) ?? path)
    }
  }
  return packages
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
