export interface StreamEvent {
  event: string;
  id: number | null;
  data: unknown;
}

/** Assembles the events of a stream from the chunks in which they arrive. */
export class EventBlocks {
  readonly #decoder = new TextDecoder();
  #rest = '';

  take(chunk: Uint8Array): StreamEvent[] {
    const blocks = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap(parseBlock);
  }
}

function parseBlock(block: string): StreamEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const event = field('event');
  if (event === undefined) return [];
  const id = field('id');
  return [
    { event, id: id === undefined ? null : Number(id), data: JSON.parse(field('data') ?? 'null') },
  ];
}
