/**
 * With a scheme, www. or a path: nobody writes one by accident. Browsers take the other full stops
 * of Unicode for a dot too.
 */
const LINK = /:\/\/|www[.\u3002\uFF0E\uFF61]|[.\u3002\uFF0E\uFF61]\p{L}{2,}(:\d+)?[/?#]/iu;
/** May also be two sentences without a space between them. */
const DOMAIN_DOT = /(?<=[\p{L}\p{N}_-][.\u3002\uFF0E\uFF61])(?=\p{L}{2})/gu;

/**
 * Mail programs turn addresses into links, even in what we send as plain text. Those are replaced
 * by `instead`. What could also be ordinary text, as in "agua.Gracias", gets a space after its dot:
 * nothing is lost, and nothing can be tapped.
 */
export function withoutLinks(text: string, instead: string): string {
  return text.replace(/\S+/g, (word) =>
    LINK.test(word) ? instead : word.replace(DOMAIN_DOT, ' '),
  );
}
