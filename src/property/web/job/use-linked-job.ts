import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, call } from '../../../web/calls/call.ts'
import { LINK_TOKEN, type LinkedRepair, readLinkedRepair } from '../../repairs/link.endpoints.ts'

export interface LinkedJob {
  token: string
  repair: LinkedRepair | null
  /** Why it could not be read. */
  error: string | null
  /** The link opens nothing. */
  isOver: boolean
  busy: boolean
  again: () => void
  /** The job as a deed has left it. */
  changed: (repair: LinkedRepair) => void
  /** A deed was refused: it is read anew where it stands otherwise, and gone where the link is. */
  refused: (failure: CallFailure) => void
}

interface Read {
  of: string
  repair: LinkedRepair | null
  error: string | null
  isOver: boolean
}

/** Reads the job of the address’s link; this page has no cache of answers, as none outside the portal’s doors has. */
export function useLinkedJob(): LinkedJob {
  const token = useToken()
  const [turn, setTurn] = useState(0)
  const [read, setRead] = useState<Read | null>(null)
  const of = `${turn} ${token}`
  useEffect(() => {
    if (token === '') return
    let isLeft = false
    void call(readLinkedRepair, { body: { token } }).then((outcome) => {
      if (isLeft) return
      const isOver = !outcome.ok && outcome.code === 'LINK_OVER'
      const error = outcome.ok ? null : outcome.message
      // What was read before stays where it could not be read anew.
      setRead((before) => ({
        of,
        repair: outcome.ok ? outcome.value.data : (before?.repair ?? null),
        error,
        isOver,
      }))
    })
    return () => {
      isLeft = true
    }
  }, [token, of])
  const again = useCallback(() => setTurn((now) => now + 1), [])
  return {
    token,
    repair: read?.repair ?? null,
    error: read?.error ?? null,
    isOver: token === '' || (read?.isOver ?? false),
    busy: token !== '' && read?.of !== of,
    again,
    changed: (repair) => setRead({ of, repair, error: null, isOver: false }),
    refused: ({ status }) => {
      if (status === 409 || status === 410) again()
    },
  }
}

function useToken(): string {
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const token = hash.slice(1)
  return LINK_TOKEN.test(token) ? token : ''
}
