/** An error that the user of the program can fix: shown as a sentence, without a stack. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
