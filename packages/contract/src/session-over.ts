/** What the screens say by themselves too, without the table of all errors. */
export const SESSION_OVER = 'Tu sesión ha terminado. Vuelve a entrar.';
