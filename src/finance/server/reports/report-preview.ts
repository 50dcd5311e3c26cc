import type { FastifyInstance, FastifyRequest } from 'fastify'
import { check } from '../../../kernel/faults.ts'
import { dispositionOf } from '../../../server/files/attachment.ts'
import type { MountParts } from '../../../server/http/app.ts'
import { findSession, languageOfCall } from '../../../server/http/guard.ts'
import { askedBy } from '../../../server/http/limits/who-asks.ts'
import { tellerOf } from '../../../server/http/security-log.ts'
import { say } from '../../../server/words.ts'
import { PREVIEW_PATH, unissuedShape } from '../../publish-report.ts'
import { PREVIEW_WORDS } from '../../report-words.ts'
import { press } from '../pdf/press.ts'
import { reportFileName, writePaper } from '../pdf/write-paper.ts'
import { findUnissuedFacts } from './report-facts.store.ts'

/**
 * Serves the PDF of a report that is not issued, in its owner's language, to the desk. It is made for this look and kept
 * nowhere. A browser shows it in a frame, which carries the session's cookie and no header of ours: so it is a route
 * like those of the files, and no call.
 */
export function mountReportPreview(app: FastifyInstance, parts: MountParts): void {
  const { db, config, clock, sessions, security } = parts
  app.get(PREVIEW_PATH, { logSerializers: { req: withoutFigures } }, async (request, reply) => {
    const now = clock()
    reply.header('cache-control', 'private, no-store')
    const session = await findSession(request, { sessions, config }, now)
    const refuse = (code: 400 | 401 | 404 | 409) => {
      const reason = code === 401 ? 'SESSION_REQUIRED' : 'NOT_FOUND'
      if (code === 401 || code === 404)
        tellerOf(security, request, session)('refused', { call: 'reportPreview', reason })
      const words =
        code === 401 ? PREVIEW_WORDS.signIn : code === 409 ? PREVIEW_WORDS.notMade : PREVIEW_WORDS.gone
      const text = say(words, languageOfCall(request))
      return reply.code(code).type('text/plain; charset=utf-8').send(text)
    }
    if (session === null || session === 'expired') return refuse(401)
    if (!session.roles.includes('finance')) return refuse(404)
    const asked = check(unissuedShape, request.query)
    if (!asked.ok) return refuse(400)
    const report = await findUnissuedFacts(db, asked.value, now)
    if (!report) return refuse(404)
    const made = await askedBy(session, () => press({ paper: writePaper(report, config) }))
    if (!made.ok) return refuse(409)
    return reply
      .header('content-disposition', dispositionOf(reportFileName(report), true))
      .header('x-frame-options', 'SAMEORIGIN')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .type('application/pdf')
      .send(made.value)
  })
}

function withoutFigures({ method, ip }: FastifyRequest) {
  return { method, url: PREVIEW_PATH, remoteAddress: ip }
}
