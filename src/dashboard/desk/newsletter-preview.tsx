import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { Pictured } from '../../photos/desk/pictured.ts'
import { Opened } from '../../web/desk/opened.tsx'
import type { Letter } from '../publish.endpoints.ts'
import { LetterBody, LetterCard } from '../web/letter.tsx'

/** What of a letter is drawn, and the photographs at hand for it. */
export type DrawnLetter = Letter & Pick<Pictured, 'spare'>

/** A letter as owners meet it: among the news of the dashboard, and opened. */
export function NewsletterPreview({ letter, language }: { letter: DrawnLetter; language: Language }) {
  const { title, summary, body, picture, photos, day } = letter
  return (
    <>
      <div className="preview-part">
        <p className="faint small">
          <Trans>On the dashboard</Trans>
        </p>
        <LetterCard
          newsletter={{
            title: title[language],
            blurb: summary[language],
            cover: picture,
            coverAlt: photos[0]?.alt[language] ?? '',
            day,
          }}
          onRead={() => {}}
        />
      </div>
      <div className="preview-part">
        <p className="faint small">
          <Trans>When it is opened</Trans>
        </p>
        <Opened title={title[language]} lead={formatDay(day, language)}>
          <LetterBody text={body[language]} />
        </Opened>
      </div>
    </>
  )
}
