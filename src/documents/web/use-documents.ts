import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { useSession } from '../../membership/web/session/use-session.ts'
import { call } from '../../web/calls/call.ts'
import { CallError } from '../../web/calls/query.ts'
import { listContractDocuments, listGeneralDocuments, type PortalDocument } from '../documents.endpoints.ts'
import type { DocumentView } from './documents-search.ts'

interface Wanted {
  view: DocumentView
  idContract: number
  idType: number | undefined
  search: string
  /** How many pages are shown. */
  pages: number
}

interface Documents {
  documents: PortalDocument[]
  total: number
}

/** The documents of a list, page upon page. While a narrower list is on the way, the one before it stays. */
export function useDocuments({ view, idContract, idType, search, pages }: Wanted) {
  const { trusted } = useSession()
  const list = view === 'mine' ? `contract ${idContract}` : 'club'
  const queryKey = ['documents', list, { idType, search, pages }]
  return useQuery({
    queryKey,
    queryFn: async ({ client, signal }: QueryFunctionContext): Promise<Documents> => {
      // What is there already is refreshed: nobody did anything.
      const background = client.getQueryData(queryKey) !== undefined
      const read = async (page: number) => {
        const narrowing = { page, ...(idType && { idType }), ...(search && { search }) }
        const around = { signal, background }
        const result =
          view === 'mine'
            ? await call(listContractDocuments, { query: { idContract, ...narrowing }, ...around })
            : await call(listGeneralDocuments, {
                // Whom an owner trusts asks for a contract’s resort, and for no other.
                query: { ...narrowing, ...(trusted && { idContract }) },
                ...around,
              })
        if (!result.ok) throw new CallError(result)
        return result.value
      }
      const answers = await Promise.all(Array.from({ length: pages }, (_, at) => read(at + 1)))
      return { documents: answers.flatMap(({ data }) => data), total: answers[0]?.total ?? 0 }
    },
    placeholderData: (before, query) => (query?.queryKey[1] === list ? before : undefined),
  })
}
