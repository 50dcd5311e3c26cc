import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/** Reading, compiling and filling leave much behind; by then nobody has asked for anything yet. */
const AFTER_MS = 1000

/**
 * Gives back what the start has used. Left alone, the engine keeps it for a rush that may not come: about 20 MB of a
 * portal that does nothing. Once, a second after the port has opened; it takes some 50 ms.
 */
export function freeStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as Collect
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, AFTER_MS).unref()
}
