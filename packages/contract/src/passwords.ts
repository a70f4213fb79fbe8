import { emailRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { newPasswordText, passwordText, ruled } from './account-fields.ts';
import { defineEndpoint, type EndpointHead } from './endpoint.ts';
import * as accountEndpoints from './account-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { linkToken, text } from './wire-fields.ts';

const messageAnswer = z.object({ message: z.string() });

const FORGOTTEN = 'Se ha enviado un correo con instrucciones para restablecer la contraseña.';
const CHANGED = 'Contraseña actualizada correctamente';

/** Both kinds of account reset their passwords in the same way; only the path differs. */
function forgotPassword<Head extends EndpointHead>(head: Head, whose: string) {
  return defineEndpoint(head, {
    summary: `Pide por correo un enlace para cambiar la contraseña ${whose}.`,
    body: z.object({ email: ruled(emailRule, 254) }),
    answers: { 200: messageAnswer },
    errors: [],
    example: { body: { email: 'lucia@example.com' }, answer: { message: FORGOTTEN } },
  });
}

function resetPassword<Head extends EndpointHead>(head: Head, whose: string) {
  return defineEndpoint(head, {
    summary: `Cambia la contraseña ${whose} con el enlace del correo. Cierra todas sus sesiones.`,
    body: z.object({ token: linkToken, newPassword: newPasswordText }),
    answers: { 200: messageAnswer },
    errors: ['bad_token', 'stale_password'],
    example: {
      body: {
        token: 'pM3v…',
        newPassword: 'base64("<sha-256 en hexadecimal>|1|2026112020")',
      },
      answer: { message: CHANGED },
    },
  });
}

export const forgotStaffPassword = forgotPassword(
  accountEndpoints.forgotStaffPassword,
  'de un restaurante',
);
export const forgotDinerPassword = forgotPassword(
  accountEndpoints.forgotDinerPassword,
  'de un comensal',
);
export const resetStaffPassword = resetPassword(
  accountEndpoints.resetStaffPassword,
  'de un restaurante',
);
export const resetDinerPassword = resetPassword(
  accountEndpoints.resetDinerPassword,
  'de un comensal',
);

export const PASSWORD_TEXTS = { forgotten: FORGOTTEN, changed: CHANGED } as const;

const newPassword = z.object({ password: passwordText, newPassword: newPasswordText });
const newPasswordExample = {
  password: 'base64("<sha-256 de la actual>|1|2026112020")',
  newPassword: 'base64("<sha-256 de la nueva>|1|2026112020")',
};

/** Ends the account's other sessions; this one continues with a new token. */
export const changeStaffPassword = defineEndpoint(staffEndpoints.changeStaffPassword, {
  summary: 'Cambia la contraseña propia, con la actual.',
  body: newPassword,
  answers: { 200: messageAnswer },
  errors: ['wrong_password', 'stale_password'],
  example: { body: newPasswordExample, answer: { message: CHANGED } },
});

export const changeDinerPassword = defineEndpoint(accountEndpoints.changeDinerPassword, {
  summary: 'Cambia la contraseña propia, con la actual.',
  body: newPassword,
  answers: { 200: messageAnswer },
  errors: ['wrong_password', 'stale_password'],
  example: { body: newPasswordExample, answer: { message: CHANGED } },
});

/** Called by the link in the mail to a new address. */
export const confirmEmail = defineEndpoint(accountEndpoints.confirmEmail, {
  summary: 'Confirma una dirección nueva con el enlace del correo.',
  body: z.object({ token: linkToken }),
  answers: { 200: z.object({ mail: z.string() }) },
  errors: ['bad_token', 'email_taken'],
  example: { body: { token: 'pM3v…' }, answer: { mail: 'lucia@example.com' } },
});

/** Handled by a person of our team, because a restaurant has orders, payments and legal duties. */
export const askForClosing = defineEndpoint(staffEndpoints.askForClosing, {
  summary: 'Pide que se cierre la cuenta del restaurante.',
  body: z.object({ password: passwordText, motivo: z._default(text(500), '') }),
  answers: { 200: z.object({ solicitada: z.string() }) },
  errors: ['wrong_password', 'stale_password'],
  example: {
    body: { password: 'base64("<sha-256 en hexadecimal>|1001|2026112020")', motivo: 'Traspaso' },
    answer: { solicitada: '2026-11-20T20:00:00.000Z' },
  },
});

/** Everybody of the restaurant sees that a colleague has asked. */
export const readClosing = defineEndpoint(staffEndpoints.readClosing, {
  summary: 'Cuándo se pidió por última vez el cierre del restaurante, si se pidió.',
  answers: { 200: z.object({ solicitada: z.nullable(z.string()) }) },
  errors: [],
  example: { answer: { solicitada: '2026-11-20T20:00:00.000Z' } },
});
