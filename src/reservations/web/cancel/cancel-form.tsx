import './cancel.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import * as z from 'zod/mini'
import { id, whole } from '../../../kernel/check.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field, FieldGroup, FormError } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import type { OpenCancelTerms } from '../../cancel/may-cancel.ts'
import { isFreeUntilAnswered } from '../../cancel/penalty.ts'
import { cancelBooking, type listCancelMotives } from '../../changes.endpoints.ts'
import type { Booking } from '../../reservations.endpoints.ts'
import type { ChosenLine } from '../../stay/ordered.ts'
import { LinesOfStayContext } from '../lines-of-stay.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { CancelTermsWords } from './cancel-terms-words.tsx'

interface CancelFormProps {
  booking: Booking
  terms: OpenCancelTerms
  motives: AnswerOf<typeof listCancelMotives>['data']
  /** The wish on the waiting list that stands in its place. */
  wish: string | null
  /** It came of a draw of peak weeks. */
  draw: boolean
  /** It stands in a trade that is open. */
  trade: 'offered' | 'proposed' | null
  /** Something is ordered for the stay, and still to come. */
  hasOrders: boolean
  onClose: () => void
  /** The penalty is not the one that was shown: it is read anew. */
  onTermsChanged: () => void
}

/** The same shapes as the call's, save that a reason is asked of whoever gives up what the resort has answered, and that a penalty has to be accepted. */
const withReason = z.object({ ...cancelBooking.body!.shape, idMotive: id() })
const accepted = z.object({ ...withReason.shape, acceptedPenalty: whole(1, 10_000) })

/** Reason, a note for whoever has something to say and, where it costs nights, the word that one knows so (spec, section 5). */
export function CancelForm(props: CancelFormProps) {
  const { booking, terms, motives, wish, draw, trade, hasOrders, onClose } = props
  const { t } = useLingui()
  const { form, draft, setDraft, chosen, setChosen, cost } = useCancelForm(props)
  const lines = use(LinesOfStayContext)
  return (
    <form {...form.props}>
      <input type="hidden" name="idBooking" value={booking.id} />
      <Note tone="gold">
        <CancelTermsWords terms={terms} />
        {booking.wish && (
          <>
            {' '}
            <Trans>The change that you asked for is taken back as well.</Trans>
          </>
        )}
        {draw && (
          <>
            {' '}
            <Trans>It came of a draw and goes on in its order.</Trans>
          </>
        )}
        {trade && (
          <>
            {' '}
            <Trans>It stands in a trade: that ends at once, and who else is in it is told.</Trans>
          </>
        )}
        {wish && (
          <>
            {' '}
            <Trans>Your wish {wish} stands in its place: it asks you instead of booking at once.</Trans>
          </>
        )}
      </Note>
      <MotiveChoice
        motives={motives}
        value={draft.motive}
        required={!isFreeUntilAnswered(terms)}
        isWrong={form.error('idMotive') !== undefined}
        onChange={(motive) => setDraft({ ...draft, motive })}
      />
      <Field
        label={t`Note for the concierge (optional)`}
        error={form.error('note') && t`The note is too long. Shorten it.`}
      >
        {(control) => (
          <TextArea
            {...control}
            name="note"
            rows={3}
            maxLength={1000}
            value={draft.note}
            onChange={(event) => setDraft({ ...draft, note: event.target.value })}
          />
        )}
      </Field>
      {cost > 0 && <AcceptPenalty cost={cost} isWrong={form.error('acceptedPenalty') !== undefined} />}
      {hasOrders && lines && (
        <lines.WithStay
          idBooking={booking.id}
          waits={terms.kind === 'penalty'}
          chosen={chosen}
          onChosen={setChosen}
        />
      )}
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <KeptHere />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep the stay</Trans>
        </Button>
        <Button kind="danger" type="submit" busy={form.busy}>
          {terms.kind === 'penalty' ? <Trans>Request cancellation</Trans> : <Trans>Cancel the stay</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

/** What is typed, and the lines that are cancelled with the stay; sent together. */
function useCancelForm({ booking, terms, onClose, onTermsChanged }: CancelFormProps) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  const [draft, setDraft, clearDraft] = useDraft(`cancel-${booking.id}`, { motive: '', note: '' })
  const [chosen, setChosen] = useState<readonly ChosenLine[] | null>(null)
  const cost = terms.kind === 'penalty' ? terms.nights : 0
  const form = useForm({
    shape: cost > 0 ? accepted : isFreeUntilAnswered(terms) ? cancelBooking.body! : withReason,
    send: ({ idMotive, note, acceptedPenalty = cost }) =>
      call(cancelBooking, {
        body: {
          ...{ idBooking: booking.id, idMotive, note, acceptedPenalty },
          ...(chosen && chosen.length > 0 && { lines: [...chosen] }),
        },
      }),
    changed,
    refused: ({ code }) => {
      if (code === 'PENALTY_NOT_ACCEPTED') onTermsChanged()
    },
    done: ({ data }) => {
      clearDraft()
      onClose()
      if (data.bookingStatus === 'cancelled')
        toast(t`Stay cancelled`, { text: t`Its nights and benefits are back in your balance.` })
      else toast(t`Cancellation requested`, { text: t`You will see the club’s answer here.` })
      if (data.keptLines > 0)
        toast(t`Not everything that you ordered was cancelled`, {
          text: t`See what still stands on the stay’s page.`,
          tone: 'warn',
        })
    },
  })
  return { form, draft, setDraft, chosen, setChosen, cost }
}

interface MotiveChoiceProps extends Pick<CancelFormProps, 'motives'> {
  value: string
  /** Nobody has answered the request: whoever takes it back owes no reason. */
  required: boolean
  isWrong: boolean
  onChange: (motive: string) => void
}

function MotiveChoice({ motives, value, required, isWrong, onChange }: MotiveChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <FieldGroup
      legend={required ? <Trans>Reason</Trans> : <Trans>Reason (optional)</Trans>}
      required={required}
      error={isWrong ? t`Choose a reason.` : undefined}
    >
      <div className="cancel-motives">
        {motives.map(({ id, name }) => (
          <Option
            key={id}
            name="idMotive"
            value={id}
            required={required}
            title={name[language]}
            checked={value === String(id)}
            aria-invalid={isWrong || undefined}
            onChange={() => onChange(String(id))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function AcceptPenalty({ cost, isWrong }: { cost: number; isWrong: boolean }) {
  const { t } = useLingui()
  return (
    <FieldGroup
      legend={<Trans>Penalty</Trans>}
      required
      error={isWrong ? t`Accept the penalty to go on, or keep the stay.` : undefined}
    >
      {/* A penalty that changed meanwhile is another one to accept. */}
      <Checkbox key={cost} name="acceptedPenalty" value={cost} aria-invalid={isWrong || undefined}>
        {t`${plural(cost, {
          one: 'I accept that cancelling costs # night.',
          other: 'I accept that cancelling costs # nights.',
        })}`}
      </Checkbox>
    </FieldGroup>
  )
}
