// Runs a TypeScript file of the project in the right Node. Plain JavaScript, so that an old one can read it.
import module from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { needRightNode } from './own-node.mjs'
import { loadPlainSources } from './plain-sources.mjs'

await needRightNode()

const [file, ...rest] = process.argv.slice(2)
// Kept in the system's temporary folder: the next start need not compile again. What is packed has nothing to compile, and
// what is kept so would stay in the process's memory.
if (!loadPlainSources()) module.enableCompileCache?.()
process.argv = [process.argv[0], resolve(file), ...rest]
await import(pathToFileURL(resolve(file)).href)
