import type { Mail } from './outbox.ts';

interface Letter {
  to: string;
  name: string;
  publicUrl: string;
  token: string;
}

/** A name is one line, and no place for a paragraph of somebody else's. */
function greeting(name: string): string {
  return `Hola, ${name.replace(/\s+/g, ' ')}:`;
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
