import process from 'node:process';
import { batchXml, MAX_BATCH_RECORDS } from '../../src/verifactu/batch-xml.ts';
import type { HashedRecord } from '../../src/verifactu/record-xml.ts';
import { ISSUER, SampleChain, sampleRecords } from './sample-records.ts';
import { readSchemas, validateBatch } from './validate-batch.ts';

/**
 * `npm run verifactu-check -- FOLDER`: makes records of every kind and validates them against the schemas
 * that the tax agency publishes, which were downloaded into the folder: SuministroLR.xsd,
 * SuministroInformacion.xsd and xmldsig-core-schema.xsd. Then spoils some, and the schemas must notice.
 */
const folder = process.argv[2];
if (folder === undefined) {
  console.error('Which folder? npm run verifactu-check -- FOLDER');
  process.exit(2);
}

const schemas = await readSchemas(folder).catch((error: Error) => {
  console.error(error.message);
  process.exit(2);
});
const batchOf = (...records: HashedRecord[]) =>
  batchXml({ issuer: ISSUER, records, isIncident: false });

const samples = sampleRecords();
const chain = new SampleChain(new Date());
const valid: [string, string][] = [
  ...samples.map(([what, record]): [string, string] => [what, batchOf(record)]),
  [
    'all of them, late',
    batchXml({ issuer: ISSUER, records: samples.map(([, one]) => one), isIncident: true }),
  ],
  [
    'as many as one call may have',
    batchOf(...Array.from({ length: MAX_BATCH_RECORDS }, () => chain.register())),
  ],
];

/** By what is done to the first sample. */
const one = batchOf(...samples.slice(0, 1).map(([, record]) => record));
const spoilt: [string, string][] = [
  ['a kind that there is not', one.replace('>F2<', '>F9<')],
  ['a day as computers write it', one.replaceAll('30-11-2026', '2026-11-30')],
  ['a decimal comma', one.replace(/(<sf:ImporteTotal>\d+)\./, '$1,')],
  ['a tax number too short', one.replaceAll(ISSUER.taxId, 'B1')],
  [
    'elements in another order',
    one.replace(
      /(<sf:CuotaTotal>.*?<\/sf:CuotaTotal>)(<sf:ImporteTotal>.*?<\/sf:ImporteTotal>)/,
      '$2$1',
    ),
  ],
  ['no hash', one.replace(/<sf:Huella>.*?<\/sf:Huella>/, '')],
  ['the namespace of the file’s path', one.replaceAll('/tike/cont/', '/tikeV1.0/cont/')],
];

let failures = 0;
for (const [what, batch] of valid) {
  const faults = await validateBatch(schemas, batch);
  if (faults.length > 0) failures += 1;
  console.log(`${faults.length === 0 ? 'valid' : 'INVALID'}: ${what}`);
  for (const fault of faults) console.log(`    ${fault}`);
}
for (const [what, batch] of spoilt) {
  const [fault] = batch === one ? [] : await validateBatch(schemas, batch);
  if (fault === undefined) failures += 1;
  console.log(`${fault === undefined ? 'NOT NOTICED' : 'noticed'}: ${what}`);
  if (fault !== undefined) console.log(`    ${fault}`);
}
console.log(
  failures === 0
    ? `${valid.length} batches are valid, ${spoilt.length} spoilt ones are noticed.`
    : `${failures} of ${valid.length + spoilt.length} failed.`,
);
process.exitCode = failures === 0 ? 0 : 1;
