import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchXml } from '../../src/verifactu/batch-xml.ts';
import { ISSUER, SampleChain } from './sample-records.ts';
import { readSchemas, validateBatch } from './validate-batch.ts';

const WS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';

const schema = (namespace: string, content: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:d="${WS}/SuministroInformacion.xsd" targetNamespace="${namespace}" elementFormDefault="qualified">${content}</xs:schema>`;

/** In place of the agency's: nobody but the issuer of the samples may send anything. */
const TOY_SCHEMAS = {
  'SuministroLR.xsd': schema(
    `${WS}/SuministroLR.xsd`,
    `<xs:import namespace="${WS}/SuministroInformacion.xsd" schemaLocation="SuministroInformacion.xsd"/>
     <xs:element name="RegFactuSistemaFacturacion"><xs:complexType><xs:sequence>
       <xs:element name="Cabecera"><xs:complexType><xs:sequence>
         <xs:element ref="d:ObligadoEmision"/>
       </xs:sequence></xs:complexType></xs:element>
       <xs:any processContents="skip" maxOccurs="unbounded"/>
     </xs:sequence></xs:complexType></xs:element>`,
  ),
  'SuministroInformacion.xsd': schema(
    `${WS}/SuministroInformacion.xsd`,
    `<xs:import namespace="http://www.w3.org/2000/09/xmldsig#" schemaLocation="http://www.w3.org/TR/xmldsig-core-schema.xsd"/>
     <xs:element name="ObligadoEmision"><xs:complexType><xs:sequence>
       <xs:element name="NombreRazon" type="xs:string"/>
       <xs:element name="NIF" type="xs:string" fixed="${ISSUER.taxId}"/>
     </xs:sequence></xs:complexType></xs:element>`,
  ),
  'xmldsig-core-schema.xsd': schema('http://www.w3.org/2000/09/xmldsig#', ''),
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'schemas-'));
  for (const [name, content] of Object.entries(TOY_SCHEMAS)) {
    await writeFile(path.join(folder, name), content);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const batchOf = (issuer: typeof ISSUER) =>
  batchXml({ issuer, records: [new SampleChain(new Date()).register()], isIncident: false });

test('a batch is held against the schemas of a folder', async () => {
  const schemas = await readSchemas(folder);
  expect(await validateBatch(schemas, batchOf(ISSUER))).toEqual([]);
  const [fault] = await validateBatch(schemas, batchOf({ ...ISSUER, taxId: 'B12345674' }));
  expect(fault).toContain('NIF');
});

test('a schema that is not there is named', async () => {
  await expect(readSchemas(path.join(folder, 'nowhere'))).rejects.toThrow('SuministroLR.xsd');
});
