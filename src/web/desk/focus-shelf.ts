/**
 * Moves the focus to the shelf after the focused item was removed, for people who use the keyboard; also from the page, which
 * takes it where the address changed.
 */
export function focusShelf(): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null || activeElement.id === 'main')
      document.querySelector<HTMLElement>('.publish-shelf')?.focus({ preventScroll: true })
  })
}
