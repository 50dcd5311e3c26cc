import { Trans } from '@lingui/react/macro'

interface DurationWordsProps {
  minutes: number
  /** The longest, where it is not always as long. */
  most?: number | null
}

/** How long something takes: "50 min", "3 h", "1 h 30 min", "50 min to 1 h 20 min". */
export function DurationWords({ minutes, most = null }: DurationWordsProps) {
  if (most === null || most === minutes) return <Length minutes={minutes} />
  return (
    <Trans>
      <Length minutes={minutes} /> to <Length minutes={most} />
    </Trans>
  )
}

function Length({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return <Trans>{rest} min</Trans>
  if (rest === 0) return <Trans>{hours} h</Trans>
  return (
    <Trans>
      {hours} h {rest} min
    </Trans>
  )
}
