import { useLingui } from '@lingui/react/macro'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, useState } from 'react'
import { keepLater } from '../../../web/ui/toast/keep-later.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The scroll position from which the button to the top shows (spec, section 9), in pixels. */
const SHOWN_AT = 250

const NARROW = '(max-width: 47.5em)'
/** The least way up that counts as turning back, and not as the page settling, in pixels. */
const TURNED = 8

/** Back to the top of a long page; it rises over what one may want to press there. */
export function ToTop() {
  const { t } = useLingui()
  const past = useScrolledPast(SHOWN_AT)
  const isBack = useScrolledBack()
  const shown = past && isBack
  const button = useRef<HTMLButtonElement>(null)
  useEffect(
    () => (shown && button.current ? keepLater(button.current, 'keepOffControls') : undefined),
    [shown],
  )
  return (
    <button
      ref={button}
      type="button"
      className={shown ? 'to-top to-top-shown' : 'to-top'}
      aria-label={t`Back to top`}
      onClick={toTop}
    >
      <ArrowUp className="icon" />
    </button>
  )
}

/** In a narrow window the button would lie over what is read: there it comes when one turns back. Elsewhere always. */
function useScrolledBack(): boolean {
  const [back, setBack] = useState(() => !matchMedia(NARROW).matches)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      if (Math.abs(scrollY - last) < TURNED) return
      setBack(scrollY < last || !matchMedia(NARROW).matches)
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return back
}

function toTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  // The button is about to vanish; whoever pressed it by keyboard goes on at the top.
  document.getElementById('main')?.focus({ preventScroll: true })
}
