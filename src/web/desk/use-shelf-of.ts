import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Endpoint } from '../../kernel/endpoint.ts'
import { keyOf } from '../calls/query-key.ts'
import type { ListPart, PublishKind } from './publish-search.ts'

/** An editor's way back to the shelf that its thing lies on. `list` is the call that reads the shelf. */
export function useShelfOf(kind: PublishKind, list: Endpoint, part?: ListPart) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return {
    /** Reads the shelf anew: what somebody else has done meanwhile is to be seen beside what was typed. */
    readAnew: () => client.invalidateQueries({ queryKey: keyOf(list) }),
    /** To the shelf; with a draft's number it asks there whether that is to be published. */
    leave: (ask?: number) =>
      void navigate({
        to: '/desk/publish',
        search: { show: kind, ...part, ...(ask !== undefined && { ask }) },
      }),
  }
}
