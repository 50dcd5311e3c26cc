import { Trans } from '@lingui/react/macro'
import type { Letter } from '../../../../dashboard/publish.endpoints.ts'
import { LetterBody, LetterCard } from '../../../../dashboard/web/letter.tsx'
import { formatDay } from '../../../../kernel/day.ts'
import type { Language } from '../../../../kernel/language.ts'
import { Opened } from '../opened.tsx'
import type { Pictured } from '../photos/pictured.ts'

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
