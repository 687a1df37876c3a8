import http from 'node:http'

type Load = { seconds?: number; connections?: number; headers?: Record<string, string> }

/** Requests per second to one address over kept-alive connections, each sending the next request after a response. */
export async function rateOf(url: string, { seconds = 3, connections = 16, headers = {} }: Load = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const deadline = performance.now() + seconds * 1000
  let answered = 0
  const send = () =>
    new Promise<void>((resolve, reject) => {
      http
        .get(url, { agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
          response.resume().once('end', resolve)
        })
        .once('error', reject)
    })
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < deadline) {
        await send()
        answered += 1
      }
    }),
  )
  agent.destroy()
  return answered / seconds
}
