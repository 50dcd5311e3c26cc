import { Trans } from '../../../web/trans.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { whySentences } from '../../why/sentences.ts'

/** About three sentences, numbered; each is made from the values alone. */
export function WhySentences({ why }: { why: Why }) {
  const language = useLanguage()
  return (
    <ol className="why-sentences">
      {whySentences(why, language).map(({ words, values }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place
        <li key={at}>
          <span>
            <Trans {...words} values={values} components={{ b: <b /> }} />
          </span>
        </li>
      ))}
    </ol>
  )
}
