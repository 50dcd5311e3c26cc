import { useLingui } from '@lingui/react/macro'
import { createContext, type MouseEvent, use } from 'react'
import { tryConnection, useConnection } from '../../calls/connection.ts'
import { toast } from '../toast/toast-queue.ts'

/** Whether the frame around a form says that the connection is gone, and has a place for messages. */
export const TellsOfConnection = createContext(false)

/**
 * What a button that sends does without a connection: it stays enabled and says why it waits; a press probes the portal
 * and sends if it can be reached. Null while there is a connection.
 */
export function useHeldBack(sends: boolean): ((event: MouseEvent<HTMLButtonElement>) => void) | null {
  const { t } = useLingui()
  const tells = use(TellsOfConnection)
  const connection = useConnection()
  if (!sends || !tells || connection !== 'gone') return null
  return (event) => {
    // Also stops Enter in a field, which presses the submit button.
    event.preventDefault()
    const button = event.currentTarget
    void tryConnection().then((reached) => {
      if (reached && button.isConnected) return button.form?.requestSubmit(button)
      toast(t`There is no connection`, {
        text: t`What you wrote is kept. Press again once you’re connected.`,
        tone: 'warn',
      })
    })
  }
}
