import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { InboxKind } from '../../inbox/kinds.ts'

/** A promise that is about to lapse, and who has it. */
export interface LapsingPromise {
  kind: InboxKind
  adminId: number | null
  answerBy: Day
}

/**
 * Takes the promises that are to be told of now, each once however many processes look: whose hour has come and that have not lapsed.
 * Those that lapsed untold are late, are seen to be, and are told of no more. Answers that are held are answers.
 */
export async function takeAlerts(trx: Database, now: Date): Promise<LapsingPromise[]> {
  const { rows } = await sql<LapsingPromise & { isAhead: boolean }>`
    UPDATE inbox i SET alerted_at = ${now}
     WHERE i.alert_at <= ${now} AND i.alert_at IS NOT NULL AND i.alerted_at IS NULL
       AND coalesce(i.shown_from, '-infinity') <= ${now} AND coalesce(i.shown_until, 'infinity') > ${now}
       AND NOT EXISTS (SELECT FROM held_answers a WHERE a.kind = i.kind AND a.thing_id = i.thing_id AND a.failed_at IS NULL)
    RETURNING i.kind, i.assigned_admin_id AS "adminId", i.answer_by AS "answerBy", i.lapses_at > ${now} AS "isAhead"`.execute(
    trx,
  )
  return rows.filter(({ isAhead }) => isAhead)
}

/** Somebody of the club who may be told. */
export interface Alerted {
  id: number
  name: string
  email: string
  languageName: string
  roles: string[]
}

/** The active people whose work the inbox is. */
export async function readAlerted(db: Database): Promise<Alerted[]> {
  const { rows } = await sql<Alerted>`
    SELECT id, name, email, language_name AS "languageName", roles FROM admins
     WHERE active AND roles && '{desk,finance}'::text[] ORDER BY id`.execute(db)
  return rows
}
