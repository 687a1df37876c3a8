import { createHash, createHmac } from 'node:crypto'

export type S3Identity = { accessKey: string; secretKey: string; region: string }
type Signed = { method: string; url: URL; headers?: Record<string, string>; body?: Buffer; now: Date }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** RFC 3986 leaves fewer letters unescaped than JavaScript does. */
const escape = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** The headers of a request to S3 or what speaks like it, signed with AWS Signature Version 4. */
export function signS3({ accessKey, secretKey, region }: S3Identity, request: Signed): Record<string, string> {
  const { method, url, body = Buffer.alloc(0), now } = request
  const moment = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = moment.slice(0, 8)
  const contentHash = sha256(body)
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    'x-amz-content-sha256': contentHash,
    'x-amz-date': moment,
  }
  const names = Object.keys(headers).sort()
  const signedHeaders = names.join(';')
  const query = [...url.searchParams].map(([key, value]) => `${escape(key)}=${escape(value)}`).sort()
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${headers[name]!.trim()}`),
    '',
    signedHeaders,
    contentHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${secretKey}`))
  const signature = hmac(key, text).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${signedHeaders},Signature=${signature}`,
  }
}
