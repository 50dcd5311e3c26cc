import { useEffect, useState } from 'react'

/** The value once it has not changed for `ms` milliseconds: letters that follow each other are one search. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(waiting)
  }, [value, ms])
  return settled
}
