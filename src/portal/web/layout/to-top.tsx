import { useLingui } from '@lingui/react/macro'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useScrolledPast } from './use-scrolled-past.ts'

/** From here the way back to the top shows (spec, section 9), in pixels. */
const SHOWN_AT = 250

/** Back to the top of a long page. */
export function ToTop() {
  const { t } = useLingui()
  const shown = useScrolledPast(SHOWN_AT)
  return (
    <button
      type="button"
      className={shown ? 'to-top to-top-shown' : 'to-top'}
      aria-label={t`Back to top`}
      onClick={toTop}
    >
      <ArrowUp className="icon" />
    </button>
  )
}

function toTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  // The button is about to vanish; whoever pressed it by keyboard goes on at the top.
  document.getElementById('main')?.focus({ preventScroll: true })
}
