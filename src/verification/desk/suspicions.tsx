import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { closeSuspicion, listSuspicions, type Suspicion } from '../desk.endpoints.ts'

/** Messages and calls that somebody did not trust. */
export function Suspicions({ query }: { query: QueueOf<Suspicion> }) {
  return <Queue query={query}>{(one) => <SuspiciousItem key={one.id} one={one} />}</Queue>
}

function SuspiciousItem({ one }: { one: Suspicion }) {
  const { t } = useLingui()
  const { id, at, kind, code, isOurCode, words, from, readBy } = one
  const title = kind === 'call' ? t`A call with the wrong number` : t`A message that somebody does not trust`
  return (
    <WaitingItem
      title={title}
      chip={isOurCode && <Chip tone="pending">{t`Has a code of ours`}</Chip>}
      owner={
        from && {
          name: from.name ?? '',
          lastname: from.lastname ?? (from.name === null ? t`Somebody who did not sign in` : ''),
          email: from.email,
        }
      }
      since={at}
      facts={[
        ...(code ? [{ label: <Trans>Code</Trans>, value: code }] : []),
        ...(kind === 'call'
          ? [
              {
                label: <Trans>Right number seen by</Trans>,
                value: readBy ?? <Trans>Nobody of the desk</Trans>,
              },
            ]
          : []),
      ]}
      words={words}
      actions={
        <Decision
          label={from ? <Trans>Answer and close</Trans> : <Trans>Close</Trans>}
          name={from ? t`Answer and close: ${title}` : t`Close: ${title}`}
          kind="primary"
          title={from ? <Trans>Answer this report</Trans> : <Trans>Close this report</Trans>}
          lead={
            from ? (
              <Trans>It leaves the queue. What you write goes out by email, without what was reported.</Trans>
            ) : (
              <Trans>It leaves the queue. Nobody can be answered; write down what was done.</Trans>
            )
          }
          field={from ? t`Answer` : t`What was done`}
          {...(!from && { hint: t`The club’s people read this, nobody else.`, told: null })}
          {...(from && {
            hint: t`Whoever reported it reads this, as you write it.`,
            told: t`It goes out by email.`,
          })}
          most={2000}
          draft={`suspicion-${id}`}
          said={t`Report closed`}
          queue={keyOf(listSuspicions)}
          decide={(answer, idempotencyKey) =>
            call(closeSuspicion, { body: { idSuspicion: id, answer }, idempotencyKey, held: true })
          }
        />
      }
    />
  )
}
