import { COOKIES } from '@simplato/contract';
import { MENU_LANGUAGES, menuLanguageOf, type Language, type MenuLanguage } from '@simplato/domain';
import type { FastifyRequest } from 'fastify';

/** Browsers send a tenth of it. */
const LONGEST_HEADER = 500;

/**
 * The language for a response, of those that menus support; null is Spanish. The cookie with the
 * diner's choice takes precedence over Accept-Language.
 */
export function languageOf(request: FastifyRequest): MenuLanguage | null {
  const chosen = request.cookies[COOKIES.language];
  if (chosen === 'es') return null;
  const known = MENU_LANGUAGES.find((language) => language === chosen);
  if (known) return known;
  const header = (request.headers['accept-language'] ?? '').slice(0, LONGEST_HEADER);
  const preferred = header
    .split(',')
    .map((entry) => {
      const [tag = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim());
      return { tag, weight: Number(weight.replace('q=', '')) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return menuLanguageOf(preferred.map(({ tag }) => tag));
}

/** The language of mails to the caller. */
export function languageToWriteIn(request: FastifyRequest): Language {
  return languageOf(request) ?? 'es';
}
