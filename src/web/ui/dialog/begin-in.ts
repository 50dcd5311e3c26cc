/**
 * The first focus of a modal that has just opened, by the ARIA practice of dialogs: its first field where that is in sight, else
 * its title, from which a screen reader reads on; the browser alone would take the button that closes it. Under a thumb it is
 * the title too: a field would bring up the keys over what one has not read. An element that asks for the focus itself
 * (`autofocus`) keeps it, and so does an alert, whose first button is the safe one. A form that is read before it is filled in
 * (`data-reads-first`) begins at the title.
 */
export function beginInDialog(dialog: HTMLDialogElement): void {
  const title = dialog.querySelector<HTMLElement>('header > h2')
  const taken = document.activeElement
  // The browser’s choice is the button beside the title, or nothing at all.
  if (!title || !taken?.matches('dialog, header > button')) return
  title.tabIndex = -1
  const field = dialog.querySelector<HTMLElement>(
    'form:not([data-reads-first]) :is(input, select, textarea):enabled:not([type=hidden], [type=file])',
  )
  const isInSight = field && field.getBoundingClientRect().bottom < dialog.getBoundingClientRect().bottom
  ;(isInSight && !matchMedia('(pointer: coarse)').matches ? field : title).focus({ preventScroll: true })
}
