import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock3 from 'lucide-react/icons/clock-3'
import Hourglass from 'lucide-react/icons/hourglass'
import { useEffect, useRef } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import type { Verdict } from '../../pass-verdict.ts'
import { ACCESS_TYPE_WORDS } from '../access/access-words.tsx'
import { PassSpan } from '../access/pass-span.tsx'
import { formatClock } from './clock.ts'
import type { GateAnswer } from './offline-check.ts'
import type { Gate } from './use-gate.ts'

/** A verdict as colour, icon and words: no one of them alone. */
const LOOK: Record<Verdict, { icon: LucideIcon; words: MessageDescriptor; tone: string }> = {
  valid: { icon: CircleCheck, words: msg`Valid: let them in`, tone: 'good' },
  'not-yet': { icon: Hourglass, words: msg`Not yet`, tone: 'pending' },
  ended: { icon: Clock3, words: msg`Over`, tone: 'quiet' },
  withdrawn: { icon: Ban, words: msg`Withdrawn: don’t let them in`, tone: 'bad' },
  unknown: { icon: CircleQuestionMark, words: msg`Unknown: not a pass of this club`, tone: 'bad' },
}

/** What the pass is worth, in large type, and what the guard needs; nothing of the owner. */
export function GateVerdict({
  gate,
  answer,
  onNext,
}: {
  gate: Gate
  answer: GateAnswer
  onNext: () => void
}) {
  const next = () => {
    gate.clear()
    onNext()
  }
  const { i18n } = useLingui()
  const { icon: Icon, words, tone } = LOOK[answer.verdict]
  const place = useRef<HTMLHeadingElement>(null)
  const { verdict, visitor } = answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new verdict is what the guard has to hear, and what was noted takes its button away
  useEffect(() => place.current?.focus(), [verdict, visitor?.idPass, visitor?.entries, visitor?.insideSince])
  return (
    <section className={`gate-verdict tone-${tone}`}>
      <h2 ref={place} tabIndex={-1} className="gate-word">
        <Icon aria-hidden />
        {i18n._(words)}
      </h2>
      {visitor && <Visitor visitor={visitor} />}
      {answer.offline && (
        <p className="small">
          <Trans>
            Checked by this device alone: the signature, the hours and the last list of withdrawn passes.
          </Trans>
        </p>
      )}
      <div className="gate-acts">
        {visitor && verdict === 'valid' && !visitor.insideSince && (
          <Button busy={gate.busy} onClick={() => void gate.note('in')}>
            <Trans>Note the entry</Trans>
          </Button>
        )}
        {visitor?.insideSince && (
          <Button busy={gate.busy} onClick={() => void gate.note('out')}>
            <Trans>Note the exit</Trans>
          </Button>
        )}
        {visitor?.insideSince && verdict === 'valid' && (
          <Button kind="secondary" busy={gate.busy} onClick={() => void gate.note('in')}>
            <Trans>Note another entry</Trans>
          </Button>
        )}
        <Button kind="secondary" onClick={next}>
          <Trans>Next visitor</Trans>
        </Button>
      </div>
    </section>
  )
}

function Visitor({ visitor }: { visitor: NonNullable<GateAnswer['visitor']> }) {
  const { i18n } = useLingui()
  const { resort, residence, insideSince } = visitor
  const type = i18n._(ACCESS_TYPE_WORDS[visitor.type])
  const since = insideSince && formatClock(insideSince)
  return (
    <>
      <p className="gate-name">{visitor.name}</p>
      <p className="gate-where">
        {visitor.type === 'AC' ? (
          <Trans>
            {type}: {residence}, {resort}
          </Trans>
        ) : (
          <Trans>
            {type}, {resort}, residence {residence}
          </Trans>
        )}
      </p>
      <PassSpan from={visitor.from} to={visitor.to} />
      <p className="numeric" role="status">
        <Plural
          value={visitor.entries}
          _0="No entries so far."
          one="# entry so far."
          other="# entries so far."
        />{' '}
        {since && <Trans>Inside since {since}.</Trans>}
      </p>
    </>
  )
}
