import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Files worth compressing; fonts and photos are compressed already, and source maps are only for
 * debugging.
 */
const PACKABLE = /\.(js|css|svg|wasm)$/;

/** Writes a brotli and a gzip copy next to every file of a folder, at the highest compression. */
export async function packFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => PACKABLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const bytes = await readFile(file);
      const best = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params: best }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
