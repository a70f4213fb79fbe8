import { COOKIES } from '@simplato/contract';
import { MENU_LANGUAGES, menuLanguageOf, type Language, type MenuLanguage } from '@simplato/domain';
import type { FastifyRequest } from 'fastify';

/**
 * The language that whoever asks reads, of those that diners are spoken to in; null is Spanish. What
 * was chosen on the device comes before what the device is set to.
 */
export function languageOf(request: FastifyRequest): MenuLanguage | null {
  const chosen = request.cookies[COOKIES.language];
  if (chosen === 'es') return null;
  const known = MENU_LANGUAGES.find((language) => language === chosen);
  if (known) return known;
  const header = request.headers['accept-language'] ?? '';
  const preferred = header
    .split(',')
    .map((entry) => {
      const [tag = '', weight = 'q=1'] = entry.trim().split(/\s*;\s*/);
      return { tag, weight: Number(weight.replace('q=', '')) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return menuLanguageOf(preferred.map(({ tag }) => tag));
}

/** What a mail to whoever asks is to be written in. */
export function languageToWriteIn(request: FastifyRequest): Language {
  return languageOf(request) ?? 'es';
}
