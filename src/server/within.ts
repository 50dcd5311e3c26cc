/**
 * A time-out: the promise's value, or an error with the code `ETIMEDOUT` after so many milliseconds. The work itself is
 * not cancelled.
 */
export async function within<T>(ms: number, asked: Promise<T>, what: string): Promise<T> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(Object.assign(new Error(`${what} took more than ${ms} ms`), { code: 'ETIMEDOUT' }))
    }, ms)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(limit))
}
