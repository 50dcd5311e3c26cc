import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { addDays } from '../../../kernel/day.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import type { SendResult } from '../../../web/calls/send-once.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { WishedBenefit } from '../../waiting/wished-benefits.ts'
import { changeWait, joinWaits, lookAtWait } from '../../waiting.endpoints.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { WaitChance } from './wait-chance.tsx'
import { nightsOfDraft, overlapping, type WaitDraft } from './wait-draft.ts'
import { WaitDays, WaitUntil, WaitWhere } from './wait-fields.tsx'
import { WaitInstead } from './wait-swap.tsx'
import { WaitWarnings } from './wait-warnings.tsx'
import type { Waiting } from './wait-words.tsx'
import { chosenForWish } from './wished.ts'

// The form stands before the benefits are there: it asks for these last.
const BenefitsToWish = lazy(() =>
  import('./choices-later.ts').then((module) => ({ default: module.BenefitsToWish })),
)

interface WaitFormProps {
  onClose: () => void
  idContract: number
  waiting: Waiting
  draft: WaitDraft
  idWait?: number
  choosesDays?: boolean
}

/** A wait as a form, beside its place and its chance, which follow every change. */
export function WaitForm({
  onClose,
  idContract,
  waiting,
  draft: first,
  idWait,
  choosesDays = false,
}: WaitFormProps) {
  const { trusted } = useSession()
  const [draft, setDraft] = useState(first)
  const change = (part: Partial<WaitDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { idSwap } = draft
  const [tried, setTried] = useState(false)
  const look = useQuery({
    ...queryOf(lookAtWait, {
      body: {
        idContract,
        ...nightsOfDraft(draft),
        ...(idWait && { idWait }),
        ...(idSwap !== null && { idSwap }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    retry: false,
  })
  const latest = look.data?.countsUntil
  const until = draft.countsUntil ?? latest ?? null
  const { send, busy, failure } = useSave({ idContract, idWait, waiting, onClose })
  const { offerHours } = waiting.rules
  const open = look.data?.benefits ?? null
  const wished = chosenForWish(draft.benefits, open ?? [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // It may stand over another form, which hears of it in React's tree.
        event.stopPropagation()
        setTried(true)
        // Until it is known what there is, those that it has stay.
        if (wished.faults.size === 0) void send({ ...draft, wished: open && !trusted ? wished.chosen : null })
      }}
      noValidate
      data-reads-first
    >
      <div className="wait-form">
        <div className="wait-fields">
          <WaitDays
            draft={draft}
            zoneDay={addDays(waiting.today, waiting.rules.closesDays)}
            windowDays={waiting.rules.windowDays}
            startsOpen={choosesDays}
            onChange={setDraft}
          />
          <WaitWhere draft={draft} waiting={waiting} onChange={change} />
          <WaitUntil
            draft={draft}
            until={until}
            latest={latest ?? null}
            waiting={waiting}
            onChange={change}
          />
          <WaitInstead
            draft={draft}
            waiting={waiting}
            now={waiting.data.find(({ id }) => id === idWait)?.swap ?? null}
            onChange={change}
          />
          <fieldset className="wait-takes">
            <legend>
              <Trans>When they come free</Trans>
            </legend>
            <Option
              name="takes"
              checked={draft.takes === 'ask'}
              onChange={() => change({ takes: 'ask' })}
              title={<Trans>Ask me</Trans>}
            >
              <Trans>They are held for you for {offerHours} hours, less where the arrival is near.</Trans>
            </Option>
            <Option
              name="takes"
              checked={draft.takes === 'at-once'}
              onChange={() => change({ takes: 'at-once' })}
              title={<Trans>Book it at once</Trans>}
            >
              <Trans>
                The stay is yours, by the rules of any booking; cancelling costs what it always does.
              </Trans>
            </Option>
          </fieldset>
          <Suspense fallback={null}>
            <BenefitsToWish draft={draft} open={open} chosen={wished} tried={tried} onChange={change} />
          </Suspense>
        </div>
        <WaitChance
          look={look.data ?? null}
          failed={look.error?.message ?? null}
          onLeave={onClose}
          waiting={waiting}
          onWiden={({ firstDay, lastDay, nightsFrom, categories }) =>
            change({ firstDay, lastDay, nightsFrom, categories, countsUntil: null })
          }
        />
      </div>
      <WaitWarnings
        obstacle={failure ? null : (look.data?.obstacle ?? null)}
        others={overlapping(draft, waiting.data, idWait)}
      />
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button type="button" kind="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          {idWait ? <Trans>Save the change</Trans> : <Trans>Join the waiting list</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Sends a wait: a new one, or one that is changed. */
function useSave({
  idContract,
  idWait,
  waiting,
  onClose,
}: {
  idContract: number
  idWait: number | undefined
  waiting: Waiting
  onClose: () => void
}) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  return useSend<WaitDraft & { wished: WishedBenefit[] | null }, Saved>({
    send: (
      { countsUntil, idSwap, wished, benefits: _, ...rest },
      idempotencyKey,
    ): Promise<SendResult<Saved>> => {
      // What giving it up costs is what was shown: where it costs more by now, the server says so.
      const acceptedPenalty = waiting.swaps.find(({ id }) => id === idSwap)?.penalty ?? 0
      const body = {
        ...{ idContract, ...rest },
        ...(countsUntil && { countsUntil }),
        ...(idSwap !== null && { idSwap, acceptedPenalty }),
        ...(wished && { benefits: wished }),
      }
      return idWait
        ? call(changeWait, { body: { ...body, idWait }, idempotencyKey })
        : call(joinWaits, { body, idempotencyKey })
    },
    changed,
    done: ({ data: { offered, keptPlace } }) => {
      onClose()
      if (offered) {
        toast(t`Such nights are free`, { text: t`They are held for you. Say yes on your waiting list.` })
      } else if (keptPlace === undefined) {
        toast(t`You are on the waiting list`, { text: t`We write to you as soon as such nights come free.` })
      } else {
        toast(t`Changed`, { text: keptPlace ? t`You kept your place.` : t`It is last in the line again.` })
      }
    },
  })
}

/** What comes of a wait that is sent: whether such nights are held already, and whether a change kept its place. */
interface Saved {
  data: { offered: boolean; keptPlace?: boolean }
}
