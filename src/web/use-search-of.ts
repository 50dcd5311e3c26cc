import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Shape } from '../kernel/endpoint.ts'

/**
 * What the address carries behind the question mark, in the screen's shape. Each field of the shape catches what is
 * wrong with it (`z.catch(z.optional(...), undefined)`): a wrong address shows the screen, not an error. The shape
 * stays in the screen's own chunk; the router passes the search parameters through unchecked.
 */
export function useSearchOf<S extends Shape>(shape: S): z.output<S> {
  const search = useSearch({ strict: false })
  return useMemo(() => z.parse(shape, search), [shape, search])
}
