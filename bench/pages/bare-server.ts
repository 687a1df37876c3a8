// A bare Fastify that answers every GET with the text it was told.
import fastify from 'fastify'

let text = ''
const bare = fastify()
bare.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(text))
await bare.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (told: string) => {
  text = told
  process.send!('ready')
})
process.send!(bare.listeningOrigin)
