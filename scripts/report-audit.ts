import { run } from './run.ts';

const TIMEOUT_MS = 30_000;
const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;

interface Audit {
  metadata?: { vulnerabilities?: Partial<Record<(typeof SEVERITIES)[number], number>> };
  vulnerabilities?: Record<string, { severity?: string }>;
}

/**
 * Known vulnerabilities of the installed packages, in one line. A report rather than a test: a
 * newly discovered vulnerability says nothing about this change, and offline nothing is known.
 */
export async function reportAudit(): Promise<string> {
  const { output } = await run('npm', ['audit', '--json'], { timeoutMs: TIMEOUT_MS });
  return `npm audit: ${readAudit(output)}`;
}

export function readAudit(output: string): string {
  const counts = parse(output)?.metadata?.vulnerabilities;
  if (!counts) return 'not known, the registry did not answer';
  const known = SEVERITIES.filter((severity) => (counts[severity] ?? 0) > 0);
  if (known.length === 0) return 'nothing known against the packages in use';
  const names = Object.keys(parse(output)?.vulnerabilities ?? {});
  const found = known.map((severity) => `${counts[severity]} ${severity}`).join(', ');
  return `${found} (${names.join(', ')})`;
}

/** npm may print something before the report, and prints something else when offline. */
function parse(output: string): Audit | null {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Audit;
  } catch {
    return null;
  }
}
