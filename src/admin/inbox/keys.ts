/** What a key does in the inbox. */
export const INBOX_DEEDS = [
  'next',
  'before',
  'enter',
  'yes',
  'no',
  'select',
  'assign',
  'snooze',
  'note',
  'undo',
  'search',
  'keys',
] as const
export type InboxDeed = (typeof INBOX_DEEDS)[number]

/** The key of each deed, as it is written on its button. */
export const KEY_OF: Readonly<Record<InboxDeed, string>> = {
  next: 'J',
  before: 'K',
  enter: 'Enter',
  yes: 'E',
  no: 'R',
  select: 'X',
  assign: 'A',
  snooze: 'S',
  note: 'N',
  undo: 'Z',
  search: '/',
  keys: '?',
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

interface Around {
  /** Somebody writes in a field, or chooses in a list: letters are theirs. */
  isTyping: boolean
  /** A dialog is open: keys are the dialog's. */
  isCovered: boolean
  /** A link or a button has the focus: Enter presses it. */
  isOnControl: boolean
  /** Keys of one letter are switched off. */
  isOff: boolean
}

/**
 * The deed of a key that was pressed; null where it is not the inbox's. With a modifier a key is the browser's. Where keys of one
 * letter are switched off, only `?` is left, which shows how to switch them on.
 */
export function deedOfKey({ key, ctrlKey, metaKey, altKey }: Pressed, around: Around): InboxDeed | null {
  if (ctrlKey || metaKey || altKey || around.isTyping || around.isCovered) return null
  const pressed = key.length === 1 ? key.toUpperCase() : key
  const deed = INBOX_DEEDS.find((one) => KEY_OF[one] === pressed) ?? null
  if (deed === 'enter' && around.isOnControl) return null
  return around.isOff && deed !== 'keys' ? null : deed
}
