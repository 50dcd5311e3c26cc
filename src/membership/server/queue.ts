/** Runs acts in the order they come, at most `width` at once; the others wait. */
export function queueOf(width: number): <T>(act: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (act) => {
    if (running < width) running += 1
    // Whoever ends hands its place over, so the count stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
