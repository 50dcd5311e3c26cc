import { useSyncExternalStore } from 'react'
import { stored } from './store.ts'
import { selectContract, selected } from './use-session.ts'

/** A link has led to another contract than the one that was selected. */
interface Led {
  from: number
  to: number
}

let led: Led | null = null
const listeners = new Set<() => void>()

function keep(next: Led | null): void {
  led = next
  for (const listener of listeners) listener()
}

/** Selects the contract of a thing that a link leads to; where that is another than before, the frame says so. */
export function leadToContract(id: number): void {
  const before = selected(stored())?.id
  selectContract(id)
  if (before !== undefined && before !== id) keep({ from: before, to: id })
}

/** Selects the contract that was selected before a link led elsewhere. */
export function leadBack(): void {
  if (led) selectContract(led.from)
  keep(null)
}

/** Nothing more is said of it. */
export const forgetLed = (): void => keep(null)

/** From which contract a link led to which; null where none did. */
export function useLed(): Led | null {
  return useSyncExternalStore(listen, () => led)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
