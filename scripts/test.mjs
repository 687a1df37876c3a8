import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { compileCache, ensureInstalled, fail, node, root } from './installed.mjs'

const withoutBrowser = process.argv.includes('--without-browser')
const results = path.join(root, 'test-results')
const bin = (name) => path.join('node_modules', '.bin', name)
const tally = { passed: 0, failed: 0 }
/** What failed and why, repeated at the end: a long log is often read from its end, or stored only there. */
const failures = []
/** How long each stage took, listed at the end. */
const durations = []

async function timed(stage, work) {
  const began = Date.now()
  try {
    return await work()
  } finally {
    durations.push([stage, (Date.now() - began) / 1000])
  }
}

function run(title, command, args, env = {}) {
  process.stdout.write(`\n▸ ${title}\n`)
  return new Promise((resolve) => {
    // The threads and processes that tests start read the same modules again and again.
    const settings = { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env }
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: settings })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

/** Runs a command to its end and collects its output. */
function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ isGreen: false, output: `${error.message}\n` }))
    child.once('close', (code) => resolve({ isGreen: code === 0, output }))
  })
}

/** Checks that pass or fail as a whole, two at a time; their output appears in the order of the list. */
async function checks(list) {
  const lanes = [undefined, undefined]
  const results = list.map(([title, command, args], at) => {
    const run = () => timed(title, () => capture(command, args))
    lanes[at % 2] = Promise.resolve(lanes[at % 2]).then(run)
    return lanes[at % 2]
  })
  for (const [at, [title]] of list.entries()) {
    process.stdout.write(`\n▸ ${title}\n`)
    const { isGreen, output } = await results[at]
    process.stdout.write(output)
    tally[isGreen ? 'passed' : 'failed'] += 1
    if (!isGreen) failures.push(`${title}\n${output}`)
  }
}

/** A runner whose own report says how many. A runner that ends badly without naming a failure is a failure too. */
async function suite(title, args, report, count, env) {
  const file = path.join(results, report)
  rmSync(file, { force: true })
  const isGreen = await timed(title, () => run(title, node, args, { ...env, REPORT_FILE: file }))
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, messages: [] }
  tally.passed += counted.passed
  tally.failed += isGreen ? counted.failed : Math.max(counted.failed, 1)
  failures.push(...counted.messages)
  if (!isGreen && counted.failed === 0) failures.push(`${title} ended badly without naming a test`)
}

const vitestCount = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  messages: testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${path.relative(root, name)}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${path.relative(root, name)} › ${fullName}\n${failureMessages.join('\n')}`,
      ),
  ]),
})

const specsOf = (suites) => suites.flatMap((one) => [...(one.specs ?? []), ...specsOf(one.suites ?? [])])

const playwrightCount = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  messages: [
    ...errors.map(({ message }) => message),
    ...specsOf(suites).flatMap(({ ok, file, line, title, tests }) =>
      ok
        ? []
        : `${file}:${line} › ${title}\n${tests.flatMap(({ results }) => results.flatMap((one) => one.errors.map(({ message }) => message))).join('\n')}`,
    ),
  ],
})

const vitest = (project, file) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(results, file)}`,
]

try {
  await ensureInstalled()
  mkdirSync(results, { recursive: true })
  const chromium = withoutBrowser ? undefined : await ensureBrowser()

  await checks([
    ['Format', bin('oxfmt'), ['--check', '.']],
    ['Types of the routes', node, ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ])
  // These read the types of the routes.
  await checks([
    ['Types', bin('tsc'), ['--noEmit']],
    ['Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
    // Each layer with the globals of the place where it runs.
    ['Types of domain and contract, without DOM and Node', bin('tsc'), ['--noEmit', '-p', 'contract']],
    ['Types of server, db and demo, without DOM', bin('tsc'), ['--noEmit', '-p', 'server']],
    ['Types of app, without Node', bin('tsc'), ['--noEmit', '-p', 'app']],
    ['Types of desk, without Node', bin('tsc'), ['--noEmit', '-p', 'desk']],
    ['Nothing unused', bin('knip'), []],
  ])
  await suite('Rules, calls and stores', vitest('layers', 'layers.json'), 'layers.json', vitestCount)
  await timed('Build', ensureBuilt)
  await suite('The finished build', vitest('built', 'built.json'), 'built.json', vitestCount)
  if (chromium) {
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'screens.json') }
    await suite('Screens', ['node_modules/@playwright/test/cli.js', 'test'], 'screens.json', playwrightCount, env)
  }
} catch (error) {
  fail(error)
}

for (const message of failures) process.stdout.write(`\n✗ ${message.slice(0, 3000)}\n`)
process.stdout.write('\nSeconds by stage\n')
for (const [stage, seconds] of durations) process.stdout.write(`${seconds.toFixed(0).padStart(6)}  ${stage}\n`)
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exit(tally.failed === 0 ? 0 : 1)
