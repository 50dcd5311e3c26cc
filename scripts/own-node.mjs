// The Node that runs the project: the one at hand, or the one that came along. Plain JavaScript, so that an old one can read it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const WANTED = 24
const NAMES = { win32: 'win' }

/**
 * Where the Node that came along as a package is, if the one at hand is too old; null where that one will do. Older
 * npms lose the link in node_modules/.bin that `npm start` would find it by.
 */
export function ownNode({ version, platform, arch }) {
  if (Number.parseInt(version, 10) >= WANTED) return null
  const program = platform === 'win32' ? 'node.exe' : 'node'
  const path = `../node_modules/node-${NAMES[platform] ?? platform}-${arch}/bin/${program}`
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Goes on in the right Node, or says which one is wanted. Returns only in a process that has it. */
export async function needRightNode() {
  const own = ownNode({ version: process.versions.node, platform: process.platform, arch: process.arch })
  if (own === null) return endWithParent()
  if (!existsSync(own)) {
    console.error(
      `Veranda runs on Node ${WANTED} or later; this is ${process.versions.node}.\n` +
        'On Linux and Windows `npm ci` brings the right Node along, unless it is told to leave optional packages out.\n' +
        `Elsewhere install Node ${WANTED} and try again.`,
    )
    process.exit(1)
  }
  // What it starts in its turn finds the same Node first.
  const paths = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const env = { ...process.env, [paths]: dirname(own) + delimiter + (process.env[paths] ?? '') }
  const child = spawn(own, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  // A terminal sends the interruption to both; ending is the child's to do, and to finish what it has in hand.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (status) => resolve(status ?? 1))
  })
  process.exit(code)
}

/**
 * A process that was started by {@link needRightNode} ends in order once its parent is gone, killed hard too: whoever ends the
 * process they have started ends the portal. The channel between the two closes with the parent, and keeps nobody from ending.
 */
function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
