import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import type { Queryable } from '../../db/database.ts';
import { hashDigest } from '../../auth/password-hash.ts';
import { insertDiner, type Diner } from './diner-queries.ts';

export interface NewDiner {
  name: string;
  username: string;
  email: string;
  digest: string;
}

export async function registerDiner(db: Queryable, { digest, ...diner }: NewDiner): Promise<Diner> {
  const passwordHash = await hashDigest(digest);
  return unlessDinerTaken(insertDiner(db, { ...diner, passwordHash }));
}

/** The same error for a taken name and a taken address. */
export async function unlessDinerTaken<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw violatedUnique(error) === null ? error : new AppError('diner_taken');
  }
}
