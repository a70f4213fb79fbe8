/**
 * A screen's texts in any language: the same keys with other texts; a list has as many. The Spanish
 * ones are the source, and their `id` is the name under which the other languages export theirs.
 */
export type Messages<Spanish> = Spanish extends string
  ? string
  : Spanish extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Spanish extends readonly unknown[]
      ? { readonly [Index in keyof Spanish]: Messages<Spanish[Index]> }
      : {
          readonly [Key in keyof Spanish as Key extends 'id' ? never : Key]: Messages<Spanish[Key]>;
        };
