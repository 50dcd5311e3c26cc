import { verify } from '@node-rs/argon2'
import { API } from '../../src/kernel/endpoint.ts'
import { signIn as call } from '../../src/membership/membership.endpoints.ts'
import { PASSWORD } from '../crowd.ts'
import { browserCall, memberOf, plainCall, type Scenario } from './scenario.ts'

interface Asked {
  email: string
  password: string
}

/** Signing in, beside a route that reads the same hash and verifies it. */
export const signIn: Scenario = {
  name: 'sign-in',
  goal: 'bounded by Argon2id',
  veranda: (crowd, turn) =>
    browserCall({ method: 'POST', path: API + call.path }, null, {
      email: memberOf(crowd, turn).email,
      password: PASSWORD,
    }),
  plain: (crowd, turn) => plainCall('/sign-in', { email: memberOf(crowd, turn).email, password: PASSWORD }),
  mountPlain: (app, pool) => {
    app.post<{ Body: Asked }>('/sign-in', async ({ body }, reply) => {
      const { rows } = await pool.query<{ password_hash: string }>({
        name: 'read-hash',
        text: 'SELECT password_hash FROM owners WHERE email = $1',
        values: [body.email],
      })
      const isRight = await verify(rows[0]?.password_hash ?? '', body.password)
      return reply.code(isRight ? 200 : 401).send({ isRight })
    })
  },
}
