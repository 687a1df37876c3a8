import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { accepts, runPart, type Part } from './run.ts'

const configuration = path.resolve(import.meta.dirname, '../../deploy/varnish.vcl')

type Options = { program: string; folder: string; port: number; shop: number }

/** The cache in front, as a retailer configures it. */
export function openVarnish({ program, folder, port, shop }: Options): Promise<Part> {
  const file = path.join(folder, 'varnish.vcl')
  const work = path.join(folder, 'varnish')
  mkdirSync(work)
  writeFileSync(file, readFileSync(configuration, 'utf8').replace('.port = "3000"', `.port = "${shop}"`))
  return runPart({
    name: 'varnish',
    command: program,
    args: ['-F', '-j', 'none', '-n', work, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,256m'],
    folder,
    isOpen: () => accepts(port),
  })
}
