/**
 * What this browser remembers under a key of the portal; nothing where storage is blocked (private windows) or
 * absent.
 */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a text under a key; where storage is blocked the choice lasts until the page is left. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Blocked storage is the visitor's own choice.
  }
}

/** Calls back when another tab changes the key; the value is null when it was cleared. */
export function onRememberedElsewhere(key: string, changed: (value: string | null) => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', (event) => {
    if (event.key === key) changed(event.newValue)
  })
}
