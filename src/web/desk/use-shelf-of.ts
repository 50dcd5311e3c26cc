import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Endpoint } from '../../kernel/endpoint.ts'
import type { CallFailure } from '../call.ts'
import { keyOf } from '../query.ts'
import type { ListPart, PublishKind } from './publish-search.ts'

/** An editor's way back to the shelf that its thing lies on. `list` is the call that reads the shelf. */
export function useShelfOf(kind: PublishKind, list: Endpoint, part?: ListPart) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const readAnew = () => client.invalidateQueries({ queryKey: keyOf(list) })
  return {
    readAnew,
    /** Hands an answer on. What somebody else has done meanwhile is to be seen beside what was typed. */
    answered: async <Answer extends { ok: true } | CallFailure>(answer: Answer): Promise<Answer> => {
      if (!answer.ok && (answer.status === 409 || answer.status === 404)) await readAnew()
      return answer
    },
    /** To the shelf, which is read anew. */
    leave: () => {
      void readAnew()
      void navigate({ to: '/desk/publish', search: { show: kind, ...part } })
    },
  }
}
