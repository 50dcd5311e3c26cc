import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector got it. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  /** Empty where it has none. */
  parentId: string
  name: string
  kind: number
  attributes: Record<string, string | number>
  /** 2 is an error. */
  status: number
  /** Nanoseconds. */
  began: bigint
  ended: bigint
  service: string
}

export interface Collector {
  endpoint: string
  spans: ReceivedSpan[]
  /** What it was asked, as `METHOD PATH TYPE`. */
  asked: string[]
  /** From now on it answers with this; null is not at all. */
  answer: (status: number | null) => void
  close: () => Promise<void>
}

/** A little OpenTelemetry collector on loopback: it reads the protobuf of OTLP over HTTP. */
export async function openCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = []
  const asked: string[] = []
  const held: ServerResponse[] = []
  let status: number | null = 200
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['content-type']}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    spans.push(...spansOf(Buffer.concat(chunks)))
    if (status === null) held.push(response)
    else response.writeHead(status, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    asked,
    answer: (with_) => {
      status = with_
      if (with_ !== null) for (const one of held.splice(0)) one.writeHead(with_).end()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Fields = Map<number, (Buffer | bigint)[]>

/** The fields of a message of protobuf, by number, as they came. */
function fieldsOf(message: Buffer): Fields {
  const fields: Fields = new Map()
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const bytes = (length: number) => {
    at += length
    return message.subarray(at - length, at)
  }
  while (at < message.length) {
    const tag = Number(varint())
    const type = tag & 7
    if (![0, 1, 2, 5].includes(type)) throw new Error(`Protobuf has no type ${type}`)
    const value = type === 0 ? varint() : bytes(type === 1 ? 8 : type === 5 ? 4 : Number(varint()))
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value])
  }
  return fields
}

const inner = (fields: Fields, number: number) =>
  (fields.get(number) ?? []).map((one) => fieldsOf(one as Buffer))
const hex = (fields: Fields, number: number) => ((fields.get(number)?.[0] as Buffer) ?? '').toString('hex')
const text = (fields: Fields, number: number) => String(fields.get(number)?.[0] ?? '')
const count = (fields: Fields, number: number) => Number(fields.get(number)?.[0] ?? 0)
const moment = (fields: Fields, number: number) =>
  Buffer.from((fields.get(number)?.[0] ?? '') as Buffer).readBigUInt64LE()

/** `opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest`. */
function spansOf(request: Buffer): ReceivedSpan[] {
  return inner(fieldsOf(request), 1).flatMap((resourceSpans) => {
    const [resource = new Map()] = inner(resourceSpans, 1)
    const service = String(attributesOf(resource, 1)['service.name'])
    return inner(resourceSpans, 2)
      .flatMap((scopeSpans) => inner(scopeSpans, 2))
      .map((span) => ({
        traceId: hex(span, 1),
        spanId: hex(span, 2),
        parentId: hex(span, 4),
        name: text(span, 5),
        kind: count(span, 6),
        attributes: attributesOf(span, 9),
        status: inner(span, 15).map((one) => count(one, 3))[0] ?? 0,
        began: moment(span, 7),
        ended: moment(span, 8),
        service,
      }))
  })
}

function attributesOf(fields: Fields, number: number): Record<string, string | number> {
  const pairs = inner(fields, number).map((pair): [string, string | number] => {
    const [value = new Map()] = inner(pair, 2)
    return [text(pair, 1), value.has(1) ? text(value, 1) : count(value, 3)]
  })
  return Object.fromEntries(pairs)
}
