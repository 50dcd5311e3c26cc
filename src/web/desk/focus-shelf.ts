/** Whoever works by keyboard goes on from the shelf, where what they stood on has gone. */
export function focusShelf(): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null)
      document.querySelector<HTMLElement>('.publish-shelf')?.focus({ preventScroll: true })
  })
}
