import { Trans as LinguiTrans } from '@lingui/react'
import type { ComponentProps } from 'react'

/**
 * Lingui's `Trans`, to which `<Trans>` of its macro leads (`runtimeConfigModule` in `lingui.config.ts`). A value in which somebody
 * typed a `<` (a note, a name) is handed over as an element: as text Lingui would read it as markup of the message, and drop it.
 */
export function Trans(props: ComponentProps<typeof LinguiTrans>) {
  const values = { ...props.values }
  for (const name in values) if (/</.test(values[name] as string)) values[name] = [values[name]]
  return <LinguiTrans {...props} values={values} />
}
