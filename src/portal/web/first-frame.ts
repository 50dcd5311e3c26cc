declare global {
  interface Window {
    /** What was pressed in the first frame, kept by the page's own script: buttons by their place, and whether it was sent. */
    firstFrame?: { pressed: number[]; sent: boolean; askForPrograms?: () => void }
    /** Of a home that the page's own script has drawn: when what it asked is answered, or a moment has passed. */
    firstHome?: { answered?: Promise<unknown> }
  }
}

const INPUTS = 'input[name]'

let inputs: HTMLInputElement[] | null = null

/** Whether the page showed a static sign-in form before the program was loaded: it must not fade in again. */
export const hadFirstFrame = (): boolean => inputs !== null

/** Looks for the static form. Call it before React renders over it. */
export function findFirstFrame(root: HTMLElement): boolean {
  if (root.firstElementChild) inputs = Array.from(root.querySelectorAll<HTMLInputElement>(INPUTS))
  return hadFirstFrame()
}

/**
 * Continues from the static form: copies what was typed, moves the focus (`focused`), repeats clicks. Its fields,
 * detached by now, hold what was typed to the last moment.
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
