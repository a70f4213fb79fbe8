/** A span of time: from an instant, included, until another, excluded. */
export interface Span {
  from: Date;
  until: Date;
}

export const isWithin =
  ({ from, until }: Span) =>
  (at: string): boolean =>
    Date.parse(at) >= from.getTime() && Date.parse(at) < until.getTime();
