/**
 * In a module of its own, so that the screens can show it without loading the table of all errors.
 */
export const SESSION_OVER = 'Tu sesión ha terminado. Vuelve a entrar.';
