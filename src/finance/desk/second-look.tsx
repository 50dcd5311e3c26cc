import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'

/** Whether the server has called a figure large, or one knows it before, and whether one has looked at it again. */
export function useSecondLook(isLarge = false) {
  const [asked, setAsked] = useState(isLarge)
  const [looked, setLooked] = useState(false)
  return {
    /** Goes with the call. */
    looked,
    /** Looks at what the server answers. */
    heard: <R extends { ok: boolean; code?: string }>(result: R): R => {
      if (!result.ok && result.code === 'LARGE_FIGURE') setAsked(true)
      return result
    },
    /** The word that is asked for, once it is. */
    box: asked && (
      <Checkbox checked={looked} onChange={(event) => setLooked(event.target.checked)}>
        <Trans>I have looked at this figure again, and it is right.</Trans>
      </Checkbox>
    ),
  }
}
