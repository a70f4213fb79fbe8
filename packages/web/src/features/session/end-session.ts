import { signOut } from '@simplato/contract/endpoints';
import { lazyCall } from '../../first-view/hydrated-queries.ts';

let leaving: Promise<unknown> = Promise.resolve();

/**
 * Ends the session on the server. Nothing waits for it but the next entry, see `openSession`: it
 * works offline, where the session ends by its mark or by its age.
 */
export function endSession(): void {
  leaving = lazyCall(signOut).catch(() => undefined);
}

/**
 * Resolves when no sign-out is in progress: its answer deletes the cookies, whoever's they are by
 * then.
 */
export async function untilSignedOut(): Promise<void> {
  await leaving;
}
