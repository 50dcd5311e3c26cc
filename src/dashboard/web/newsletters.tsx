import './newsletters.css'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDay } from '../../kernel/day.ts'
import { Dialog } from '../../web/ui/dialog.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Newsletter } from '../dashboard.endpoints.ts'
import { CoverArt } from './cover-art.tsx'

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
        lead={shown && formatDay(shown.day, language)}
      >
        {shown && <LetterBody text={shown.body} />}
      </Dialog>
    </section>
  )
}

function LetterCard({ newsletter, onRead }: { newsletter: Newsletter; onRead: () => void }) {
  const language = useLanguage()
  return (
    <article className="letter">
      <span className="arch letter-cover">
        <CoverArt cover={newsletter.cover} />
      </span>
      <div>
        <time className="numeric" dateTime={newsletter.day}>
          {formatDay(newsletter.day, language)}
        </time>
        <h3>
          {/* Its press area covers the card. */}
          <button type="button" aria-haspopup="dialog" onClick={onRead}>
            {newsletter.title}
          </button>
        </h3>
        <p>{newsletter.blurb}</p>
      </div>
    </article>
  )
}

/** The paragraphs of a letter, parted by empty lines. */
function LetterBody({ text }: { text: string }) {
  return (
    <div className="prose stack letter-body">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
