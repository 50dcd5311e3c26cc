import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function show(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** A modal dialog has opened over all else; answers what to do when it closes. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  show([...open, dialog])
  return () => show(open.filter((one) => one !== dialog))
}

/** The modal dialog that lies over all else, or null: only what stands inside it can be read, heard and pressed. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(listen, () => open.at(-1) ?? null)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
