import './waiting.css'
import './wait-form.css'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import type { WaitDraft } from './wait-draft.ts'
import { WaitForm } from './wait-form.tsx'
import type { Waiting } from './wait-words.tsx'

interface WaitDialogProps {
  open: boolean
  onClose: () => void
  idContract: number
  waiting: Waiting
  /** The wait as it begins: filled in from a search, or as it is. */
  draft: WaitDraft
  /** The wait that is changed; without it a new one is made. */
  idWait?: number
  /** Nothing was looked for: the days are open to be chosen. */
  choosesDays?: boolean
}

/** Joins the waiting list, or changes a wait: what for, what it means, and what would widen it. */
export function WaitDialog({ open, onClose, waiting, ...form }: WaitDialogProps) {
  const { resort } = waiting
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={form.idWait ? <Trans>What you wait for at {resort}</Trans> : <Trans>Wait for {resort}</Trans>}
      lead={
        form.idWait ? (
          <Trans>A change that asks for less keeps its place; any other goes to the end of the line.</Trans>
        ) : form.choosesDays ? (
          <Trans>Choose between which days your nights may lie, and how many they are.</Trans>
        ) : (
          <Trans>Filled in from what you looked for. Join as it is, or widen it.</Trans>
        )
      }
    >
      {open && <WaitForm onClose={onClose} waiting={waiting} {...form} />}
    </Dialog>
  )
}
