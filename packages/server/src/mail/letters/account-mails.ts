import { houseName } from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { oneLine } from './one-line.ts';
import { writeLetter } from './write-letter.tsx';

const HOUR_MS = 3_600_000;

interface Reader {
  to: string;
  name: string;
}

interface WithLink extends Reader {
  publicUrl: string;
  token: string;
}

function greeting(name: string): string {
  return `Hola, ${oneLine(name)}:`;
}

export function resetPasswordMail(letter: WithLink & { kind: 'staff' | 'diner' }): Mail {
  const page = letter.kind === 'staff' ? 'reset-password' : 'reset-password-comensales';
  return writeLetter({
    to: letter.to,
    subject: 'Cambia tu contraseña de Simplato',
    title: 'Elige una contraseña nueva',
    greeting: greeting(letter.name),
    before: [
      'Alguien ha pedido cambiar la contraseña de tu cuenta de Simplato. Si has sido tú, abre este enlace; sirve una sola vez y durante una hora:',
    ],
    action: {
      label: 'Cambiar mi contraseña',
      url: `${letter.publicUrl}/${page}?token=${letter.token}`,
    },
    after: ['Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.'],
    goodForMs: HOUR_MS,
  });
}

export function confirmEmailMail(letter: WithLink): Mail {
  return writeLetter({
    to: letter.to,
    subject: 'Confirma tu nueva dirección en Simplato',
    title: 'Confirma que esta dirección es tuya',
    greeting: greeting(letter.name),
    before: [
      'Has pedido usar esta dirección en tu cuenta de Simplato. Abre este enlace para confirmarla; sirve durante un día:',
    ],
    action: {
      label: 'Confirmar mi dirección',
      url: `${letter.publicUrl}/auth/confirmar-correo?token=${letter.token}`,
    },
    after: [
      'Si no lo has pedido tú, no hagas nada: nadie puede usar tu dirección sin este enlace.',
    ],
  });
}

/** To the address that an account had until now: its owner may be the last to know. */
export function emailChangedMail(letter: Reader): Mail {
  return writeLetter({
    to: letter.to,
    subject: 'Tu cuenta de Simplato tiene otra dirección',
    title: 'Tu cuenta tiene otra dirección de correo',
    greeting: greeting(letter.name),
    before: [
      'La dirección de correo de tu cuenta de Simplato ha cambiado. Desde ahora se entra con la nueva, y esta ya no recibe nada de la cuenta.',
      'Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, alguien conoce tu contraseña. Responde a este correo cuanto antes y recuperaremos tu cuenta contigo.',
    ],
    after: [
      'Si trabajas en un restaurante, avisa también a quien lo lleva: puede sacar esa cuenta del equipo ahora mismo. Y si usas la misma contraseña en otro sitio, cámbiala allí.',
    ],
  });
}

export function invitationMail(letter: {
  to: string;
  inviter: string;
  legalName: string;
  publicUrl: string;
  token: string;
}): Mail {
  const legalName = oneLine(letter.legalName);
  const [house, inviter] = [houseName(legalName), oneLine(letter.inviter)];
  return writeLetter({
    to: letter.to,
    subject: `Te esperan en ${house}`,
    title: `Te esperan en ${house}`,
    greeting: 'Hola:',
    before: [
      `${inviter} te invita a trabajar en ${legalName} con Simplato. Abre este enlace para elegir tu nombre y tu contraseña; sirve una sola vez y durante siete días:`,
    ],
    action: {
      label: 'Aceptar la invitación',
      url: `${letter.publicUrl}/auth/invitacion?token=${letter.token}`,
    },
    after: [
      'Si no conoces este restaurante, no hagas nada: sin este enlace nadie puede usar tu dirección.',
    ],
  });
}

/** To every owner of a house, whoever of them has asked. */
export function closingMail(letter: Reader & { asker: string; legalName: string }): Mail {
  const legalName = oneLine(letter.legalName);
  const house = houseName(legalName);
  return writeLetter({
    to: letter.to,
    subject: `Hemos recibido la petición de cerrar ${house}`,
    title: 'Hemos recibido vuestra petición de cierre',
    greeting: greeting(letter.name),
    before: [
      `${oneLine(letter.asker)} ha pedido cerrar la cuenta de ${legalName} en Simplato. Lo hacemos a mano: te escribiremos para dejarlo todo resuelto contigo, y hasta entonces todo sigue funcionando.`,
    ],
    after: [
      'Si nadie de la casa lo ha pedido, responde a este correo y cambia tu contraseña: no cerraremos nada.',
    ],
  });
}
