import { errorMessage } from '@simplato/contract';
import type { Language } from '@simplato/domain';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RefusedError } from '../api/call-error.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { I18nContext } from '../i18n/i18n-context.ts';
import { useFailureMessage } from './failure-message.ts';

const tooMany = (seconds: number) =>
  new RefusedError({ code: 'too_many', message: errorMessage('too_many') }, seconds);

it.each([
  [
    'es',
    'Demasiados intentos seguidos. Espera un momento. Podrás intentarlo de nuevo en 4 minutos.',
  ],
  ['en', 'Too many attempts in a row. Wait a moment. You can try again in 4 minutes.'],
  ['fr', 'Tu pourras réessayer dans 4 minutes.'],
  ['de', 'Du kannst es in 4 Minuten wieder versuchen.'],
  ['pt', 'Podes tentar de novo dentro de 4 minutos.'],
  ['ca', 'Ho podràs tornar a provar d’aquí a 4 minuts.'],
] as const satisfies [Language, string][])(
  'says in %s how long to wait after too many attempts',
  async (language, words) => {
    const i18n = await loadMessages(language);
    const { result } = renderHook(useFailureMessage, {
      wrapper: ({ children }) => <I18nContext value={i18n}>{children}</I18nContext>,
    });
    expect(result.current(tooMany(200))).toContain(words);
    expect(result.current(tooMany(3_600))).toMatch(/\b1\s/);
  },
);
