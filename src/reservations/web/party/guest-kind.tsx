import { Plural, Trans } from '@lingui/react/macro'

/** What a guest is in the party: the main one, an adult, a child of an age. */
export function GuestKind({
  isMain,
  kind,
  age,
}: {
  isMain: boolean
  kind: 'adult' | 'child'
  age: number | null
}) {
  if (isMain) return <Trans>Main guest</Trans>
  if (kind === 'adult') return <Trans>Adult</Trans>
  if (age === null) return <Trans>Child</Trans>
  return <Plural value={age} one="Child, # year old" other="Child, # years old" />
}
