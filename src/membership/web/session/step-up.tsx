import { type ComponentType, useEffect, useState } from 'react'
import { type Confirmation, onConfirmItsYou } from '../../../web/calls/confirm-its-you.ts'
import { loadWords } from '../../../web/words.ts'
import type { StepUpProps } from '../keys/step-up-dialog.tsx'

interface Asked extends Pick<StepUpProps, 'deed' | 'ways'> {
  Dialog: ComponentType<StepUpProps>
  settle: (confirmation: Confirmation) => void
}

/**
 * Asks the person to confirm who they are where the server wants that (decision 0116), over whatever is on show. The
 * dialog comes when it is needed first.
 */
export function StepUp() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(
    () =>
      onConfirmItsYou(async ({ name: deed }) => {
        const loaded = await load().catch(() => null)
        if (!loaded) return 'not-asked'
        return new Promise((settle) => {
          setAsked({ ...loaded, deed, settle })
          setOpen(true)
        })
      }),
    [],
  )

  if (!asked) return null
  const { Dialog, settle, ...about } = asked
  const end = (confirmation: Confirmation) => {
    setOpen(false)
    settle(confirmation)
  }
  return <Dialog {...about} open={open} onEnd={end} />
}

async function load() {
  const [{ StepUpDialog: Dialog, askWays }] = await Promise.all([
    import('../keys/step-up-dialog.tsx'),
    loadWords('membership/web/keys'),
  ])
  const ways = await askWays()
  return ways && { Dialog, ways }
}
