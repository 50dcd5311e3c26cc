import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { queryOf } from '../../../web/calls/query.ts'
import { readPasses } from '../../passes.endpoints.ts'

/** The visit that the address names, with its passes. An id that is no number is nobody's. */
export function useVisit() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const idAccess = /^\d{1,9}$/.test(id) ? Number(id) : 0
  return useQuery({ ...queryOf(readPasses, { query: { idAccess } }), retry: false })
}
