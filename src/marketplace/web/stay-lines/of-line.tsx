import './stay-lines.css'
import { Trans } from '@lingui/react/macro'
import { boot, phoneLink } from '../../../web/boot.ts'
import { StayLineDeeds } from './stay-line-deeds.tsx'
import { useStayLines } from './use-stay-lines.ts'

interface OfLineProps {
  idBooking: number
  idLine: number
}

/** A line where it stands in the days of its stay: changed or cancelled there; after its limit the concierge does it. */
export default function OfLine({ idBooking, idLine }: OfLineProps) {
  const line = useStayLines(idBooking).find((one) => one.idLine === idLine)
  if (!line) return null
  const { move, amount, cancel } = line.may
  const { phone } = boot
  if (move || amount || cancel) return <StayLineDeeds line={line} mayChange />
  return (
    <a className="link small" href={phoneLink}>
      <Trans>Call the concierge to change it, {phone}</Trans>
    </a>
  )
}
