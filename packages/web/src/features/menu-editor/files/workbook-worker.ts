import { readWorkbook } from './workbook.ts';

// In a thread of its own: a hostile file may keep it busy for as long as it likes.
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readWorkbook(data).then((read) => postMessage(read));
});
