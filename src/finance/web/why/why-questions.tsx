import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { type Question, withdrawQuestion } from '../../questions/question.endpoints.ts'
import { isCharge } from './is-charge.ts'
import { WhyHeading } from './why-heading.tsx'

/** What was asked about a figure and what the club answered, the earliest first. */
export function WhyQuestions({ why }: { why: Why }) {
  const { questions } = why
  if (questions.length === 0) return null
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>Questions about it</Trans>
      </WhyHeading>
      <ul className="why-rows why-questions">
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionOf question={question} why={why} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QuestionOf({ question, why }: { question: Question; why: Why }) {
  const { currency, zone } = why
  const language = useLanguage()
  const { by, words, askedAt, outcome, answer, settledAt, cents, correctedCents } = question
  const asked = todayIn(zone, new Date(askedAt))
  const name = `${by.name} ${by.lastname}`
  const day = dayInWords(asked, language)
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const answered = settledAt && dayInWords(todayIn(zone, new Date(settledAt)), language)
  return (
    <>
      <p className="small muted">
        <Trans>
          {name} asked on {day}
        </Trans>
      </p>
      <blockquote>{words}</blockquote>
      {outcome === null && (
        <Waits
          question={question}
          setAside={isCharge(why)}
          by={dayInWords(question.answerBy ?? asked, language)}
        />
      )}
      {outcome === 'withdrawn' && (
        <p className="small muted">
          <Trans>Taken back on {answered}.</Trans>
        </p>
      )}
      {answer && (
        <>
          <p className="small muted">
            <Trans>The club answered on {answered}</Trans>
          </p>
          <blockquote>{answer}</blockquote>
          <p>
            {correctedCents === null ? (
              <Trans>
                The figure of <b>{money(cents)}</b> stands.
              </Trans>
            ) : (
              <Trans>
                It was corrected from {money(cents)} to <b>{money(correctedCents)}</b>.
              </Trans>
            )}
          </p>
        </>
      )}
    </>
  )
}

interface WaitsProps {
  question: Question
  /** Its charge is set aside. */
  setAside: boolean
  by: string
}

/** An open question: until when the club answers, and that it can be taken back. */
function Waits({ question, setAside, by }: WaitsProps) {
  const { t } = useLingui()
  const { trusted, user } = useSession()
  const queries = useQueryClient()
  const back = useSend<void>({
    send: (_, idempotencyKey) =>
      call(withdrawQuestion, { body: { idQuestion: question.id }, idempotencyKey }),
    done: () => {
      toast(t`Question taken back`)
      void queries.invalidateQueries()
    },
  })
  return (
    <>
      <p>
        {setAside ? (
          <Trans>The club answers here by {by}, and by email. Until then the charge is set aside.</Trans>
        ) : (
          <Trans>The club answers here by {by}, and by email.</Trans>
        )}
      </p>
      {back.failure && <FormError>{back.failure.message}</FormError>}
      {!trusted && !user.isAdmin && (
        <div>
          <Button kind="secondary" size="small" busy={back.busy} onClick={() => void back.send()}>
            <Trans>Take the question back</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
