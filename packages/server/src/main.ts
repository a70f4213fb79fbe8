import { buildApp } from './app.ts';
import { ConfigError, readConfig, warningAbout } from './config.ts';
import { databaseClock } from './db/database-clock.ts';
import { demoTableCode, describeDemo } from './demo/describe-demo.ts';
import { openDemo } from './demo/open-demo.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { openDatabase } from './db/open-database.ts';
import { StartRefused } from './start-refused.ts';

const ENDINGS = ['SIGTERM', 'SIGINT'] as const;

/** The process: configuration in, a listening server out, and a clean end on SIGTERM and SIGINT. */
async function start(withDemo: boolean): Promise<void> {
  const config = readConfig();
  const warning = warningAbout(config);
  if (warning !== null) console.error(warning);
  const db = await openDatabase(config);
  if (withDemo) await openDemo(db, config);
  const mailer = config.smtp && smtpMailer(config.smtp);
  const clock = await databaseClock(db);
  const app = await buildApp({
    config,
    db,
    now: clock.now,
    limits: { connectionsPerAddress: config.connectionsPerAddress },
    ...(mailer ? { mailer } : {}),
    ...(withDemo ? { findTryOutCode: () => demoTableCode(db, config.publicUrl) } : {}),
  });

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    if (config.drainMs > 0) await app.drain(config.drainMs);
    await app.close();
    await clock.stop();
    await db.close();
    process.exit(0);
  };
  // One Ctrl+C may arrive twice, from the terminal and from npm: the second must not interrupt the
  // shutdown.
  for (const signal of ENDINGS) process.on(signal, () => void (stopping ??= stop()));

  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`PORT: el puerto ${config.port} ya está en uso por otro programa.`);
  });
  if (withDemo) {
    const isTerminal = process.stdout.isTTY;
    console.log(await describeDemo(db, { ...config, isTerminal }));
  } else {
    console.log(`Simplato: ${config.publicUrl}`);
  }
}

/** Errors that the user can fix are shown as a sentence; all others with their stack. */
function explain(error: unknown): unknown {
  return error instanceof StartRefused ? error.message : error;
}

start(process.argv[2] === '--demo').catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
