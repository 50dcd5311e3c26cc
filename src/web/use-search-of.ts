import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Shape } from '../kernel/endpoint.ts'

/** What the address carries behind the question mark, in the shape that the screen registered. */
export function useSearchOf<S extends Shape>(shape: S): z.output<S> {
  const search = useSearch({ strict: false })
  return useMemo(() => z.parse(shape, search), [shape, search])
}
