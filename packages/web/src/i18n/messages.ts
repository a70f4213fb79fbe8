/**
 * A copy in any language: the same keys with other texts. The Spanish one is the source, and its
 * `catalogue` is the name under which the other languages keep theirs.
 */
export type Words<Copy> = Copy extends string
  ? string
  : Copy extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Copy as Key extends 'catalogue' ? never : Key]: Words<Copy[Key]> };
