// The process that renders pictures. It is forked by renderer.ts and ends with the channel to it.
import os from 'node:os'

// The shop has precedence: this process gets a third of its weight. Threads inherit the priority, so it is set first.
os.setPriority(5)
// A Ctrl-C at the terminal reaches the whole group: the shop finishes its responses and then closes the channel.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))

const { preparePhoto, render } = await import('./render.ts')
type Order = import('./renderer-messages.ts').Order
type Outcome = import('./renderer-messages.ts').Outcome

const answer = (outcome: Outcome) => void process.send?.(outcome)

async function work({ task }: Order): Promise<Buffer> {
  return 'photo' in task ? preparePhoto(task.photo, task) : render(task.source, task.width, task.format)
}

process.on('message', (order: Order) => {
  work(order).then(
    (picture) => answer({ id: order.id, picture }),
    (error: Error) => answer({ id: order.id, fault: error.message }),
  )
})
