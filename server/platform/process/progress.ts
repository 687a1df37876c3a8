/** The progress of a long step. Without a terminal it prints a line per tenth, so that a log stays readable. */
export type Progress = { show(what: string, done: number, total: number): void; end(): void }

const width = 30

type Terminal = { isTTY?: boolean; write(text: string): unknown }

export function progressOn(terminal: Terminal): Progress {
  let shown = ''
  let isOpen = false
  const end = () => {
    if (isOpen) terminal.write('\n')
    isOpen = false
  }
  return {
    show(what, done, total) {
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const percent = String(Math.floor(share * 100)).padStart(3)
      const key = `${what} ${terminal.isTTY ? percent : Math.floor(share * 10)}`
      if (key === shown) return
      if (shown !== '' && !shown.startsWith(`${what} `)) end()
      shown = key
      if (!terminal.isTTY) {
        terminal.write(`· ${what} ${percent} %\n`)
        return
      }
      const filled = Math.round(share * width)
      terminal.write(`\r· ${what.padEnd(28)} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${percent} %`)
      isOpen = true
    },
    end,
  }
}
