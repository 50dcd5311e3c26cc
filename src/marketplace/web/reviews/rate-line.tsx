import './reviews.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { listOrders, type OrderLine } from '../../orders/orders.endpoints.ts'
import { MOST_REVIEW_LETTERS } from '../../reviews/review.ts'
import { listOwnReviews, listReviews, type OwnReview, saveReview } from '../../reviews/reviews.endpoints.ts'
import { Stars } from './rating.tsx'

interface RateLineProps {
  idOrder: number
  /** A line, or a package with its parts: those that took place are asked about one by one. */
  lines: readonly OrderLine[]
}

/** After the activity: how it was, in stars and a sentence. The owner's own to say. */
export function RateLine({ idOrder, lines }: RateLineProps) {
  const { trusted } = useSession()
  const { data } = useQuery({ ...queryOf(listOwnReviews, { query: { idOrder } }), enabled: !trusted })
  return lines.map((line) => {
    const review = data?.data.find(({ idLine }) => idLine === line.id)
    if (!review || (!review.mayRate && review.stars === null)) return null
    return <OneLine key={`${line.id} ${review.stars} ${review.words}`} line={line} review={review} />
  })
}

function OneLine({ line, review }: { line: OrderLine; review: OwnReview }) {
  const { user } = useSession()
  const [editing, setEditing] = useState(false)
  const name = line.name[useLanguage()]
  const { stars, words, answer, hiddenReason, mayRate } = review
  const mayNow = mayRate && !user.isAdmin
  if (stars === null || editing) {
    if (!mayNow) return null
    return (
      <RateForm name={name} review={review} onClose={stars === null ? undefined : () => setEditing(false)} />
    )
  }
  return (
    <div className="rated">
      <p>
        <span className="label">
          <Trans>Your review</Trans>
        </span>{' '}
        <Stars of={stars} />
      </p>
      {words && <p>“{words}”</p>}
      {answer && (
        <p className="small muted">
          <Trans>The club answers: {answer}</Trans>
        </p>
      )}
      {hiddenReason && (
        <p className="small muted">
          <Trans>Not shown to others. The club writes: {hiddenReason}</Trans>
        </p>
      )}
      {mayNow && (
        <Button kind="ghost" size="small" onClick={() => setEditing(true)}>
          <Trans>Change my review</Trans>
        </Button>
      )}
    </div>
  )
}

interface RateFormProps {
  name: string
  review: OwnReview
  onClose: (() => void) | undefined
}

function RateForm({ name, review, onClose }: RateFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const group = useId()
  const [stars, setStars] = useState(review.stars ?? 0)
  const [words, setWords] = useState(review.words ?? '')
  const [tried, setTried] = useState(false)
  const { send, busy, failure } = useSend({
    send: (body: { idLine: number; stars: number; words: string }, idempotencyKey) =>
      call(saveReview, { body, idempotencyKey }),
    changed: () => {
      for (const one of [listOwnReviews, listReviews, listOrders])
        void client.invalidateQueries({ queryKey: keyOf(one) })
    },
    done: () => {
      onClose?.()
      toast(t`Thank you for your review`)
    },
  })
  const error = failure?.message ?? (tried && stars === 0 ? t`Choose one to five stars.` : null)
  const labels = [t`1 star`, t`2 stars`, t`3 stars`, t`4 stars`, t`5 stars`]
  return (
    <form
      className="rate"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (stars > 0) void send({ idLine: review.idLine, stars, words: words.trim() })
      }}
    >
      <fieldset>
        <legend className="label">
          <Trans>How was {name}?</Trans>
        </legend>
        <div className="rate-stars">
          {labels.map((label, index) => (
            <label key={label} data-full={index < stars}>
              <input
                type="radio"
                name={group}
                value={index + 1}
                checked={stars === index + 1}
                onChange={() => setStars(index + 1)}
              />
              <span className="hidden-text">{label}</span>
              <span aria-hidden className="numeric">
                {index + 1}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={<Trans>One sentence, if you like</Trans>}
        hint={t`Other owners read it without your name; the club sees who wrote it.`}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={MOST_REVIEW_LETTERS}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {error && <FormError>{error}</FormError>}
      <p className="row wrap">
        <Button type="submit" kind="secondary" size="small" busy={busy}>
          <Trans>Send the review</Trans>
        </Button>
        {onClose && (
          <Button kind="ghost" size="small" onClick={onClose}>
            <Trans>Leave it as it is</Trans>
          </Button>
        )}
      </p>
    </form>
  )
}
