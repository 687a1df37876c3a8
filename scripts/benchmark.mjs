import { spawn } from 'node:child_process'
import { node } from './installed.mjs'

const figure = /^= (.+): ([\d.e+-]+) \((higher|lower) is better\)$/

/** Runs one benchmark of the checkout in `folder`, shows what it says, and returns its figures (bench/figure.ts). */
export function runBenchmark(folder, name, more = []) {
  return new Promise((resolve, reject) => {
    // Memory is only comparable after garbage collection.
    const args = ['--expose-gc', `bench/${name}.ts`, ...more]
    const child = spawn(node, args, { cwd: folder, stdio: ['inherit', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.once('error', reject)
    child.once('close', (status) => {
      const figures = output.split('\n').flatMap((line) => {
        const [, what, value, better] = figure.exec(line) ?? []
        return what === undefined ? [] : [{ name: what, value: Number(value), better }]
      })
      resolve({ status, figures })
    })
  })
}
