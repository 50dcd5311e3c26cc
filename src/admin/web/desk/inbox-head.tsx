import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Keyboard from 'lucide-react/icons/keyboard'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../../../web/ui/button.tsx'

/** The inbox’s title, with how much waits. */
export function InboxHead({
  counts,
  isLive,
  onSoon,
  onReplies,
  onKeys,
}: {
  counts: { all: number; late: number; soon: number } | undefined
  /** Whether changes come by themselves. */
  isLive: boolean | null
  /** Shows what is about to lapse. */
  onSoon: () => void
  onReplies: () => void
  onKeys: () => void
}) {
  const { t } = useLingui()
  return (
    <header className="inbox-title">
      <h1 className="title">
        <Trans>Inbox</Trans>
      </h1>
      <div className="inbox-counts">
        {counts && (
          <p className="muted">
            <Plural value={counts.all} one="# waits" other="# wait" />
            {counts.late > 0 && (
              <>
                {', '}
                <span className="inbox-late">
                  <Plural value={counts.late} one="# late" other="# late" />
                </span>
              </>
            )}
          </p>
        )}
        <span role="status">
          {counts && counts.soon > 0 && (
            <button type="button" className="inbox-alert inbox-soon" onClick={onSoon}>
              <Plural value={counts.soon} one="# lapses soon" other="# lapse soon" />
            </button>
          )}
        </span>
      </div>
      <p className="small muted inbox-not-live">
        {isLive === false && <Trans>Not live, looking every 30 seconds</Trans>}
      </p>
      <IconButton label={t`Saved replies`} onClick={onReplies}>
        <MessageSquareQuote className="icon" />
      </IconButton>
      <IconButton label={t`Keys`} onClick={onKeys}>
        <Keyboard className="icon" />
      </IconButton>
    </header>
  )
}

/** Where the thing that is open stands. */
export function InboxPane({ of, children }: { of: Ref<HTMLElement>; children: ReactNode }) {
  const { t } = useLingui()
  return (
    // What is decided leaves, and with it the button that had the focus.
    <section ref={of} id="desk-queue" className="inbox-thing" tabIndex={-1} aria-label={t`What is open`}>
      {children}
    </section>
  )
}
