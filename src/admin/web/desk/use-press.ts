import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { KEY_OF } from '../../inbox/keys.ts'

/** Presses the yes or the no of what is open; where it has none, says so. */
export function usePress(pane: RefObject<HTMLElement | null>): (answer: 'yes' | 'no') => void {
  const { t } = useLingui()
  return (answer) => {
    const button = pane.current?.querySelector<HTMLElement>(`[data-answer=${answer}]`)
    if (button) return button.click()
    const key = KEY_OF[answer]
    if (pane.current?.querySelector('.desk-item'))
      toast(t`${key} does nothing here`, { text: t`What can be done stands on its buttons.`, tone: 'warn' })
  }
}
