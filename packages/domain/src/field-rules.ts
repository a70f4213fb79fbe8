/** What a field must hold, with the text that says so (spec §5). Asked by the form and by the server. */
export type FieldRule = (value: string) => string | null;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const EMAIL_LENGTH = 254;

export const emailRule: FieldRule = (value) => {
  const email = value.trim();
  if (email === '') return 'El correo no puede estar vacío';
  return email.length <= EMAIL_LENGTH && EMAIL.test(email)
    ? null
    : 'El correo no cumple con el formato correcto';
};

/** At login only: the rules for a new password must not lock out an old one. */
export const enteredPasswordRule: FieldRule = (value) =>
  value === '' ? 'La contraseña no puede estar vacía' : null;
