import { RefusedError } from '../../api/call-error.ts';
import { LOG_IN, type LoginSide } from './log-in.ts';

/**
 * Logs in to an account that was sent without an answer: it exists if it was received. False if it
 * does not.
 */
export async function couldLogIn(
  side: LoginSide,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  try {
    await LOG_IN[side]({ email, password, remember: true });
    return true;
  } catch (failure) {
    if (failure instanceof RefusedError) return false;
    throw failure;
  }
}
