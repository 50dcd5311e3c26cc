import { useLingui } from '@lingui/react/macro'
import { type Day, formatDay } from '../../kernel/day.ts'
import { toast } from '../ui/toast/toast-queue.ts'
import { useLanguage } from '../words.ts'

interface Saved {
  deed: string
  /** Whether it was published before, so that only its text has changed. */
  isOut: boolean
  /** "Newsletter published". */
  published: string
  /** The day from which owners see it, where that is to come. */
  from?: Day | null
  /** What else is to be said of it, in the place of that day. */
  tells?: string
}

/** Says what saving has done. */
export function useSavedToast() {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ deed, isOut, published, from, tells }: Saved) => {
    if (isOut) return toast(t`Changes saved`)
    if (deed !== 'publish') return toast(t`Draft saved`)
    const on = from && formatDay(from, language)
    if (tells) return toast(published, { text: tells })
    return toast(published, on ? { text: t`Owners see it from ${on} on.` } : {})
  }
}
