import { shortName, type Language } from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { nameToGreet, oneLine } from './one-line.ts';
import { DINER_LETTERS } from './i18n/diner-letters.ts';
import { writeLetter } from './write-letter.tsx';

const HOUR_MS = 3_600_000;

interface Reader {
  to: string;
  name: string;
  language: Language;
}

interface WithLink extends Reader {
  publicUrl: string;
  token: string;
}

function openingOf({ to, name, language }: Reader) {
  return { to, language, greeting: DINER_LETTERS[language].greeting(nameToGreet(name)) };
}

export function resetPasswordMail(letter: WithLink & { kind: 'staff' | 'diner' }): Mail {
  const page = letter.kind === 'staff' ? 'reset-password' : 'reset-password-comensales';
  const { action, ...words } = DINER_LETTERS[letter.language].resetPassword;
  return writeLetter({
    ...openingOf(letter),
    ...words,
    action: { label: action, url: `${letter.publicUrl}/${page}?token=${letter.token}` },
    goodForMs: HOUR_MS,
  });
}

export function confirmEmailMail(letter: WithLink): Mail {
  const { action, ...words } = DINER_LETTERS[letter.language].confirmEmail;
  const url = `${letter.publicUrl}/auth/confirmar-correo?token=${letter.token}`;
  return writeLetter({ ...openingOf(letter), ...words, action: { label: action, url } });
}

/** To the account's previous address, whose owner may not know of the change. */
export function emailChangedMail(letter: Reader & { kind: 'staff' | 'diner' }): Mail {
  const words = DINER_LETTERS[letter.language].emailChanged;
  const forStaff =
    'Avisa también a quien lleva el restaurante: puede sacar esa cuenta del equipo ahora mismo.';
  const after = letter.kind === 'staff' ? [forStaff, ...words.after] : words.after;
  return writeLetter({ ...openingOf(letter), ...words, after });
}

export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/auth/invitacion?token=${token}`;
}

export function invitationMail(letter: {
  to: string;
  inviter: string;
  legalName: string;
  publicUrl: string;
  token: string;
}): Mail {
  const legalName = oneLine(letter.legalName);
  const [restaurant, inviter] = [shortName(legalName), nameToGreet(letter.inviter)];
  return writeLetter({
    to: letter.to,
    language: 'es',
    subject: `Te esperan en ${restaurant}`,
    title: `Te esperan en ${restaurant}`,
    greeting: 'Hola:',
    before: [
      `${inviter} te invita a trabajar en ${legalName} con Simplato. Abre este enlace para elegir tu nombre y tu contraseña; sirve una sola vez y durante siete días:`,
    ],
    action: {
      label: 'Aceptar la invitación',
      url: invitationLink(letter.publicUrl, letter.token),
    },
    after: [
      'Si no conoces este restaurante, no hagas nada: sin este enlace nadie puede usar tu dirección.',
    ],
  });
}

/** Sent to every owner of a restaurant, whichever of them asked. */
export function closingMail(letter: {
  to: string;
  name: string;
  asker: string;
  legalName: string;
}): Mail {
  const legalName = oneLine(letter.legalName);
  const restaurant = shortName(legalName);
  return writeLetter({
    ...openingOf({ ...letter, language: 'es' }),
    subject: `Hemos recibido la petición de cerrar ${restaurant}`,
    title: 'Hemos recibido vuestra petición de cierre',
    before: [
      `${oneLine(letter.asker)} ha pedido cerrar la cuenta de ${legalName} en Simplato. Lo hacemos a mano: te escribiremos para dejarlo todo resuelto contigo, y hasta entonces todo sigue funcionando.`,
    ],
    after: [
      'Si nadie de la casa lo ha pedido, responde a este correo y cambia tu contraseña: no cerraremos nada.',
    ],
  });
}

/** Sent to every owner when the provider has stopped the restaurant's online payments. */
export function paymentsStoppedMail(letter: { to: string; name: string; legalName: string }): Mail {
  const legalName = oneLine(letter.legalName);
  return writeLetter({
    ...openingOf({ ...letter, language: 'es' }),
    subject: `${shortName(legalName)} ya no puede cobrar online`,
    title: 'Stripe ha parado tus cobros online',
    before: [
      `${legalName} no puede cobrar con tarjeta en Simplato hasta que lo resuelvas con Stripe. Mientras, tus clientes pagan en la mesa: «Pagar online» ya no aparece en la carta.`,
    ],
    after: ['En Ajustes, Cobros con tarjeta, verás qué falta y podrás seguir en Stripe.'],
  });
}
