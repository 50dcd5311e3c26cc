import { createContext } from 'react'

/** Hears that a thing has its answer by somebody at this screen: the next one may be opened. `held`: it can be taken back still. */
export const Decided = createContext<(held: boolean) => void>(() => {})

/** Whether what a call came back with says that the answer is held, not given. */
export function isHeld(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'held' in value
}
