import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { answersOk, runPart, type Part } from './run.ts'

export type EtcdMember = { part: Part; client: number; isLeader(): Promise<boolean> }

type Options = { program: string; folder: string; members: readonly { client: number; peer: number }[] }

/** What Patroni agrees on who is the primary with: three members, of which one may be lost. */
export async function openEtcd({ program, folder, members }: Options): Promise<EtcdMember[]> {
  const peers = members.map(({ peer }, at) => `e${at + 1}=http://127.0.0.1:${peer}`).join(',')
  return Promise.all(
    members.map(async ({ client, peer }, at) => {
      const name = `e${at + 1}`
      const data = path.join(folder, `etcd-${name}`)
      mkdirSync(data, { recursive: true, mode: 0o700 })
      const part = await runPart({
        name: `etcd-${name}`,
        command: program,
        args: [
          `--name=${name}`,
          `--data-dir=${data}`,
          `--listen-client-urls=http://127.0.0.1:${client}`,
          `--advertise-client-urls=http://127.0.0.1:${client}`,
          `--listen-peer-urls=http://127.0.0.1:${peer}`,
          `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
          `--initial-cluster=${peers}`,
          '--initial-cluster-state=new',
          // Patroni 3.0 keeps asking for a synchronous copy in vain when a watch of the third protocol was cut.
          '--enable-v2=true',
        ],
        folder,
        isOpen: () => answersOk(`http://127.0.0.1:${client}/health`),
      })
      return {
        part,
        client,
        async isLeader() {
          const text = await (await fetch(`http://127.0.0.1:${client}/metrics`)).text()
          return /^etcd_server_is_leader 1$/m.test(text)
        },
      }
    }),
  )
}
