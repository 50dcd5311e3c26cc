/** Something that is wrong in a form: the field's name, with those of the groups around it, and the control that mends it. */
export interface FormFault {
  id: string
  name: string
  control: HTMLElement
}

/** What a form says is wrong, in the order of the page. */
export function faultsIn(form: HTMLFormElement): FormFault[] {
  return [...form.querySelectorAll<HTMLElement>('.field-error[id]')].flatMap((error) => {
    const control = controlOf(form, error.id)
    if (!control || !control.checkVisibility()) return []
    return [{ id: error.id, name: namesOf(error).join(': ') || wordsOf(error), control }]
  })
}

/** The control that a sentence belongs to; of a group the one that is wrong, else its first. */
function controlOf(form: HTMLFormElement, id: string): HTMLElement | null {
  const described = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}"]`)
  if (described?.localName !== 'fieldset') return described
  // Fields of the group that say themselves what is wrong are counted, and the group is not one more.
  if (described.querySelectorAll('.field-error[id]').length > 1) return null
  return (
    described.querySelector('[aria-invalid=true]') ??
    described.querySelector('input, select, textarea, button')
  )
}

/** The names of the groups around a field, the outermost first, and its own. */
function namesOf(error: Element): string[] {
  const names: string[] = []
  for (
    let at: Element | null = error.closest('.field');
    at;
    at = at.parentElement?.closest('.field, fieldset') ?? null
  ) {
    const name = at.querySelector(':scope > :is(label, legend)')
    if (name) names.unshift(wordsOf(name))
  }
  return names
}

function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const one of copy.querySelectorAll('[aria-hidden=true]')) one.remove()
  return (copy.textContent ?? '').trim()
}
