import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'

interface SecondLookOptions {
  /** It is known before anything is sent that a figure is large. */
  isLarge?: boolean
  /** What is looked at twice and why, where no refusal has said so. */
  why?: ReactNode
  /** It is about more than one sum. */
  many?: boolean
}

/** Whether the server has called a figure large, or one knows it before, and whether one has looked at it again. */
export function useSecondLook({ isLarge = false, why, many }: SecondLookOptions = {}) {
  const [heardOf, setAsked] = useState(false)
  const asked = heardOf || isLarge
  const [looked, setLooked] = useState(false)
  return {
    /** Goes with the call. */
    looked,
    /** Looks at what the server answers. */
    heard: <R extends { ok: boolean; code?: string }>(result: R): R => {
      if (!result.ok && result.code === 'LARGE_FIGURE') setAsked(true)
      return result
    },
    /** The word that is asked for, once it is; the refusal, or `why`, says what is looked at twice. */
    box: asked && (
      <div className="stack">
        {why}
        <Checkbox checked={looked} onChange={(event) => setLooked(event.target.checked)}>
          {many ? (
            <Trans>I have looked at these sums again, and they are right.</Trans>
          ) : (
            <Trans>I have looked at this figure again, and it is right.</Trans>
          )}
        </Checkbox>
      </div>
    ),
  }
}
