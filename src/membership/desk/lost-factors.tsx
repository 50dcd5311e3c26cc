import './lost-factors.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import * as z from 'zod/mini'
import { day, text } from '../../kernel/check.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useClubZone } from '../../web/club-zone.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { useForm } from '../../web/forms/use-form.ts'
import { Button } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { Moment } from '../../web/ui/moment.tsx'
import { useLanguage } from '../../web/words.ts'
import {
  answerLoss,
  declineLoss,
  grantLoss,
  listLosses,
  MOST_LOSS_REASON,
  type WaitingLoss,
} from '../desk.endpoints.ts'
import { LEAST_RIGHT, type LossQuestion } from '../lost-factor.ts'
import type { Relation } from '../relations.ts'

/** What somebody trusted is to the owner, in brackets after a name. */
const RELATION_OF_THEM: Readonly<Record<Relation, MessageDescriptor>> = {
  spouse: msg`spouse`,
  child: msg`child`,
  heir: msg`heir`,
  assistant: msg`assistant`,
  accountant: msg`accountant`,
  lawyer: msg`lawyer`,
}

/** Second factors that owners say they have lost. */
export function LostFactors({ query }: { query: QueueOf<WaitingLoss> }) {
  return <Queue query={query}>{(one) => <LostItem key={one.id} one={one} />}</Queue>
}

function LostItem({ one }: { one: WaitingLoss }) {
  const { id, at, owner, questions, goesAt } = one
  const facts = useFactsOfLoss(one)
  const right = questions.filter(({ isRight }) => isRight).length
  return (
    <WaitingItem
      title={<Trans>A second factor is lost</Trans>}
      chip={
        goesAt ? (
          <Chip tone="pending">
            <Trans>Goes within a day</Trans>
          </Chip>
        ) : (
          <Chip tone={right >= LEAST_RIGHT ? 'good' : 'plain'}>
            <Plural value={right} one="# right answer" other="# right answers" />
          </Chip>
        )
      }
      owner={owner}
      since={at}
      facts={facts}
      more={
        !goesAt && (
          <ul className="lost-questions">
            {questions.map((question) => (
              <li key={question.question}>
                <Question idLoss={id} {...question} />
              </li>
            ))}
          </ul>
        )
      }
      actions={<LossDecisions one={one} mayGo={!goesAt && right >= LEAST_RIGHT} />}
    />
  )
}

/** What the desk needs for its call: the number, what was said, and who else may know the answers. */
function useFactsOfLoss({ fromDoor, owner, goesAt, grantedBy, alsoKnow }: WaitingLoss) {
  const clock = useClubZone()
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(useLanguage())
  const others = list.format(
    alsoKnow.map(({ name: other, relation }) => {
      const as = relation === 'co-owner' ? t`co-owner` : i18n._(RELATION_OF_THEM[relation])
      return `${other} (${as})`
    }),
  )
  const { name, phone, phoneBefore } = owner
  return [
    { label: <Trans>Call this number</Trans>, value: <PhoneToCall phone={phone} /> },
    ...(phoneBefore
      ? [{ label: <Trans>The phone number was changed</Trans>, value: <BeforeThat {...phoneBefore} /> }]
      : []),
    {
      label: <Trans>Said</Trans>,
      value: fromDoor ? (
        <Trans>When signing in, after the right password</Trans>
      ) : (
        <Trans>By phone, to the desk</Trans>
      ),
    },
    ...(alsoKnow.length > 0
      ? [
          {
            label: <Trans>May know the answers too</Trans>,
            value: (
              <Trans>
                {others}. Make sure that it is {name} whom you hear.
              </Trans>
            ),
          },
        ]
      : []),
    ...(goesAt
      ? [
          { label: <Trans>Removed on</Trans>, value: <Moment at={goesAt} zone={clock} /> },
          { label: <Trans>Decided by</Trans>, value: grantedBy },
        ]
      : []),
  ]
}

function PhoneToCall({ phone }: { phone: string | null }) {
  if (!phone) return <Trans>No phone number in the account</Trans>
  return (
    <a className="link lost-phone" href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>
      {phone}
    </a>
  )
}

/** The telephone of before: whoever took the account over may have put in their own. */
function BeforeThat(phoneBefore: NonNullable<WaitingLoss['owner']['phoneBefore']>) {
  const clock = useClubZone()
  return (
    <>
      <Moment at={phoneBefore.until} zone={clock} />{' '}
      {phoneBefore.phone ? (
        <Trans>Before it was {phoneBefore.phone}: call that one too.</Trans>
      ) : (
        <Trans>Before there was none.</Trans>
      )}
    </>
  )
}

/** Whether the factor goes, once enough answers were right, or stays. */
function LossDecisions({ one: { id, owner }, mayGo }: { one: WaitingLoss; mayGo: boolean }) {
  const { t } = useLingui()
  const who = `${owner.name} ${owner.lastname}`
  const decision = {
    most: MOST_LOSS_REASON,
    queue: keyOf(listLosses),
    field: t`Reason`,
    hint: t`The club’s people read this, nobody else.`,
  }
  return (
    <>
      {mayGo && (
        <Decision
          {...decision}
          label={<Trans>Remove the factor</Trans>}
          name={t`Remove the factor: ${who}`}
          kind="primary"
          title={<Trans>Remove the second factor of {who}</Trans>}
          lead={
            <Trans>
              It goes in 24 hours, with its recovery codes; passkeys stay. {who} is told now at every address
              that the club has, and can stop it.
            </Trans>
          }
          draft={`loss-grant-${id}`}
          said={t`The factor goes in 24 hours`}
          decide={(reason, idempotencyKey) =>
            call(grantLoss, { body: { idLoss: id, reason }, idempotencyKey, held: true })
          }
        />
      )}
      <Decision
        {...decision}
        label={<Trans>Keep the factor</Trans>}
        answer="no"
        name={t`Keep the factor: ${who}`}
        title={<Trans>Keep the second factor of {who}</Trans>}
        lead={<Trans>It leaves the queue and the factor stays as it is.</Trans>}
        told={null}
        draft={`loss-decline-${id}`}
        said={t`The factor stays`}
        decide={(reason, idempotencyKey) =>
          call(declineLoss, { body: { idLoss: id, reason }, idempotencyKey, held: true })
        }
      />
    </>
  )
}

interface QuestionProps {
  idLoss: number
  question: LossQuestion
  triesLeft: number
  isRight: boolean | null
}

/** One question: what the owner says is typed, and compared by the portal. What is right is shown to nobody. */
function Question({ idLoss, question, triesLeft, isRight }: QuestionProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const labels: Record<LossQuestion, string> = {
    contract: t`The number of a contract`,
    residence: t`The number of a residence`,
    since: t`The year in which a contract began`,
    'past-stay': t`The day of arrival of one of the last three stays`,
    'next-stay': t`The day of arrival of a coming stay`,
  }
  const isDay = question === 'past-stay' || question === 'next-stay'
  const form = useForm({
    shape: z.object({ said: isDay ? day() : text(60) }),
    send: ({ said }) => call(answerLoss, { body: { idLoss, question, said } }),
    done: () => queries.invalidateQueries({ queryKey: keyOf(listLosses) }),
  })
  const said =
    isRight === null ? null : isRight ? (
      <Chip tone="good" icon={Check}>
        <Trans>Right</Trans>
      </Chip>
    ) : (
      <Chip tone="bad" icon={X}>
        {triesLeft > 0 ? <Trans>Wrong, one more try</Trans> : <Trans>Wrong</Trans>}
      </Chip>
    )
  if (triesLeft === 0)
    return (
      <p className="lost-answered">
        <span>{labels[question]}</span>
        {said}
      </p>
    )
  return (
    <form {...form.props} className="lost-asked">
      <Field label={labels[question]} required error={form.error('said')}>
        {(control) => (
          <TextInput
            {...control}
            key={triesLeft}
            name="said"
            type={isDay ? 'date' : 'text'}
            inputMode={question === 'since' ? 'numeric' : undefined}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" kind="secondary" busy={form.busy}>
        <Trans>Compare</Trans>
      </Button>
      {said}
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
    </form>
  )
}
