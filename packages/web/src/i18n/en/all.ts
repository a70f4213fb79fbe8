/** Every text in this language, in one chunk. */
export const MESSAGES: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(import.meta.glob('./*.ts', { eager: true })),
);
