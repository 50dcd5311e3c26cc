import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../web/calls/query.ts'
import { type GivesBecause, MOST_GIVES } from '../may-trade.ts'
import { lookAtGives } from '../trades.endpoints.ts'
import type { OwnStay } from './trade-words.tsx'

/** Which of one's stays could be given for one that is offered: the first that fits, and in short why another does not. */
export function useGives(
  asked: { idContract: number; idTrade: number; code?: string },
  stays: readonly OwnStay[],
) {
  const { t } = useLingui()
  const idBookings = stays.slice(0, MOST_GIVES).map(({ id }) => id)
  const look = useQuery({
    ...queryOf(lookAtGives, { body: { ...asked, idBookings } }),
    gcTime: 0,
    retry: false,
  })
  const looked = look.data?.data
  const say = (because: GivesBecause, code: string) => {
    if (because === 'clash') return t`${code} is in the way`
    if (because === 'party') return t`a residence is too small`
    if (because === 'nights') return t`not enough nights`
    return because === 'other' ? t`the other owner can’t take it` : t`can’t be given for it`
  }
  return {
    isLooking: look.isPending,
    /** Undefined where it could not be looked at: the look at the pair says it. */
    fits: looked && (looked.find(({ because }) => because === null)?.id ?? null),
    whyNot: (id: number) => {
      const one = looked?.find((each) => each.id === id)
      return one?.because ? say(one.because, one.code ?? '') : null
    },
  }
}
