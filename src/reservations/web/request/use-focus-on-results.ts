import { type RefObject, useEffect, useState } from 'react'

/** Answers a function to call when a search is started: once the results are there, they get the focus. */
export function useFocusOnResults(results: RefObject<HTMLElement | null>, searching: boolean): () => void {
  const [wanted, setWanted] = useState(false)
  const [began, setBegan] = useState(false)
  if (wanted && searching && !began) setBegan(true)
  useEffect(() => {
    if (!wanted || !began || searching) return
    setWanted(false)
    setBegan(false)
    results.current?.querySelector<HTMLElement>('[data-found]')?.focus()
  }, [wanted, began, searching, results])
  return () => setWanted(true)
}
