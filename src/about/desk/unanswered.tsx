import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { FilesToSave } from '../../web/desk/files-to-save.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { saveFile } from '../../web/save-file.ts'
import {
  answerMessage,
  type Colleague,
  listUnanswered,
  type Unanswered as Message,
  readMessagePicture,
} from '../desk.endpoints.ts'
import { MailAnswer } from './mail-answer.tsx'

/** The queue, and those who may have answered by mail. */
interface MessageQueue extends QueueOf<Message> {
  data?: { data: readonly Message[]; staff: readonly Colleague[] } | undefined
}

/** The messages that nobody has answered in the portal. */
export function UnansweredQueue({ query }: { query: MessageQueue }) {
  const { t } = useLingui()
  return (
    <Queue query={query}>
      {(message) => {
        const { id, subject, body, to, contract, hotel, sentAt, owner, pictures } = message
        return (
          <WaitingItem
            key={id}
            title={subject}
            owner={owner}
            since={sentAt}
            facts={[
              {
                label: <Trans>To</Trans>,
                value: to ? `${to.name} ${to.lastname}` : <Trans>The concierge</Trans>,
              },
              ...(contract ? [{ label: <Trans>Contract</Trans>, value: contract }] : []),
              ...(hotel ? [{ label: <Trans>Hotel</Trans>, value: hotel }] : []),
            ]}
            words={body}
            more={
              pictures.length > 0 && (
                <FilesToSave
                  files={pictures}
                  save={(key) => saveFile(readMessagePicture, { query: { idMessage: id, key } })}
                />
              )
            }
            actions={
              <>
                <Decision
                  label={<Trans>Reply</Trans>}
                  name={t`Reply: ${subject}`}
                  kind="primary"
                  title={<Trans>Answer this message</Trans>}
                  lead={
                    <Trans>
                      The owner gets it by email, and reads it below their message. It cannot be changed
                      afterwards.
                    </Trans>
                  }
                  field={t`Answer`}
                  most={4000}
                  draft={`message-${id}`}
                  said={t`Answer sent`}
                  queue={keyOf(listUnanswered)}
                  decide={(answer, idempotencyKey) =>
                    call(answerMessage, { body: { idMessage: id, answer }, idempotencyKey, held: true })
                  }
                />
                <MailAnswer message={message} staff={query.data?.staff ?? []} />
              </>
            }
          />
        )
      }}
    </Queue>
  )
}
