import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { listPeople } from '../../../people.endpoints.ts'
import { fullName } from '../../../person.ts'
import { plainName } from '../../../same-name.ts'
import { useSession } from '../../session/use-session.ts'
import { useSavePerson } from './use-people.ts'

type Met = AnswerOf<typeof listPeople>['met'][number]

/** Who shares the owner's first last name is taken for family; the entry can be changed. */
const isFamily = (one: Met, owner: { lastname: string }) => {
  const [own, theirs] = [owner.lastname, one.lastname].map((lastname) => plainName(lastname).split(' ')[0])
  return own === theirs
}

/** Whom the owner has named in stays and visits without keeping them: one press keeps. */
export function MetBefore({ met }: { met: readonly Met[] }) {
  const { t } = useLingui()
  const { user } = useSession()
  const { send, busy, failure } = useSavePerson(null)
  const [under, setUnder] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  if (met.length === 0) return null
  const keep = async (one: Met) => {
    const name = fullName(one)
    setUnder(name)
    const { lastname, email, phone } = one
    const body = {
      kind: isFamily(one, user) ? ('family' as const) : ('guest' as const),
      name: one.name,
      lastname,
      email,
      phone,
      relation: null,
      birthday: null,
    }
    if (!(await send(body))) return
    toast(t`${name} is already in My people`)
    // The button that had the focus is gone with its row.
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('button')?.focus())
  }
  return (
    <section className="section" aria-label={t`From your stays and visits`} ref={section}>
      <SectionHead
        title={t`From your stays and visits`}
        lead={<Trans>You named them there. Keep those you will invite again.</Trans>}
      />
      {failure && <FormError>{failure.message}</FormError>}
      <ul className="people people-met">
        {met.map((one) => {
          const name = fullName(one)
          return (
            <li key={name}>
              <span className="people-well" aria-hidden>
                {[...one.name][0]}
              </span>
              <div>
                <h3 className="sub">{name}</h3>
                {one.age !== null && (
                  <p className="small faint">
                    <Plural value={one.age} _0="under a year" one="# year" other="# years" />
                  </p>
                )}
              </div>
              <div className="people-mid">
                {one.email && <span>{one.email}</span>}
                {one.phone && <span className="numeric">{one.phone}</span>}
              </div>
              <Button
                kind="secondary"
                size="small"
                busy={busy && under === name}
                aria-label={t`Keep ${name}`}
                onClick={() => void keep(one)}
              >
                <Plus className="icon-small" aria-hidden />
                <Trans>Keep</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
