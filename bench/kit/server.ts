import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
/**
 * The first start creates a database: seconds by itself, a minute next to other work on a small
 * machine.
 */
const TIMEOUT_MS = 180_000;

export interface RunningServer {
  url: string;
  pid: number;
  /** Resolves with the exit code; null if a signal ended the process. */
  stop(): Promise<number | null>;
}

/** Starts a server, by default the built one, in its own process; resolves once it answers. */
export async function startServer(
  env: Record<string, string>,
  flags: readonly string[] = [],
  program = MAIN,
): Promise<RunningServer> {
  return startProcess([...flags, program], '/api/ready', env);
}

/** Starts a script of bench/ as a server: the floors that use HTTP. */
export async function startFloor(script: string, env: Record<string, string> = {}) {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  return startProcess(['--import', 'tsx', file], '/', env);
}

async function startProcess(
  args: readonly string[],
  readyPath: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isReady(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${args.at(-1)} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
