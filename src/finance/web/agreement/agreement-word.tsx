import { Plural, Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { AgreementWord as Word } from '../../statement.endpoints.ts'

interface AgreementWordProps {
  word: Word
  /** Transactions that came after it. */
  newSince?: number
}

/** A word of the owner: accepted or rejected, when and why, and what the club said to it. */
export function AgreementWord({ word, newSince = 0 }: AgreementWordProps) {
  const language = useLanguage()
  const { zone } = useContract()
  const { user } = useSession()
  const dayOf = (instant: string) => formatDay(todayIn(zone, new Date(instant)), language)
  const respondedOn = word.respondedAt && dayOf(word.respondedAt)
  return (
    <div className="agreement-word">
      <p className="row wrap">
        {word.accepted ? (
          <Chip tone="good" icon={CircleCheck}>
            <Trans id="agreement.accepted">Accepted</Trans>
          </Chip>
        ) : (
          <Chip tone="bad" icon={CircleX}>
            <Trans id="agreement.rejected">Rejected</Trans>
          </Chip>
        )}
        <span className="muted numeric">{dayOf(word.answeredAt)}</span>
      </p>
      {newSince > 0 && (
        <p>
          <Plural
            value={newSince}
            one="# transaction came after this answer."
            other="# transactions came after this answer."
          />
        </p>
      )}
      {word.comment && (
        <figure className="agreement-said">
          <figcaption className="label">
            {user.isAdmin ? <Trans>The owner’s comment</Trans> : <Trans>Your comment</Trans>}
          </figcaption>
          <blockquote>{word.comment}</blockquote>
        </figure>
      )}
      {word.response && (
        <figure className="agreement-said agreement-response">
          <figcaption className="label">
            <Trans>The club’s answer, {respondedOn}</Trans>
          </figcaption>
          <blockquote>{word.response}</blockquote>
        </figure>
      )}
      {!word.accepted && !word.response && (
        <p className="small muted">
          <Trans>The club reads every comment, and its answer appears here.</Trans>
        </p>
      )}
    </div>
  )
}
