import type { Mail } from './outbox.ts';

interface Letter {
  to: string;
  name: string;
  publicUrl: string;
  token: string;
}

/** A name is one line, and no place for a paragraph of somebody else's. */
function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ');
}

function greeting(name: string): string {
  return `Hola, ${oneLine(name)}:`;
}

const SIGNATURE = 'Simplato · Aranjuez, Madrid';

export function resetPasswordMail(letter: Letter & { kind: 'staff' | 'diner' }): Mail {
  const page = letter.kind === 'staff' ? 'reset-password' : 'reset-password-comensales';
  return {
    to: letter.to,
    subject: 'Cambia tu contraseña de Simplato',
    text: [
      greeting(letter.name),
      'Alguien ha pedido cambiar la contraseña de tu cuenta de Simplato. Si has sido tú, abre este enlace; sirve una sola vez y durante una hora:',
      `${letter.publicUrl}/${page}?token=${letter.token}`,
      'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
      SIGNATURE,
    ].join('\n\n'),
  };
}

export function confirmEmailMail(letter: Letter): Mail {
  return {
    to: letter.to,
    subject: 'Confirma tu nueva dirección en Simplato',
    text: [
      greeting(letter.name),
      'Has pedido usar esta dirección en tu cuenta de Simplato. Ábrelo para confirmarla; el enlace sirve durante un día:',
      `${letter.publicUrl}/auth/confirmar-correo?token=${letter.token}`,
      'Si no lo has pedido tú, no hagas nada: nadie puede usar tu dirección sin este enlace.',
      SIGNATURE,
    ].join('\n\n'),
  };
}

export function invitationMail(letter: {
  to: string;
  inviter: string;
  legalName: string;
  publicUrl: string;
  token: string;
}): Mail {
  return {
    to: letter.to,
    subject: `Te esperan en ${oneLine(letter.legalName)}`,
    text: [
      'Hola:',
      `${oneLine(letter.inviter)} te invita a trabajar con Simplato en ${oneLine(letter.legalName)}. Abre este enlace para elegir tu nombre y tu contraseña; sirve una sola vez y durante siete días:`,
      `${letter.publicUrl}/auth/invitacion?token=${letter.token}`,
      'Si no conoces este restaurante, no hagas nada: sin este enlace nadie puede usar tu dirección.',
      SIGNATURE,
    ].join('\n\n'),
  };
}
