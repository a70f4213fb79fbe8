import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** Forwards a process's output, with a name before each line. */
export function prefixLines(child: ChildProcess, name: string): void {
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    if (from)
      createInterface({ input: from }).on('line', (line) => to.write(`${name} | ${line}\n`));
  }
}
