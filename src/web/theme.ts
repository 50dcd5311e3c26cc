import { useSyncExternalStore } from 'react'
import { onRememberedElsewhere, remember, remembered } from './remembered.ts'

/** The portal's two skins (spec, section 1: default light). */
export type Theme = 'light' | 'dark'

const KEY = 'veranda.theme'
const BROWSER_BAR: Record<Theme, string> = { light: '#f7f3ec', dark: '#0c181b' }

/** Reads a remembered skin; anything but `dark` is the default. */
export function asTheme(value: string | null): Theme {
  return value === 'dark' ? 'dark' : 'light'
}

let current = asTheme(remembered(KEY))
const listeners = new Set<() => void>()

function show(theme: Theme) {
  current = theme
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BROWSER_BAR[theme])
  for (const listener of listeners) listener()
}

onRememberedElsewhere(KEY, (value) => show(asTheme(value)))

/** Changes the skin here and in the other tabs, and remembers it. */
export function setTheme(theme: Theme): void {
  remember(KEY, theme)
  show(theme)
}

/** From light to dark and back. */
export function toggleTheme(): void {
  setTheme(current === 'dark' ? 'light' : 'dark')
}

/** The current skin; the component draws again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(listen, () => current)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
