/** What whoever runs the program can mend: said as a sentence, without a stack. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
