import { useEffect, useState } from 'react'

/** The debounce of typing (milliseconds). */
const REST_MS = 250

/** A debounce: a text once nobody has changed it for a moment; emptied, it follows at once. */
export function useSettled(text: string): string
/** A debounce of any value: it follows once it has not changed for `ms` milliseconds. */
export function useSettled<T>(value: T, ms: number): T
export function useSettled<T>(value: T, ms = value === '' ? 0 : REST_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(waiting)
  }, [value, ms])
  return settled
}
