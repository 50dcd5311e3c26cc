import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { countUnread, readAnswers } from '../../messages.endpoints.ts'

/** Notes that the answers on the screen are read. They stay marked as new until the thread is opened again. */
export function useReadAnswers(unread: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (unread === 0) return
    // Reading is no deed: where it fails the answers stay unread, and nobody is troubled.
    void call(readAnswers, { background: true }).then((result) => {
      if (result.ok) queries.setQueryData(keyOf(countUnread), result.value)
    })
  }, [unread, queries])
}
