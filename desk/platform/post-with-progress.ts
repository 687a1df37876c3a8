type Post = { headers: Readonly<Record<string, string>>; body: string; onProgress(share: number): void }

/** A request whose sending is watched, which `fetch` cannot; rejects where nothing answers. */
export const postWithProgress = (path: string, { headers, body, onProgress }: Post): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    for (const event of ['error', 'abort', 'timeout'] as const) request.addEventListener(event, reject)
    request.send(body)
  })
