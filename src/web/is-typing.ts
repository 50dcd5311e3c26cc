/** Whether letters are the field's. A box to tick takes none. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
  return target instanceof Element && target.closest(fields) !== null
}
