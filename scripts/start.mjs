// Starts the portal as it runs in the least memory. Plain JavaScript, so that an old Node can read it.
import { setFlagsFromString } from 'node:v8'
import { needRightNode } from './own-node.mjs'

await needRightNode()

// A young generation that is no larger than the portal's garbage, and an old one that is cleared before it has doubled.
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20']
// glibc keeps a heap for each thread, unless it is told before the process begins: some 10 MB.
const WORD = 'MALLOC_ARENA_MAX'

if (process.execve && process.platform === 'linux') {
  // The process becomes itself again, its number and its terminal kept.
  process.execve(
    process.execPath,
    [process.execPath, ...FLAGS, 'scripts/run.mjs', 'src/server/main.ts', ...process.argv.slice(2)],
    { ...process.env, [WORD]: process.env[WORD] ?? '1' },
  )
}
for (const flag of FLAGS) setFlagsFromString(flag)
process.argv.splice(2, 0, 'src/server/main.ts')
await import('./run.mjs')
