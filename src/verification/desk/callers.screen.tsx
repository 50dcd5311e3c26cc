import './callers.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { OpenLoss } from '../../membership/desk/open-loss.tsx'
import { useOwners } from '../../membership/desk/use-owners.ts'
import { call } from '../../web/calls/call.ts'
import { CallError } from '../../web/calls/query.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Note } from '../../web/ui/note.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { showCallerCheck } from '../desk.endpoints.ts'
import { Digits } from '../web/caller/digits.tsx'
import { callersSearch } from './callers-search.ts'

/** How often the desk looks whether the owner has opened a number (milliseconds). */
const AGAIN_MS = 2_000

/** The desk calls an owner, and reads the number that both see. */
export default function CallersScreen() {
  const { t } = useLingui()
  const { owner } = useSearchOf(callersSearch)
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Calls</Trans>}
        lead={
          <Trans>
            So that an owner knows that it is you: they open “Verify a caller” in their account, and you read
            them the number that both of you see.
          </Trans>
        }
      />
      <div className={owner === undefined ? 'callers' : 'callers callers-chosen'}>
        <ChooseCalled chosen={owner} />
        <section className="card callers-number" aria-label={t`The number`}>
          {owner === undefined ? (
            <p className="muted">
              <Trans>Choose the owner whom you have called.</Trans>
            </p>
          ) : (
            <NumberOf key={owner} owner={owner} />
          )}
          <Note tone="gold" title={<Trans>Only on a call that you made yourself</Trans>}>
            <Trans>
              Read the number when you have called the phone number in the owner’s account. Somebody who calls
              you and asks for it may have the owner on another line.
            </Trans>
          </Note>
        </section>
      </div>
    </div>
  )
}

function ChooseCalled({ chosen }: { chosen: number | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const letters = search.trim()
  const found = useOwners({ ...(letters && { search: letters }) })
  return (
    <div className="stack stack-wide">
      <Field
        label={t`Find an owner`}
        hint={t`By name, email, phone, contract or residence. Accents don’t matter.`}
      >
        {(control) => (
          <TextInput
            {...control}
            type="search"
            icon={Search}
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {letters === '' ? null : found.data ? (
        <fieldset
          className="stack callers-found"
          aria-busy={found.isPlaceholderData}
          // What was found for other letters is not to be chosen.
          disabled={found.isPlaceholderData}
        >
          <legend className="hidden-text">
            <Trans>Owner</Trans>
          </legend>
          {found.data.data.length === 0 && (
            <p className="small muted" role="status">
              <Trans>No owners match. Try a shorter search.</Trans>
            </p>
          )}
          {found.data.data.map(({ idOwner, name, lastname, email }) => (
            <Option
              key={idOwner}
              name="owner"
              title={
                <>
                  {name} {lastname}
                </>
              }
              checked={idOwner === chosen}
              onChange={() =>
                void navigate({ to: '/desk/callers', search: { owner: idOwner }, replace: true })
              }
            >
              {email}
            </Option>
          ))}
        </fieldset>
      ) : found.isError ? (
        <LoadError query={found} />
      ) : (
        <Loading label={t`Loading the owners`}>
          <Skeleton height={320} radius={14} />
        </Loading>
      )}
    </div>
  )
}

/** The number of one owner, looked for until they open it. Nobody does anything then: that counts as no activity. */
function NumberOf({ owner }: { owner: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const query = useQuery({
    queryKey: [showCallerCheck.name, owner],
    queryFn: async ({ signal }) => {
      const asked = await call(showCallerCheck, { body: { idOwner: owner }, background: true, signal })
      if (!asked.ok) throw new CallError(asked)
      return asked.value
    },
    refetchInterval: AGAIN_MS,
    gcTime: 0,
  })
  if (query.isError && !query.data) return <LoadError query={query} />
  if (!query.data)
    return (
      <Loading label={t`Loading the number`}>
        <Skeleton height={120} radius={14} />
      </Loading>
    )
  const { data: check, owner: called } = query.data
  const { name, lastname, phone } = called
  return (
    <>
      <div>
        <h2 className="title">
          {name} {lastname}
        </h2>
        <p className="muted">
          {phone ? (
            <Trans>
              In the account:{' '}
              <a className="link callers-phone" href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>
                {phone}
              </a>
            </Trans>
          ) : (
            <Trans>No phone number in the account</Trans>
          )}
        </p>
      </div>
      <div role="status" className="callers-shown">
        {check ? (
          <>
            <p className="muted">
              <Trans>Read this to the owner</Trans>
            </p>
            <Digits digits={check.digits} />
          </>
        ) : (
          <p className="muted">
            <Trans>
              This owner has no number open. Ask them to open “Verify a caller”, under Security in their
              account.
            </Trans>
          </p>
        )}
      </div>
      <p>
        <OpenLoss
          idOwner={owner}
          name={`${name} ${lastname}`}
          onOpened={() => void navigate({ to: '/desk', search: { show: 'losses' } })}
        />
      </p>
    </>
  )
}
