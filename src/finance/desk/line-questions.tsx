import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../kernel/day.ts'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { useLanguage } from '../../web/words.ts'
import type { WaitingQuestion } from '../questions/question.endpoints.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { deskMoney } from './desk-money.ts'

/** What owners ask about lines of their statements, and the answer to each. */
export function LineQuestions({ query }: { query: QueueOf<WaitingQuestion> }) {
  return <Queue query={query}>{(one) => <Waiting key={one.id} one={one} />}</Queue>
}

function Waiting({ one }: { one: WaitingQuestion }) {
  const language = useLanguage()
  const { currency, cents, nowCents, day, due, isLate } = one
  const dueDay = due && formatDay(due, language)
  return (
    <WaitingItem
      title={one.concept[language]}
      owner={one.owner}
      coOwners={one.coOwners}
      since={one.askedAt}
      zone={one.zone}
      facts={[
        { label: <Trans>Amount</Trans>, value: deskMoney({ cents, currency }) },
        ...(nowCents === cents
          ? []
          : [
              { label: <Trans>With its corrections</Trans>, value: deskMoney({ cents: nowCents, currency }) },
            ]),
        { label: <Trans>Reference</Trans>, value: one.reference },
        {
          label: <Trans>Date</Trans>,
          value: day ? formatDay(day, language) : <Trans>Not in the statement any more</Trans>,
        },
        ...(dueDay
          ? [
              {
                label: <Trans>Due on</Trans>,
                value: isLate ? <Trans>{dueDay}, past due</Trans> : dueDay,
              },
            ]
          : []),
        { label: <Trans>Contract</Trans>, value: one.contract },
        { label: <Trans>Hotel</Trans>, value: one.hotel },
        { label: <Trans>Residence</Trans>, value: one.residence },
      ]}
      words={one.words}
      actions={<AnswerDialog one={one} />}
    />
  )
}
