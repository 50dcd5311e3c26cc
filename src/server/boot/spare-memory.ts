import { setFlagsFromString } from 'node:v8'

/**
 * Saves memory for a command that passes much through the embedded database once and ends: half of it, for half the
 * time again. To be called before the database is opened: what is compiled by then stays.
 */
export function spareMemory(): void {
  // Node's optimising compiler takes 600 MB for a moment over a single function of the database, one that is hot from
  // the first statements on. Code that is compiled plainly takes none of that.
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  // A small young generation: rows become garbage at once, and a larger one would only collect them later.
  setFlagsFromString('--semi-space-growth-factor=1')
}
