/** Who acts in a restaurant's books without being a person: what is stored for them. */
export const SIMPLATO = 'Simplato';
export const PAYMENT_DASHBOARD = 'Panel de pagos';

/** Whether this is what is stored for an actor that is no person; '' is nobody. */
export function isNoPerson(actor: string): boolean {
  return actor === '' || actor === SIMPLATO || actor === PAYMENT_DASHBOARD;
}

/** Letters that are read for one another: each row as its first. */
const SAME_SHAPE = new Map(
  ['il1|іӏιı', 'o0оο', 's5ѕꜱ', 'aаαɑ', 'pрρ', 'tтτ', 'mм', 'eеε', 'cс', 'yу', 'nнп'].flatMap(
    (row) => Array.from(row, (letter) => [letter, row.slice(0, 1)] as const),
  ),
);

function shapeOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLocaleLowerCase('es')
    .replace(/[^\p{L}\p{N}|]+/gu, '');
  return Array.from(letters, (letter) => SAME_SHAPE.get(letter) ?? letter).join('');
}

/** A name may be read for any of these words, whatever letters it is written with. */
export function readsLike(name: string, words: readonly string[]): boolean {
  const shape = shapeOf(name);
  return words.some((word) => shapeOf(word) === shape);
}

/** What screens call those who are no person, and what would pass for one of them. */
const RESERVED = new Set(
  [PAYMENT_DASHBOARD, 'Sistema', 'El sistema', 'Automático', 'Comensal', 'Stripe', 'Soporte'].map(
    shapeOf,
  ),
);
const OURS = shapeOf(SIMPLATO);

/** Format characters, fillers and blanks that are no space: two names may differ in them alone. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/** Latin letters and digits in another form, which are taken for the plain ones: 'ｃocina', '𝐚na'. */
const ANOTHER_FORM = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}\u2460-\u24FF]/u;

/** Why a name cannot sign what its owner does; null if it can. */
export function signatureFault(name: string): string | null {
  if (INVISIBLE.test(name)) return 'Hay letras que no se ven. Bórralo y escríbelo de nuevo';
  const shape = shapeOf(name);
  if (RESERVED.has(shape) || shape.includes(OURS)) return 'Este nombre está reservado';
  return ANOTHER_FORM.test(name) ? 'Escríbelo con letras y números corrientes' : null;
}
