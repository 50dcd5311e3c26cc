import { Plural, Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { AgreementWord as Word } from '../../statement.endpoints.ts'

interface AgreementWordProps {
  word: Word
  /** The owner's newest answer: what came after it is said. */
  counts?: boolean
}

/** A word of an owner: accepted or rejected, by whom where several hold the contract, when and why, and what the club said. */
export function AgreementWordLine({ word, counts = false }: AgreementWordProps) {
  const language = useLanguage()
  const { zone, coOwners } = useContract()
  const { user } = useSession()
  const mine = word.by.idOwner === user.idOwner
  const who = `${word.by.name} ${word.by.lastname}`
  const newSince = counts ? word.newSince : 0
  const dayOf = (instant: string) => dayInWords(todayIn(zone, new Date(instant)), language)
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
        {(coOwners.length > 0 || (user.idOwner !== null && !mine)) && (
          <span>{mine ? <Trans>by you</Trans> : <Trans>by {who}</Trans>}</span>
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
            {mine ? <Trans>Your comment</Trans> : <Trans>The owner’s comment</Trans>}
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
