import fs from 'node:fs';
import process from 'node:process';

/** CPU, by who used it; `idle` is of cores that had nothing to do. */
export interface CpuSplit {
  postgres: number;
  client: number;
  server: number;
  idle: number;
}

/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Microseconds of CPU for each thing that `work` does and counts: of PostgreSQL's processes, of this
 * process and of the server, all on this machine. Unlike a rate, it does not depend on a client that
 * can do no more.
 */
export async function cpuOfEach(
  serverPid: number | null,
  work: () => Promise<number>,
): Promise<CpuSplit> {
  const before = readCpu(serverPid);
  const count = await work();
  const after = readCpu(serverPid);
  const each = (who: keyof CpuSplit) => ((after[who] - before[who]) * 1e6) / count;
  return {
    postgres: each('postgres'),
    client: each('client'),
    server: each('server'),
    idle: each('idle'),
  };
}

/** One line: who used how much for each. */
export function tellCpu(what: string, cpu: CpuSplit): void {
  const cells = Object.entries(cpu).map(([who, micros]) => `${who} ${Math.round(micros)}`);
  console.log(`  ${what.padEnd(8)} µs of CPU for each: ${cells.join(', ')}`);
}

/** In seconds. */
function readCpu(serverPid: number | null): CpuSplit {
  if (process.platform !== 'linux') throw new Error('Only Linux tells who used the CPU');
  const { user, system } = process.cpuUsage();
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return {
    postgres: pids.filter(isPostgres).reduce((sum, pid) => sum + cpuOf(pid), 0),
    client: (user + system) / 1e6,
    server: serverPid === null ? 0 : cpuOf(String(serverPid)),
    idle: idleCores(),
  };
}

const isPostgres = (pid: string) => read(`/proc/${pid}/comm`).trim() === 'postgres';

/** proc(5): fields 14 and 15, counted after the name, which may contain spaces. */
function cpuOf(pid: string): number {
  const [, rest = ''] = read(`/proc/${pid}/stat`).split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}

/** Idle, and waiting for a disk. */
function idleCores(): number {
  const [all = ''] = read('/proc/stat').split('\n', 1);
  const [, , , , idle = '0', waiting = '0'] = all.split(/ +/);
  return (Number(idle) + Number(waiting)) / TICKS_PER_SECOND;
}

/** Empty if the process has ended meanwhile. */
function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
