/** Where the list and the thing stand side by side. */
const WIDE = '(min-width: 60em)'

export const isWide = (): boolean => matchMedia(WIDE).matches

export const followWide = (changed: () => void): (() => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
