import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// By default it would come from another site.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readBarcodes(data, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 }).then(
    ([code]) => postMessage(code?.text || null),
    (error: unknown) => reportError(error),
  );
});
