import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LOCALE } from '../../../kernel/language.ts'
import { useLanguage } from '../../../web/words.ts'

interface Guest {
  name: string | null
  lastname: string | null
}

/**
 * Who stays, by first name; one alone by both. "Elena, Louis and 2 guests to be named", or of a stay that is over "2 other guests";
 * empty where nobody is known.
 */
export function useGuestNames(
  isOver = false,
): (guests: readonly Guest[], unnamed: number, whole?: boolean) => string {
  const { t } = useLingui()
  const language = useLanguage()
  const list = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' })
  return (guests, unnamed, whole = false) => {
    const full = whole || guests.length === 1
    const names = guests.map(({ name, lastname }) => (full ? `${name} ${lastname ?? ''}`.trim() : `${name}`))
    if (unnamed === 0) return list.format(names)
    const others = isOver
      ? t`${plural(unnamed, { one: '# other guest', other: '# other guests' })}`
      : t`${plural(unnamed, { one: '# guest to be named', other: '# guests to be named' })}`
    return list.format([...names, others])
  }
}
