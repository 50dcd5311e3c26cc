import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { beginFactor, readFactor, renewCodes, turnOffFactor, turnOnFactor } from '../../factor.endpoints.ts'
import { stopOwnLoss } from '../../lost-factor.endpoints.ts'
import { verifySession } from '../session/start-session.ts'

/** How the account's second factor stands. */
export function useFactor() {
  return useQuery({ ...queryOf(readFactor), staleTime: 0 })
}

interface FactorNews {
  begun: (begun: AnswerOf<typeof beginFactor>['data']) => void
  renewed: (codes: string[]) => void
  on: () => void
  off: () => void
  stopped: () => void
}

/** What changes the second factor; what shows it is read anew after each. */
export function useChangeFactor(told: FactorNews) {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: keyOf(readFactor) })
  return {
    begin: useSend({ send: () => call(beginFactor), changed: again, done: ({ data }) => told.begun(data) }),
    turnOn: useSend({
      send: () => call(turnOnFactor),
      changed: again,
      done: async () => {
        told.on()
        // Who had to set one up may do everything else now.
        await verifySession()
      },
    }),
    turnOff: useSend({ send: () => call(turnOffFactor), changed: again, done: told.off }),
    stop: useSend({ send: () => call(stopOwnLoss), changed: again, done: told.stopped }),
    renew: useSend({
      send: () => call(renewCodes),
      changed: again,
      done: ({ data }) => told.renewed(data.codes),
    }),
  }
}
