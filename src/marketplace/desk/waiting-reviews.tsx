import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { useLanguage } from '../../web/words.ts'
import {
  listWaitingReviews,
  REVIEW_DEEDS,
  type ReviewDeed,
  settleReview,
  type WaitingReview,
} from '../reviews/reviews.endpoints.ts'
import { Stars } from '../web/reviews/rating.tsx'

const DEEDS: Record<ReviewDeed, Record<'label' | 'title' | 'lead' | 'field' | 'said', MessageDescriptor>> = {
  answer: {
    label: msg({ id: 'reviews.answer', message: 'Answer' }),
    title: msg`Answer this review`,
    lead: msg`Every owner reads the answer below the review.`,
    field: msg`Answer`,
    said: msg`Answer sent`,
  },
  hide: {
    label: msg`Hide`,
    title: msg`Hide these words?`,
    lead: msg`Nobody but their owner reads them any more. The stars still count: the average is the owners’.`,
    field: msg`Reason`,
    said: msg`Words hidden`,
  },
}

/** What owners said of things to do, and nobody has answered. */
export function WaitingReviews({ query }: { query: QueueOf<WaitingReview> }) {
  return <Queue query={query}>{(review) => <Waiting key={review.idLine} review={review} />}</Queue>
}

function Waiting({ review }: { review: WaitingReview }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { idLine, product, hotel, stars, words, day, at, owner } = review
  const name = product[language]
  return (
    <WaitingItem
      title={
        <>
          {name} · {hotel}
        </>
      }
      chip={<Stars of={stars} />}
      owner={owner}
      since={at}
      facts={[
        {
          label: <Trans>When it was</Trans>,
          value: <span className="numeric">{formatDay(day, language)}</span>,
        },
      ]}
      words={words}
      actions={REVIEW_DEEDS.map((deed) => {
        const said = DEEDS[deed]
        return (
          <Decision
            key={deed}
            label={i18n._(said.label)}
            name={`${i18n._(said.label)}: ${name}, ${owner.name} ${owner.lastname}`}
            kind={deed === 'answer' ? 'primary' : 'secondary'}
            answer={deed === 'answer' ? 'yes' : 'no'}
            title={i18n._(said.title)}
            lead={
              <>
                {i18n._(said.lead)} {words && <q>{words}</q>}
              </>
            }
            field={i18n._(said.field)}
            most={1000}
            draft={`review-${idLine}-${deed}`}
            said={i18n._(said.said)}
            queue={keyOf(listWaitingReviews)}
            decide={(written, idempotencyKey) =>
              call(settleReview, { body: { idLine, deed, words: written }, idempotencyKey, held: true })
            }
          />
        )
      })}
    />
  )
}
