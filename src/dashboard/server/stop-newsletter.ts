import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOf } from '../../kernel/language.ts'
import { countMiss } from '../../membership/server/sign-in/attempts.ts'
import type { Config } from '../../server/boot/config.ts'
import { retryAfter } from '../../server/http/answers/reply.ts'
import type { Mount } from '../../server/http/app.ts'
import { languageOfCall } from '../../server/http/guard.ts'
import { callerAddress } from '../../server/http/proxy/trust-proxy.ts'
import { tellerOf } from '../../server/http/security-log.ts'
import { say } from '../../server/words.ts'
import { STOP_WORDS } from '../stop-words.ts'
import { findStopper, saveMailWish } from './newsletter-stop.store.ts'
import { PAGE_POLICY, type StopPage, stopPage } from './stop-page.ts'

const PATH = '/newsletter'

/** The address in an owner's mails at which their newsletters are stopped. */
export function stopUrl(publicUrl: string, key: string): string {
  return `${publicUrl}${PATH}/${key}`
}

/**
 * Serves `/newsletter/<key>`. Opening it changes nothing, for mail programs open what they find; its button does, and so
 * does the one click of a mail program's own "unsubscribe" (RFC 8058), which posts there with neither a cookie nor our
 * header. `/again` takes it back. The key alone opens it, so it stays out of the log.
 */
export const mountNewsletterStop: Mount = (app, { db, config, clock, security }) => {
  app.register(async (stops) => {
    // What is posted says nothing that the address does not.
    stops.removeAllContentTypeParsers()
    stops.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_000 }, (_, __, next) => next(null))
    const options = { logSerializers: { req: withoutKey } }
    const answer = async (
      request: FastifyRequest<{ Params: { key: string } }>,
      reply: FastifyReply,
      wish: 'none' | 'stop' | 'again',
    ) => {
      const owner = await findStopper(db, request.params.key)
      if (!owner) {
        const miss = { address: callerAddress(request), now: clock(), tell: tellerOf(security, request) }
        const tooMany = await countMiss(db, 'newsletter', miss)
        if (tooMany) return reply.code(429).headers(retryAfter(429, tooMany)).send()
        const language = languageOfCall(request)
        return show(reply.code(404), pageOf('unknown', language, config), language, config)
      }
      if (wish !== 'none') await saveMailWish(db, owner.ownerId, wish === 'again')
      const language = languageOf(owner.languageName)
      const state =
        wish === 'none' ? (owner.wants ? 'asks' : 'stopped') : wish === 'stop' ? 'stopped' : 'comes'
      return show(reply, pageOf(state, language, config, request.params.key), language, config)
    }
    stops.get<{ Params: { key: string } }>(`${PATH}/:key`, options, (request, reply) =>
      answer(request, reply, 'none'),
    )
    stops.post<{ Params: { key: string } }>(`${PATH}/:key`, options, (request, reply) =>
      answer(request, reply, 'stop'),
    )
    stops.post<{ Params: { key: string } }>(`${PATH}/:key/again`, options, (request, reply) =>
      answer(request, reply, 'again'),
    )
  })
}

type State = 'asks' | 'stopped' | 'comes' | 'unknown'

function pageOf(state: State, language: Language, { brand }: Config, key = ''): StopPage {
  const words = (name: keyof typeof STOP_WORDS) => say(STOP_WORDS[name], language, { club: brand.name })
  const here = `${PATH}/${key}`
  if (state === 'asks')
    return { title: words('ask'), text: words('askMore'), act: { label: words('stop'), path: here } }
  if (state === 'stopped') {
    const act = { label: words('takeBack'), path: `${here}/again` }
    return { title: words('stopped'), text: words('stoppedMore'), act }
  }
  if (state === 'comes')
    return { title: words('comes'), text: words('askMore'), act: { label: words('stop'), path: here } }
  return { title: words('unknown'), text: words('unknownMore'), act: null }
}

function show(reply: FastifyReply, page: StopPage, language: Language, { brand }: Config): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(stopPage(page, language, brand))
}

function withoutKey({ method, ip }: FastifyRequest) {
  return { method, url: `${PATH}/[redacted]`, remoteAddress: ip }
}
