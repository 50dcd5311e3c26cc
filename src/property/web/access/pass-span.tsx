import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'

/** From when to when a pass opens, by the resort's clock: `yyyy-mm-dd hh:mm`. */
export function PassSpan({ from, to }: { from: string; to: string }) {
  const isWhole = to.endsWith('24:00')
  return (
    <dl className="pass-span numeric">
      <div>
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>
          <Moment wall={from} isWhole={isWhole} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Until</Trans>
        </dt>
        <dd>
          <Moment wall={to} isWhole={isWhole} />
        </dd>
      </div>
    </dl>
  )
}

function Moment({ wall, isWhole }: { wall: string; isWhole: boolean }) {
  const language = useLanguage()
  const [day = '', time = ''] = wall.split(' ')
  return (
    <>
      <span>{dayInWords(day, language)}</span>{' '}
      <span>{isWhole ? <Trans>24 hours</Trans> : formatTime(time)}</span>
    </>
  )
}
