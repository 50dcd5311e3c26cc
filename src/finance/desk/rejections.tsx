import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { answerRejection, listRejections, type Rejection } from '../desk.endpoints.ts'

/** The years whose transactions an owner has rejected, and the club's answer to each. */
export function Rejections({ query }: { query: QueueOf<Rejection> }) {
  const { t } = useLingui()
  return (
    <Queue query={query}>
      {(one) => {
        const [lastname, year] = [one.owner.lastname, String(one.year)]
        return (
          <WaitingItem
            key={one.id}
            title={<Trans>Transactions of {year}</Trans>}
            owner={one.owner}
            coOwners={one.coOwners}
            since={one.answeredAt}
            zone={one.zone}
            facts={[
              { label: <Trans>Contract</Trans>, value: one.contract },
              { label: <Trans>Hotel</Trans>, value: one.hotel },
              { label: <Trans>Residence</Trans>, value: one.residence },
            ]}
            words={one.comment}
            actions={
              <Decision
                label={<Trans>Reply</Trans>}
                name={t`Reply to ${lastname}, ${year}`}
                kind="primary"
                title={<Trans>Answer this rejection</Trans>}
                lead={
                  <Trans>
                    The owner reads it beside their comment, and may accept the year or write again.
                  </Trans>
                }
                field={t`Answer`}
                most={2000}
                draft={`rejection-${one.id}`}
                said={t`Answer sent`}
                queue={keyOf(listRejections)}
                decide={(response, idempotencyKey) =>
                  call(answerRejection, {
                    body: { idAgreement: one.id, response },
                    idempotencyKey,
                    held: true,
                  })
                }
              />
            }
          />
        )
      }}
    </Queue>
  )
}
