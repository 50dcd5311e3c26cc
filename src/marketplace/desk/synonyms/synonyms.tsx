import './synonyms.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import {
  addSynonym,
  listSynonyms,
  removeSynonym,
  type Synonym,
  synonymShape,
} from '../../search/synonyms.endpoints.ts'

/** What owners write for what the catalogue calls otherwise: searches follow at once. */
export default function Synonyms() {
  const { t } = useLingui()
  const query = useQuery(queryOf(listSynonyms))
  return (
    <div className="synonyms">
      <p className="muted">
        <Trans>
          Whoever searches for the word also finds what the words of the catalog find. Write each language’s
          words; accents and capitals do not count.
        </Trans>
      </p>
      <NewSynonym />
      {query.data ? (
        query.data.data.length > 0 && <List rows={query.data.data} />
      ) : query.error ? (
        <LoadError query={{ ...query, error: query.error }} />
      ) : (
        <Loading label={t`Loading the synonyms`}>
          <Skeleton height={320} radius={16} />
        </Loading>
      )}
    </div>
  )
}

function NewSynonym() {
  const { t } = useLingui()
  const client = useQueryClient()
  const [value, setValue] = useState({ word: '', means: '' })
  const { send, busy, failure } = useSend({
    send: (body: BodyOf<typeof addSynonym>, idempotencyKey) => call(addSynonym, { body, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(listSynonyms) }),
    done: () => {
      setValue({ word: '', means: '' })
      toast(t`Synonym added`)
    },
  })
  const { errorAt, submit } = useChecked({ shape: synonymShape, entered: value, failure })
  return (
    <form
      className="card pad"
      noValidate
      onSubmit={(event) => submit(event, value, (body) => void send(body))}
    >
      <div className="editor-row">
        <Field
          label={<Trans>What is searched for</Trans>}
          hint={t`Such as: snorkel`}
          required
          error={errorAt('word')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="word"
              maxLength={40}
              value={value.word}
              onChange={({ target }) => setValue({ ...value, word: target.value })}
            />
          )}
        </Field>
        <Field
          label={<Trans>The catalog’s words</Trans>}
          hint={t`Such as: reef`}
          required
          error={errorAt('means')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="means"
              maxLength={80}
              value={value.means}
              onChange={({ target }) => setValue({ ...value, means: target.value })}
            />
          )}
        </Field>
      </div>
      {failure && <FormError>{failure.message}</FormError>}
      <Button type="submit" busy={busy}>
        <Trans>Add synonym</Trans>
      </Button>
    </form>
  )
}

function List({ rows }: { rows: readonly Synonym[] }) {
  return (
    <ul className="card synonym-list">
      {rows.map((row) => (
        <One key={row.id} row={row} />
      ))}
    </ul>
  )
}

function One({ row: { id, word, means, finds, by } }: { row: Synonym }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { send, busy } = useSend({
    send: (_: undefined, idempotencyKey) => call(removeSynonym, { body: { id }, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(listSynonyms) }),
    done: () => toast(t`Synonym removed`),
    refused: ({ message }) => toast(t`Nothing was changed`, { text: message, tone: 'bad' }),
  })
  const most = Math.max(finds.en, finds.es)
  return (
    <li>
      <div>
        <p>
          <b>{word}</b> → {means}
        </p>
        <p className={most === 0 ? 'small synonym-empty' : 'small muted'}>
          {most === 0 ? (
            <Trans>It finds nothing on sale</Trans>
          ) : (
            <Plural value={most} one="It finds # product" other="It finds # products" />
          )}
          {by && ` · ${by}`}
        </p>
      </div>
      <Button
        kind="ghost"
        size="small"
        busy={busy}
        aria-label={t`Remove: ${word}, ${means}`}
        onClick={() => void send(undefined)}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}
