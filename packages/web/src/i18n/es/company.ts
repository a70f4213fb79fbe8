import { COMPANY } from '@simplato/contract';
import type { RichText } from './legal-text.ts';

const PENDING = 'Datos de la sociedad pendientes de inscripción.';

const { street, postalCode, town, province, country } = COMPANY;

/** What LSSI art. 10 requires, as far as known. */
export const COMPANY_ITEMS: readonly (readonly [name: string, words: RichText])[] = [
  ['Nombre comercial', COMPANY.brand],
  ['Titular', COMPANY.legalName ?? PENDING],
  ['NIF', COMPANY.taxId ?? PENDING],
  ['Registro', COMPANY.registry ?? PENDING],
  [
    'Domicilio',
    `${street === null ? '' : `${street}, `}${postalCode} ${town} (${province}), ${country}`,
  ],
  ['Contacto', contactText()],
];

/** Where to write. All our mails can be replied to, whatever else is not settled yet. */
function contactText(): RichText {
  const { email, phone } = COMPANY;
  if (email === null) return 'Contesta a cualquier correo que te hayamos enviado: lo leemos.';
  return [{ text: email, href: `mailto:${email}` }, phone === null ? '' : ` · ${phone}`];
}

/** Within a sentence: 'Escríbenos a …'. */
export const WRITE_TO_US: RichText =
  COMPANY.email === null
    ? 'Escríbenos contestando a cualquiera de nuestros correos'
    : ['Escríbenos a ', { text: COMPANY.email, href: `mailto:${COMPANY.email}` }];

/** Joins several parts of a sentence. */
export function joinTexts(...pieces: readonly RichText[]): RichText {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : [...piece]));
}
