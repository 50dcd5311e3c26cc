import { useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { CartLine } from '../../cart.ts'
import { LINE_FAULT_WORDS, type LineFault } from '../../line-fault.ts'

/** The sentence alone, of a fault that names no number. */
export function LineFaultWords({ fault }: { fault: LineFault }) {
  const { i18n } = useLingui()
  const { id, message } = LINE_FAULT_WORDS[fault]
  return i18n._(id, undefined, { message })
}

/** What keeps a line from being ordered, in a sentence that says what to do. */
export function LineFaultNote({
  fault,
  line,
}: {
  fault: LineFault
  line: Pick<CartLine, 'most' | 'people' | 'qty'>
}) {
  const { i18n } = useLingui()
  const { id, message } = LINE_FAULT_WORDS[fault]
  return (
    <p className="field-error cart-problem">
      <CircleAlert className="icon-small" aria-hidden />
      <span>{i18n._(id, { most: line.most, seats: line.people * line.qty }, { message })}</span>
    </p>
  )
}
