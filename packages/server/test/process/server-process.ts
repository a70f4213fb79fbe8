import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { fileURLToPath } from 'node:url';

/**
 * Compiles WebAssembly, which the embedded database is, once and quickly: a process of these tests
 * lives for seconds, and half of its start went into compiling it again, better.
 */
export const QUICK_COMPILATION = '--liftoff-only';
/** The built server as a process of its own, with the flags of an installation beside that one. */
const NODE_FLAGS = ['--max-semi-space-size=4', QUICK_COMPILATION];
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface ServerProcess {
  url: string;
  pid: number;
  /** From the start of the process to its first message, when it listens. */
  readyAfterMs: number;
  /** Everything written so far, to both streams. */
  output(): string;
  /** SIGKILL: no handler runs, and nothing is cleaned up. */
  kill(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<Ending>;
  stop(): Promise<Ending>;
}

export interface Ending {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  afterMs: number;
}

interface StartOptions {
  env: Record<string, string>;
  isDemo?: boolean;
  /** Of a server that was there before; otherwise one that is free. */
  port?: number;
  /** A command that prepares an environment and then runs the server's command, its last arguments. */
  within?: readonly string[];
}

export async function startServer({
  env,
  isDemo = true,
  within = [],
  port: given,
}: StartOptions): Promise<ServerProcess> {
  const port = given ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawnServer({
    env: { PORT: String(port), PUBLIC_URL: url, ...env },
    isDemo,
    within,
  });
  const output = gatherOutput(child);
  // Once its output was read to the end, too.
  const closed = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes(url) && resolve());
    child.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it listened:\n${output()}`)),
    );
  });
  const readyAfterMs = performance.now() - startedAt;
  const end = async (signal: NodeJS.Signals) => {
    const askedAt = performance.now();
    child.kill(signal);
    const [exitCode, endSignal] = (await closed) as [number | null, NodeJS.Signals | null];
    return { exitCode, signal: endSignal, afterMs: performance.now() - askedAt };
  };
  return {
    url,
    pid: child.pid ?? 0,
    readyAfterMs,
    output,
    kill: async () => void (await end('SIGKILL')),
    end,
    stop: () => end('SIGTERM'),
  };
}

/** For starts that are expected to fail: the exit code and the output. */
export async function runServer({ env, isDemo = false, within = [] }: StartOptions) {
  const child = spawnServer({
    env: { PORT: String(await findFreePort()), ...env },
    isDemo,
    within,
  });
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, stdout, stderr };
}

export function spawnServer({ env, isDemo, within = [] }: StartOptions): ChildProcess {
  const command = [...within, process.execPath, ...NODE_FLAGS, MAIN, ...(isDemo ? ['--demo'] : [])];
  // Only what the test sets. For example, the environment's own DATABASE_URL must not be passed on.
  return spawn(command[0]!, command.slice(1), {
    env: { HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function gatherOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  return () => text;
}

/** Resident memory of a process in MB: current and peak. */
export function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string) =>
    Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
  return { nowMb: read('VmRSS'), peakMb: read('VmHWM') };
}

/** A port that was free a moment ago, so nothing answers there. */
export async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
