import './language-switch.css'
import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_NAMES, LANGUAGES } from '../../kernel/language.ts'
import { chooseLanguage, useLanguage } from '../words.ts'

/** The choice of language before somebody signs in; inside, the account decides, which takes this choice over. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const current = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are pressed buttons, not the fields of a form
    <div className="language-switch" role="group" aria-label={t`Language`}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
          onClick={() => void chooseLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
