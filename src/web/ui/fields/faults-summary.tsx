import './faults-summary.css'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { i18n } from '../../words.ts'
import { Note } from '../note.tsx'
import { type FormFault, faultsIn } from './faults-in.ts'

/** A live region has to stand for a moment before what it says is heard (milliseconds). */
const STANDS_MS = 200

/** How a reader goes on by themselves. */
const GOES_ON = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** What is drawn into the form that was submitted last. */
let shown: { place: HTMLElement; root: Root } | null = null

/**
 * Draws at the top of a form, which itself knows nothing of it, what is wrong in it: how many fields, said aloud once for each
 * time that it is submitted, and the name of each, which leads to it. One way for all forms, whatever they hold.
 */
export function showFaults(form: HTMLFormElement): void {
  shown?.root.unmount()
  shown?.place.remove()
  const place = Object.assign(document.createElement('div'), { className: 'faults-place' })
  form.prepend(place)
  shown = { place, root: createRoot(place) }
  shown.root.render(
    <I18nProvider i18n={i18n}>
      <FaultsSummary form={form} />
    </I18nProvider>,
  )
}

/** It follows what is typed, and goes with the last fault. A single one has the focus, and says itself what it is. */
function FaultsSummary({ form }: { form: HTMLFormElement }) {
  const { t } = useLingui()
  const faults = useFaultsIn(form)
  useFocusInSight(form)
  const count = faults.length
  const sentence = t`Nothing was sent: ${count} fields need another look.`
  // Its own region: the sign-in has no other, and one behind an open dialog is not heard.
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said !== '' || count < 2) return
    const soon = setTimeout(() => setSaid(sentence), STANDS_MS)
    return () => clearTimeout(soon)
  }, [said, count, sentence])
  return (
    <>
      <p role="status" className="hidden-text">
        {said}
      </p>
      {count > 1 && <Faults sentence={sentence} faults={faults} />}
    </>
  )
}

function Faults({ sentence, faults }: { sentence: string; faults: readonly FormFault[] }) {
  return (
    <div className="faults">
      <Note tone="bad" title={sentence}>
        <ul>
          {faults.map(({ id, name, control }) => (
            <li key={id}>
              <button type="button" className="link" onClick={() => goTo(control)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

function goTo(control: HTMLElement) {
  control.focus({ preventScroll: true })
  control.closest('.field')?.scrollIntoView({ block: 'center' })
}

/** What the answer puts into the form may push what has the focus out of the window: it comes back, until the reader goes on. */
function useFocusInSight(form: HTMLFormElement) {
  useEffect(() => {
    const watch = new MutationObserver(() =>
      requestAnimationFrame(() => {
        const on = document.activeElement
        if (on && form.contains(on)) on.scrollIntoView({ block: 'nearest' })
      }),
    )
    const letGo = () => watch.disconnect()
    watch.observe(form, { childList: true, subtree: true })
    for (const deed of GOES_ON) addEventListener(deed, letGo, { once: true })
    return () => {
      letGo()
      for (const deed of GOES_ON) removeEventListener(deed, letGo)
    }
  }, [form])
}

/** What is wrong in the form, as it is mended. */
function useFaultsIn(form: HTMLFormElement): readonly FormFault[] {
  const [faults, setFaults] = useState<readonly FormFault[]>([])
  useEffect(() => {
    const look = () => {
      const now = faultsIn(form)
      setFaults((before) => (isSame(before, now) ? before : now))
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(form, { childList: true, subtree: true, characterData: true })
    return () => watch.disconnect()
  }, [form])
  return faults
}

const isSame = (one: readonly FormFault[], other: readonly FormFault[]) =>
  one.length === other.length &&
  one.every(({ id, name }, at) => id === other[at]?.id && name === other[at].name)
