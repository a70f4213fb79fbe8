import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a browser takes packed; fonts and photos are packed by themselves, source maps are for debuggers. */
const PACKABLE = /\.(js|css|svg)$/;

/** Puts a brotli and a gzip copy beside every file of a folder, as small as they can be made. */
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
