import { errorMessage } from '@simplato/contract';
import { expect, it } from 'vitest';
import { RefusedError } from '../../api/call-error.ts';
import { SCAN_MESSAGES } from '../../i18n/es/scan.ts';
import { entryProblem } from './enter-table.ts';

it('after too many wrong codes, a diner reads what the server says to do, and may retry', () => {
  const message = errorMessage('too_many_codes');
  expect(message).toMatch(/Escanea el que está ahora en la mesa, o pide al personal/);
  expect(
    entryProblem(new RefusedError({ code: 'too_many_codes', message }), SCAN_MESSAGES),
  ).toEqual({
    title: 'No hemos podido entrar en la mesa',
    text: null,
    canRetry: true,
  });
});
