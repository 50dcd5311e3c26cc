import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyAnswer } from '../../passkey.shape.ts'

/** The host and the origin of the portal of a test: this machine's own. */
const HOST = 'localhost'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** What a device may do otherwise than asked. */
interface Otherwise {
  origin?: string
  host?: string
  /** Where it goes on counting; one further without it. */
  counter?: number
  userHandle?: string
  /** Whether it did not look who holds it. */
  unlooked?: boolean
}

interface Options {
  challenge: string
  user?: { id: string }
}

/** A device with one passkey (ES256), as the browser hands its answers over. */
export function newDevice(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  let handle = ''

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (
    { host = HOST, unlooked = false, counter: at }: Otherwise,
    more: Buffer | null,
  ) => {
    if (counts) counter = at ?? counter + 1
    const flags = 0x01 | (unlooked ? 0 : 0x04) | (more ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, ...(more ? [more] : [])])
  }
  const answer = (response: PasskeyAnswer['response']): PasskeyAnswer => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** What it makes when a passkey is added. */
    make: ({ challenge, user }: Options, otherwise: Otherwise = {}): PasskeyAnswer => {
      handle = user?.id ?? ''
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData(
        otherwise,
        Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]),
      )
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]),
      )
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, otherwise.origin)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      })
    },
    /** What it signs. */
    sign: ({ challenge }: Options, otherwise: Otherwise = {}): PasskeyAnswer => {
      const client = clientData('webauthn.get', challenge, otherwise.origin)
      const data = authenticatorData(otherwise, null)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        ...((otherwise.userHandle ?? handle) && { userHandle: otherwise.userHandle ?? handle }),
      })
    },
  }
}

export type TestDevice = ReturnType<typeof newDevice>
