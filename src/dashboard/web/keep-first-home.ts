import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { atRest } from '../../web/at-rest.ts'
import { useLanguage } from '../../web/words.ts'
import type { Dashboard } from '../dashboard.endpoints.ts'
import type { readToDo } from '../to-do.endpoints.ts'

interface Shown {
  toDo: AnswerOf<typeof readToDo> | undefined
  dashboard: Dashboard | undefined
  /** How many rows say that something was done here: they are gone on the next visit. */
  done: number
  /** Today at the resort. */
  day: string
}

/** Keeps what the home shows for the first frame of the next visit. Of an owner who acts for themselves and is not locked out. */
export function useKeepFirstHome({ toDo, dashboard, done, day }: Shown): void {
  const { t } = useLingui()
  const session = useSession()
  const { id } = useContract()
  const language = useLanguage()
  const { name } = session.user
  const greetings = [
    t`Hello, ${name}`,
    t`Good morning, ${name}`,
    t`Good afternoon, ${name}`,
    t`Good evening, ${name}`,
  ].join('\n')
  const isKept = toDo && dashboard && toDo.sign.length === 0 && done === 0
  const isOwn = !session.actingFor && !session.trusted
  useEffect(() => {
    if (!isKept || !isOwn) return
    let left = false
    // Its code comes once what is seen first is drawn; where it cannot come, the next visit begins without a picture.
    const keeps = atRest().then(() => import('./picture-of-home.ts'))
    keeps.then(
      ({ keepFirstHome }) => {
        const frame = document.querySelector('.shell')
        if (left || !frame) return
        keepFirstHome(session, id, language, {
          day,
          greetings: greetings.split('\n'),
          answers: [dashboard, toDo],
          frame,
        })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [isKept, isOwn, session, id, language, day, greetings, dashboard, toDo])
}
