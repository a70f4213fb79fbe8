/** Where the sandbox's own pages stand. */
export const SANDBOX_PATH = '/pago-de-prueba';
