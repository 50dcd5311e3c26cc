import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { useMayBook } from '../use-may-book.ts'
import { WaitDialog } from './wait-dialog.tsx'
import { firstDraft } from './wait-draft.ts'
import type { Waiting } from './wait-words.tsx'

/** A new wish, from no search: its days are chosen first, between which it may lie. */
export function NewWish({ idContract, waiting }: { idContract: number; waiting: Waiting }) {
  const [open, setOpen] = useState(false)
  const mayBook = useMayBook()
  const draft = firstDraft(waiting)
  if (!mayBook || !draft) return null
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <Trans>New wish</Trans>
      </Button>
      <WaitDialog
        open={open}
        onClose={() => setOpen(false)}
        idContract={idContract}
        waiting={waiting}
        draft={draft}
        choosesDays
      />
    </>
  )
}
