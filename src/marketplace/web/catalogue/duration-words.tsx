import { Trans } from '@lingui/react/macro'

/** How long something takes: "50 min", "3 h", "1 h 30 min". */
export function DurationWords({ minutes }: { minutes: number }) {
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
