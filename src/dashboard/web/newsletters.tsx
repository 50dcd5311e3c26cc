import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '../../kernel/day-words.ts'
import { Dialog } from '../../web/ui/dialog/dialog.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Newsletter } from '../dashboard.endpoints.ts'
import { LetterBody, LetterCard } from './letter.tsx'

/** News from the club; one opens in a dialog. */
export function Newsletters({ newsletters }: { newsletters: Newsletter[] }) {
  const language = useLanguage()
  // Kept while the dialog closes, so that it does not empty before it has faded.
  const [shown, setShown] = useState<Newsletter | null>(null)
  const [open, setOpen] = useState(false)
  const read = (newsletter: Newsletter) => {
    setShown(newsletter)
    setOpen(true)
  }
  return (
    <section className="section" aria-labelledby="newsletters">
      <SectionHead
        title={
          <span id="newsletters">
            <Trans>From the club</Trans>
          </span>
        }
      />
      {newsletters.length === 0 ? (
        <p className="muted dashboard-empty">
          <Trans>No news for now. New letters appear here as the club writes them.</Trans>
        </p>
      ) : (
        <ul className="letters">
          {newsletters.map((newsletter) => (
            <li key={newsletter.id}>
              <LetterCard newsletter={newsletter} onRead={() => read(newsletter)} />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={shown?.title}
        lead={shown && dayInWords(shown.day, language)}
      >
        {shown && <LetterBody text={shown.body} />}
      </Dialog>
    </section>
  )
}
