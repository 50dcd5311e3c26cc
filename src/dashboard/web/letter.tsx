import './newsletters.css'
import { dayInWords } from '../../kernel/day-words.ts'
import { Picture } from '../../web/ui/picture.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Newsletter } from '../dashboard.endpoints.ts'
import { paragraphsOf } from '../newsletter.ts'

interface LetterCardProps {
  newsletter: Pick<Newsletter, 'title' | 'blurb' | 'cover' | 'coverAlt' | 'day'>
  onRead: () => void
}

/** A newsletter in a list: its cover, its day and what it is about. */
export function LetterCard({ newsletter, onRead }: LetterCardProps) {
  const language = useLanguage()
  return (
    <article className="letter">
      <span className="arch letter-cover">
        <Picture name={newsletter.cover} alt={newsletter.coverAlt} sizes="190px" />
      </span>
      <div>
        <time className="numeric" dateTime={newsletter.day}>
          {dayInWords(newsletter.day, language)}
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

/** The paragraphs of a letter. */
export function LetterBody({ text }: { text: string }) {
  return (
    <div className="prose stack letter-body">
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same, and none has a state
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
