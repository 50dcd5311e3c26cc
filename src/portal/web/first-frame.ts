declare global {
  interface Window {
    /** What was pressed in the first frame, kept by the page's own script: buttons by their place, and whether it was sent. */
    firstFrame?: { pressed: number[]; sent: boolean }
  }
}

const INPUTS = 'input[name]'

let inputs: HTMLInputElement[] | null = null

/** Whether the page has drawn the sign-in by itself before this program came: what fades in then would flash. */
export const hadFirstFrame = (): boolean => inputs !== null

/** Looks whether it has. To be asked before React draws over it. */
export function findFirstFrame(root: HTMLElement): boolean {
  if (root.firstElementChild) inputs = Array.from(root.querySelectorAll<HTMLInputElement>(INPUTS))
  return hadFirstFrame()
}

/**
 * Goes on where the first frame was left: what was typed, where the cursor stood (`focused`), what was pressed. The old
 * fields, off the page by now, know what was typed until the last moment.
 */
export function takeOver(root: HTMLElement, focused: Element | null): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(INPUTS)) {
    const before = inputs?.find(({ name }) => name === input.name)
    if (!before) continue
    input.value = before.value
    if (before === focused) input.focus({ preventScroll: true })
  }
  const buttons = root.querySelectorAll('button')
  for (const place of window.firstFrame?.pressed ?? []) buttons[place]?.click()
  if (window.firstFrame?.sent) root.querySelector('form')?.requestSubmit()
}
