import { Plural, Trans } from '@lingui/react/macro'
import { boot, phoneLink } from '../../../web/boot.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { CancelTerms } from '../../cancel/penalty.ts'

/** What cancelling would mean today, in a sentence or two. */
export function CancelTermsWords({ terms }: { terms: CancelTerms }) {
  const inWords = useDayInWords()
  const { phone } = boot
  if (terms.kind === 'free' && terms.unanswered)
    return (
      <Trans>
        Cancelling costs nothing until the resort has answered. Nights and benefits return to your balance.
      </Trans>
    )
  if (terms.kind === 'free') {
    const day = inWords(terms.until)
    return <Trans>Cancelling is free until {day}. Nights and benefits return to your balance.</Trans>
  }
  if (terms.kind === 'too-late') {
    return (
      <Trans>
        Check-in is 2 days away or less, so this stay can’t be cancelled here. The concierge can help:{' '}
        <a className="link" href={phoneLink}>
          {phone}
        </a>
      </Trans>
    )
  }
  if (terms.nights === 0) {
    return <Trans>Cancelling now costs no nights, but the club has to agree.</Trans>
  }
  return (
    <>
      <Plural
        value={terms.nights}
        one="Cancelling now costs # night of your balance."
        other="Cancelling now costs # nights of your balance."
      />{' '}
      <Trans>The rest returns once the club agrees.</Trans>
      {terms.from && (
        <>
          {' '}
          <CountsFrom day={inWords(terms.from)} />
        </>
      )}
    </>
  )
}

function CountsFrom({ day }: { day: string }) {
  return <Trans>The stay was moved inside its penalty window, so the cost counts from {day}.</Trans>
}
