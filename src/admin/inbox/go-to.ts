/** The screen to which G and then a letter leads; whoever has it in their menu alone goes there. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  I: '/desk',
  H: '/desk/house',
  O: '/admin-users',
  R: '/desk/repairs',
  M: '/desk/money',
  P: '/desk/publish',
  S: '/settings',
}

/** For so long after G a letter leads somewhere, in milliseconds. */
export const GO_MS = 1500

/** Where the letter leads among the screens of somebody; null where it leads nowhere. */
export function goTo(key: string, screens: readonly { path: string }[]): string | null {
  const path = GO_KEYS[key.toUpperCase()]
  return screens.some((one) => one.path === path) ? (path ?? null) : null
}
