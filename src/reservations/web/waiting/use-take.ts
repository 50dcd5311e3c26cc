import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useBenefitUse } from '../../../membership/web/session/use-benefit-use.ts'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { ChosenLine } from '../../stay/ordered.ts'
import { takeHeldOffer } from '../../waiting.endpoints.ts'
import { chosenBenefits } from '../benefits/chosen-benefits.ts'
import type { FoundRooms } from '../request/use-rooms.ts'
import { type StayDraft, stayBodyOf } from '../stay-draft.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { takeDraft } from './take-draft.ts'
import { usedInFields } from './wait-benefits.tsx'
import type { Wait } from './wait-words.tsx'

interface TakenOffer {
  idContract: number
  wait: Wait
  offer: NonNullable<Wait['offer']>
  found: FoundRooms
}

/** The draft of the stay that an offer becomes, checked by the call's own shape, and the way to send it once. */
export function useTake({ idContract, wait, offer, found }: TakenOffer) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const changed = useBookingsChanged()
  const [draft, setDraft, clearDraft] = useDraft<StayDraft>(
    `take-offer-${offer.id}`,
    takeDraft(useOwner(), wait.swap, usedInFields(offer.used, found.benefits)),
  )
  const [isKept, setKept] = useState(false)
  // Null until something was chosen: all that can be cancelled (decision 0462).
  const [goneLines, setGoneLines] = useState<readonly ChosenLine[] | null>(null)
  const { swap } = wait
  // What cannot be given up any more is kept.
  const keepsOther = swap !== null && (isKept || swap.penalty === null)
  const { chosen: benefits, faults } = chosenBenefits(draft, found.benefits)
  // The owner alone authorizes (spec, section 6).
  const authorizes = useBenefitUse('decide')
  const { send, busy, failure, forget } = useSend({
    send: (body: Parameters<typeof call<typeof takeHeldOffer>>[1]['body'], idempotencyKey) =>
      call(takeHeldOffer, { body, idempotencyKey }),
    changed,
    done: ({ data }) => {
      clearDraft()
      if (data.keptLines > 0)
        toast(t`Not everything that you ordered was cancelled`, {
          text: t`See what still stands on the stay’s page.`,
          tone: 'warn',
        })
      void navigate({ to: '/my-reservations', search: { fresh: data.id } })
    },
  })
  const stay = { ...wait, dates: { checkIn: offer.datein, checkOut: offer.dateout } }
  const about = { idContract, idCategory: offer.idCategory, acceptNearby: false, benefits, authorizes }
  const { idCategory: _, datein: __, dateout: ___, ...said } = stayBodyOf(draft, stay, about)
  const body = {
    ...{ ...said, idOffer: offer.id },
    ...(swap && (keepsOther ? { keepsOther } : { acceptedPenalty: swap.penalty ?? 0 })),
    ...(swap && !keepsOther && goneLines && goneLines.length > 0 && { lines: [...goneLines] }),
  }
  const { submit, errorAt, tried } = useChecked({
    shape: takeHeldOffer.body!,
    entered: body,
    hasFaults: faults.size > 0,
    failure,
  })
  return {
    ...{ draft, benefits, faults, authorizes, errorAt, tried, busy, failure, keepsOther, goneLines },
    chooseGone: (lines: readonly ChosenLine[]) => {
      forget()
      setGoneLines(lines)
    },
    keepOther: (kept: boolean) => {
      forget()
      setKept(kept)
    },
    change: (next: StayDraft) => {
      forget()
      setDraft(next)
    },
    sendOnce: (event: FormEvent<HTMLFormElement>) => submit(event, body, (value) => void send(value)),
  }
}
