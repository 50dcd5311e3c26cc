import { Trans } from '@lingui/react/macro'
import type { Letter } from '../../../../dashboard/publish.endpoints.ts'
import { LetterBody, LetterCard } from '../../../../dashboard/web/letter.tsx'
import { formatDay } from '../../../../kernel/day.ts'
import type { Language } from '../../../../kernel/language.ts'
import { Opened } from '../opened.tsx'

/** What of a letter is drawn; while it is written its picture may be any text. */
export type DrawnLetter = Omit<Letter, 'picture'> & { picture: string }

/** A letter as owners meet it: among the news of the dashboard, and opened. */
export function NewsletterPreview({ letter, language }: { letter: DrawnLetter; language: Language }) {
  const { title, summary, body, picture, day } = letter
  return (
    <>
      <div className="preview-part">
        <p className="faint small">
          <Trans>On the dashboard</Trans>
        </p>
        <LetterCard
          newsletter={{ title: title[language], blurb: summary[language], cover: picture, day }}
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
