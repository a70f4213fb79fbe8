/** The path of the sandbox's own pages. */
export const SANDBOX_PATH = '/pago-de-prueba';
