/** Moves the focus to the first field of a form that is wrong, or to the place that says why. */
export function focusFirstFault(form: HTMLElement | null): void {
  const bad = form?.querySelector<HTMLElement>('[aria-invalid=true], .field-error')
  if (!bad) return
  const place = bad.matches('[aria-invalid=true]') ? bad : bad.closest<HTMLElement>('[role=group], .field')
  place?.focus()
  // Its sentence stands below it, where a button that stays in sight could cover it.
  bad.scrollIntoView({ block: 'center' })
}

/** Moves the focus to the first quantity of a form: nothing is chosen yet, and the warning asks for some. */
export function focusFirstQuantity(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('.stepper button:last-child')?.focus()
}
