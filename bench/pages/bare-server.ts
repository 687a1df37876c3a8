// A bare Node server that answers every request with the given bytes.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

let bytes = Buffer.alloc(0)
let headers: http.OutgoingHttpHeaders = {}
const server = http.createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('message', (page: { type: string; encoding: string; bytes: string }) => {
  bytes = Buffer.from(page.bytes, 'base64')
  headers = { 'content-type': page.type, 'content-encoding': page.encoding, 'content-length': bytes.length }
  process.send!('ready')
})
