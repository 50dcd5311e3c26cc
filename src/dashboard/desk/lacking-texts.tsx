import { Trans } from '@lingui/react/macro'
import { type LetterText, lackingTexts } from '../newsletter.ts'
import type { Letter } from '../publish.endpoints.ts'

/** What a draft lacks before owners can see it, as a list. */
export function LackingTexts({ letter }: { letter: Pick<Letter, LetterText['text']> }) {
  return (
    <>
      <p>
        <Trans>The draft is saved. Before owners can see it, it needs:</Trans>
      </p>
      <ul className="prose">
        {lackingTexts(letter).map(({ text, language }) => (
          <li key={`${text}.${language}`}>
            <LackingText text={text} language={language} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LackingText({ text, language }: LetterText) {
  const isSpanish = language === 'es'
  if (text === 'title')
    return isSpanish ? <Trans>the title in Spanish</Trans> : <Trans>the title in English</Trans>
  if (text === 'summary')
    return isSpanish ? <Trans>the summary in Spanish</Trans> : <Trans>the summary in English</Trans>
  return isSpanish ? <Trans>the letter in Spanish</Trans> : <Trans>the letter in English</Trans>
}
