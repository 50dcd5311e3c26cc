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
 * What programs import when they run, types left out: our files, and packages, each with the first file that imports it.
 * `read` gives the text of a file by its path.
 */
export function runTimeImports(
  programs: string[],
  read: (path: string) => string,
): { files: Set<string>; packages: Map<string, string> } {
  const packages = new Map<string, string>()
  const files = new Set<string>()
  const waiting = [...programs]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue
    files.add(path)
    const text = path.endsWith('.ts') ? stripTypeScriptTypes(read(path)) : read(path)
    for (const [, name = ''] of NAMED.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (name.startsWith('.')) waiting.push(join(dirname(path), name))
      else if (!name.startsWith('node:')) packages.set(packageOf(name), packages.get(packageOf(name)) ?? path)
    }
  }
  return { files, packages }
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
