import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useContract } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { leaveFor } from '../../../../web/calls/leave-for.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import type { ContractAccount } from '../../../account/account.endpoints.ts'
import type { Part } from '../../../account/account.ts'
import {
  openCardPage,
  payCharges,
  type StartedPayment,
  settleFromProfit,
} from '../../../account/pay.endpoints.ts'
import type { ChosenWay } from './chosen-way.ts'

interface PayOptions {
  account: ContractAccount
  parts: Part[]
  moneyCents: number
  payout: ContractAccount['payouts'][number] | undefined
}

/** Sends what is chosen the way that is chosen, and goes where it goes on: the provider's page, or the receipt. */
export function usePay({ account, parts, moneyCents, payout }: PayOptions) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id: idContract } = useContract()
  const bill = { idContract, currency: account.currency, parts, moneyCents }
  return useSend<ChosenWay, { data: StartedPayment }>({
    // What is chosen belongs to the intent: another choice is another payment.
    wishOf: (way) => ({ way, ...bill }),
    send: async (way, idempotencyKey) => {
      if (payout && moneyCents > 0)
        return call(settleFromProfit, { body: { ...bill, idReport: payout.idReport }, idempotencyKey })
      const begun = await call(payCharges, {
        body: { ...bill, way: way === 'card' || way === 'link' ? way : 'resort' },
        idempotencyKey,
      })
      if (!begun.ok || begun.value.data.way !== 'card') return begun
      return call(openCardPage, { body: { idContract, id: begun.value.data.id } })
    },
    // What another tab or owner has paid meanwhile is read again, and named.
    changed: () => queries.invalidateQueries(),
    done: ({ data }) => {
      if (data.state === 'started' && data.link) {
        return leaveFor(data.link).then(() => queries.invalidateQueries())
      }
      // What is open and what goes out stands beside the receipt: as it is now, not as it was before this payment.
      return navigate({ to: '/my-reports', search: { paid: data.id } }).then(() =>
        queries.invalidateQueries(),
      )
    },
  })
}
