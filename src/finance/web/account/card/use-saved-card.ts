import { useQueryClient } from '@tanstack/react-query'
import { useContract } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { leaveFor } from '../../../../web/calls/leave-for.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { askForCard, endCard, saveCard, stopCardPayment } from '../../../account/mandate.endpoints.ts'

/** Asks the provider whether the card has been saved. */
export function useAskForCard() {
  const { id: idContract } = useContract()
  const queries = useQueryClient()
  return useSend<void>({
    send: () => call(askForCard, { body: { idContract } }),
    done: () => void queries.invalidateQueries(),
  })
}

/** Goes to the provider’s page on which a card is saved. */
export function useSaveCard() {
  const { id: idContract } = useContract()
  return useSend({
    send: () => call(saveCard, { body: { idContract } }),
    done: ({ data }) => leaveFor(data.link),
  })
}

/** Ends the saved card. */
export function useEndCard(done: () => void) {
  const { id: idContract } = useContract()
  const queries = useQueryClient()
  return useSend<void>({
    send: () => call(endCard, { body: { idContract } }),
    // Another owner has ended it meanwhile.
    changed: () => queries.invalidateQueries(),
    done: () => {
      done()
      void queries.invalidateQueries()
    },
  })
}

/** Stops one payment of it. */
export function useStopPayment(id: number, done?: () => void) {
  const { id: idContract } = useContract()
  const queries = useQueryClient()
  return useSend<void>({
    send: () => call(stopCardPayment, { body: { idContract, id } }),
    done: () => {
      done?.()
      void queries.invalidateQueries()
    },
  })
}
