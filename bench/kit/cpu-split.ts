import fs from 'node:fs';
import process from 'node:process';

/** Seconds of CPU, by who used them; `idle` is of cores that had nothing to do. */
export interface CpuSplit {
  postgres: number;
  client: number;
  server: number;
  idle: number;
}

/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Measures the CPU used while `work` runs: by PostgreSQL's processes, this process and the server,
 * all on this machine. Null where the kernel does not tell (only Linux does).
 */
export async function splitCpu(
  serverPid: number | null,
  work: () => Promise<unknown>,
): Promise<CpuSplit | null> {
  const before = readCpu(serverPid);
  await work();
  const after = readCpu(serverPid);
  if (!before || !after) return null;
  const used = (who: keyof CpuSplit) => after[who] - before[who];
  return {
    postgres: used('postgres'),
    client: used('client'),
    server: used('server'),
    idle: used('idle'),
  };
}

function readCpu(serverPid: number | null): CpuSplit | null {
  if (process.platform !== 'linux') return null;
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
