import { useEffect, useState } from 'react'

/** How long a hand rests on the keys before what it typed is asked for (milliseconds). */
const REST_MS = 250

/** A text once nobody has changed it for a moment; emptied, it follows at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), text === '' ? 0 : REST_MS)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}
