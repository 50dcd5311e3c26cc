import { useRef } from 'react'
import { intentKey } from '../../web/call.ts'

/** The key of what is being sent: the same for the same content, so that sending again after a lost answer is safe. */
export function useKeyOf(): (sent: unknown) => string {
  const last = useRef({ sent: '', key: '' })
  return (sent) => {
    const text = JSON.stringify(sent)
    if (last.current.sent !== text) last.current = { sent: text, key: intentKey() }
    return last.current.key
  }
}
