import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Trans } from './trans.tsx'

const said = (note: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Trans id="note" message="Your note: <0>{note}</0>" values={{ note }} components={{ 0: <i /> }} />
    </I18nProvider>,
  )

test.each([
  ['<b>ñ</b>', '&lt;b&gt;ñ&lt;/b&gt;'],
  ['<0>five</0> & 3 < 4', '&lt;0&gt;five&lt;/0&gt; &amp; 3 &lt; 4'],
  ['no sign', 'no sign'],
])('what somebody typed is shown as it was typed: %s', (note, shown) => {
  expect(said(note)).toBe(`Your note: <i>${shown}</i>`)
})
