import { Plural } from '@lingui/react/macro'

/** How many results stand there. */
export function ResultCount({ count }: { count: number }) {
  return <Plural value={count} one="# result" other="# results" />
}
