import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { commandScript, root } from './paths.ts';

export type Outcome = { exitCode: number; output: string; seconds: number };

type RunOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** Prints the output as it comes instead of collecting it. */
  live?: boolean;
  timeoutMs?: number;
};

const graceMs = 5000;
const isWindows = process.platform === 'win32';
const children = new Set<ChildProcess>();

/** Runs a command to its end, without input. A command that cannot start exits with 127. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const startedAt = performance.now();
  const child = start(command, args, options);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const timer = options.timeoutMs
    ? setTimeout(() => signal(child, 'SIGKILL'), options.timeoutMs)
    : undefined;

  return new Promise((resolve) => {
    const end = (exitCode: number, reason = ''): void => {
      clearTimeout(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ exitCode, output: Buffer.concat(chunks).toString() + reason, seconds });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs the command of an npm package, resolved from a workspace. */
export function runPackage(
  [packageName, command]: [packageName: string, command?: string],
  args: string[],
  { workspace, ...options }: RunOptions & { workspace?: string } = {},
): Promise<Outcome> {
  return run(process.execPath, [commandScript(packageName, command, workspace), ...args], options);
}

/** Starts a process in its own process group, so that its child processes end with it. */
export function start(command: string, args: string[], options: RunOptions = {}): ChildProcess {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
    detached: !isWindows,
  });
  children.add(child);
  // Kills what it leaves behind: a server or a browser would keep a port or a folder in use.
  child.on('exit', () => signal(child, 'SIGKILL'));
  child.on('close', () => children.delete(child));
  return child;
}

/**
 * Asks every child to end, as Ctrl-C in its terminal would, and kills those that remain after 5 s.
 */
export async function endChildren(): Promise<void> {
  const running = [...children];
  if (running.length === 0) return;
  const allClosed = Promise.all(
    running.map((child) => new Promise((resolve) => child.once('close', resolve))),
  );
  for (const child of running) signal(child, 'SIGINT');
  const timer = setTimeout(() => {
    for (const child of running) signal(child, 'SIGKILL');
  }, graceMs);
  await allClosed;
  clearTimeout(timer);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

for (const [name, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(name, () => {
    void endChildren().finally(() => process.exit(exitCode));
  });
}
