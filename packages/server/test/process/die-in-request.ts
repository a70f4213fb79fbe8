/** Loaded into a server: a call can name the step of its own before which the server is killed, or waits. */
export const DIE_IN_REQUEST = new URL('./die-in-request.mjs', import.meta.url).href;

export const dieBefore = (step: number) => ({ 'x-die-before': String(step) });
/** A step that no call comes to: its answer says how many it had. */
export const COUNT_STEPS = dieBefore(1_000);
export const holdBefore = (statement: string) => ({ 'x-hold-before': statement });
