import { StartRefused } from '../start-refused.ts';

export class BackupError extends StartRefused {
  override readonly name = 'BackupError';
}
