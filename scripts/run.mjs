// Runs a TypeScript file of the project, or says which Node it wants. Plain JavaScript, so that an old Node can read it.
import module from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const WANTED = 24
const [major = 0] = process.versions.node.split('.').map(Number)
const [file, ...rest] = process.argv.slice(2)

if (major < WANTED) {
  console.error(
    `Veranda runs on Node ${WANTED} or later; this is ${process.versions.node}.\n` +
      'Run it through npm (npm start, npm test …): on Linux and Windows `npm ci` brings the right Node along.\n' +
      `Elsewhere install Node ${WANTED} and try again.`,
  )
  process.exit(1)
}

// Kept in the system's temporary folder: the next start need not compile again.
module.enableCompileCache?.()
process.argv = [process.argv[0], resolve(file), ...rest]
await import(pathToFileURL(resolve(file)).href)
