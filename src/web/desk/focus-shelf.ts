/** Moves the focus to the shelf after the focused item was removed, for people who use the keyboard. */
export function focusShelf(): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null)
      document.querySelector<HTMLElement>('.publish-shelf')?.focus({ preventScroll: true })
  })
}
