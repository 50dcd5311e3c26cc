import { Trans } from '@lingui/react/macro'
import { LOCALE } from '../../kernel/language.ts'
import { useLanguage } from '../words.ts'

/** The others who hold a contract: what is decided or done for one of them is so for all. */
export function HeldWith({ names }: { names: readonly string[] }) {
  const others = new Intl.ListFormat(LOCALE[useLanguage()], { type: 'conjunction' }).format(names)
  return <Trans>Contract held together with {others}</Trans>
}
