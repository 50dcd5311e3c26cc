import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { dayInWords, momentInWords } from '../../../kernel/day-words.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { withdrawWait } from '../../waiting.endpoints.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { useMayBook } from '../use-may-book.ts'
import { WishedWords } from './wait-benefits.tsx'
import { WaitDialog } from './wait-dialog.tsx'
import { draftOfWait } from './wait-draft.ts'
import { SwapOrders, SwapWords } from './wait-swap.tsx'
import {
  FreedWords,
  FreedYears,
  NightsWords,
  PlaceInLine,
  PlaceWords,
  type Wait,
  type Waiting,
  WaitingChip,
} from './wait-words.tsx'
import { WidenWait } from './widen-wait.tsx'

interface WaitRowProps {
  idContract: number
  waiting: Waiting
  wait: Wait
}

/** A wish with its place, its chance, and what can be done to it. */
export function WaitRow({ idContract, waiting, wait }: WaitRowProps) {
  const language = useLanguage()
  const mayBook = useMayBook()
  const { chance, offer } = wait
  const names = waiting.categories
    .filter(({ id }) => wait.categories.includes(id))
    .map(({ name }) => name[language])
  return (
    <li>
      <div className="wait-place">
        {/* What is held needs no place in the line. */}
        {!offer && (
          <>
            <b className="figure">
              <PlaceInLine place={chance.place.before + 1} />
            </b>
            <span className="small faint">
              <PlaceWords place={chance.place} />
            </span>
          </>
        )}
      </div>
      <div className="wait-what">
        <h3 className="sub">{new Intl.ListFormat(language, { type: 'disjunction' }).format(names)}</h3>
        <p className="small numeric">
          {spanInWords({ checkIn: wait.firstDay, checkOut: wait.lastDay }, language)}
        </p>
        <p className="small muted">
          <NightsWords wait={wait} />
          {', '}
          <Plural value={wait.adults + wait.children} one="# guest" other="# guests" />
          {'. '}
          {wait.takes === 'ask' ? <Trans>Ask me.</Trans> : <Trans>Book it at once.</Trans>}
        </p>
        {wait.swap && (
          <p className="small muted">
            <SwapWords swap={wait.swap} /> <SwapOrders swap={wait.swap} takes={wait.takes} />
          </p>
        )}
        {wait.swapGone && (
          <p className="small muted">
            <Trans>
              Your stay {wait.swapGone}, in whose place it stood, is gone. It asks you now and books nothing
              at once; withdraw it if you want these nights no more.
            </Trans>
          </p>
        )}
        <WishedWords wait={wait} />
        {wait.lacking !== null && (
          <p className="small">
            <Plural
              value={wait.lacking}
              _0="Your balance has no nights left for it: it keeps its place, and nothing is held for it until it has."
              one="Your balance has # night left for it, which is too few: it keeps its place, and nothing is held for it until it has enough."
              other="Your balance has # nights left for it, which are too few: it keeps its place, and nothing is held for it until it has enough."
            />
          </p>
        )}
        <Until wait={wait} zone={waiting.zone} />
      </div>
      <div className="wait-chance">
        {!offer && (
          <>
            <FreedYears chance={chance} />
            <p className="small muted">
              <FreedWords chance={chance} />
            </p>
          </>
        )}
        {mayBook && !offer && <WidenWait {...{ idContract, waiting, wait }} />}
      </div>
      <div className="wait-acts">
        {offer ? (
          <Chip tone="good" icon={Bell}>
            <Trans>Held for you</Trans>
          </Chip>
        ) : (
          <WaitingChip wait={wait} />
        )}
        {mayBook && <Acts idContract={idContract} waiting={waiting} wait={wait} />}
      </div>
    </li>
  )
}

/** Until when it counts, and how its last offer ended. */
function Until({ wait, zone }: { wait: Wait; zone: string }) {
  const language = useLanguage()
  const until = dayInWords(wait.countsUntil, language)
  const at = wait.last && momentInWords(new Date(wait.last.at), zone, language)
  return (
    <p className="small faint">
      <Trans>Counts until {until}.</Trans>{' '}
      {wait.last?.state === 'lapsed' && (
        <Trans>What was held for you went to the next in line on {at}.</Trans>
      )}
      {wait.last?.state === 'passed' && <Trans>You let nights pass on {at}.</Trans>}
    </p>
  )
}

function Acts({ idContract, waiting, wait }: WaitRowProps) {
  const { t } = useLingui()
  const [changing, setChanging] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const changed = useBookingsChanged()
  const withdraw = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(withdrawWait, { body: { idContract, idWait: wait.id }, idempotencyKey }),
    changed,
    done: () => toast(t`Withdrawn`, { text: t`You no longer wait for these nights.` }),
  })
  return (
    <div className="row">
      {!wait.offer && (
        <Button kind="secondary" size="small" onClick={() => setChanging(true)}>
          <Trans context="a wish">Change</Trans> <span className="hidden-text">{wait.code}</span>
        </Button>
      )}
      <Button kind="ghost" size="small" onClick={() => setLeaving(true)}>
        <Trans context="a wish">Withdraw</Trans> <span className="hidden-text">{wait.code}</span>
      </Button>
      <WaitDialog
        open={changing}
        onClose={() => setChanging(false)}
        idContract={idContract}
        waiting={waiting}
        draft={draftOfWait(wait)}
        idWait={wait.id}
      />
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        alert
        title={<Trans>Withdraw this wish?</Trans>}
        lead={
          wait.offer ? (
            <Trans>What is held for you goes to the next, and you lose your place.</Trans>
          ) : (
            <Trans>
              You lose your place. You can wait for the same nights again, at the end of the line.
            </Trans>
          )
        }
      >
        {withdraw.failure && <FormError>{withdraw.failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setLeaving(false)}>
            <Trans>Keep waiting</Trans>
          </Button>
          <Button busy={withdraw.busy} onClick={() => void withdraw.send(undefined)}>
            <Trans>Withdraw the wish</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}
