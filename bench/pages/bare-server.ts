// A bare Node server that answers every request with the bytes it was told.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

let bytes = Buffer.alloc(0)
let headers: http.OutgoingHttpHeaders = {}
const server = http.createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('message', (told: { type: string; encoding: string; bytes: string }) => {
  bytes = Buffer.from(told.bytes, 'base64')
  headers = { 'content-type': told.type, 'content-encoding': told.encoding, 'content-length': bytes.length }
  process.send!('ready')
})
