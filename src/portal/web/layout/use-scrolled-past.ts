import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than this many pixels. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(scrollY > pixels)
    // In the next frame, whose layout has to be made anyway: asked for here, the whole page would be laid out once more.
    const first = requestAnimationFrame(look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('scroll', look)
    }
  }, [pixels])
  return past
}
